import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { drawPlot } from '../../bench/draw-plot.ts';

test('a plot has a point for each number, further right and higher for a larger one', () => {
  const points = [
    { x: 100, y: 0.5 },
    { x: 1000, y: 4 },
    { x: 10_000, y: 31 },
  ];
  const svg = drawPlot(
    [
      { title: 'Time & more', unit: 's', series: [{ name: 'cold', points }] },
      { title: 'Memory', unit: 'MB', series: [{ name: 'cold', points: points.slice(0, 2) }] },
    ],
    { label: 'pages', note: '<a machine>' },
  );
  const { root } = parseXml(svg);
  const all = (element: XmlElement, name: string): XmlElement[] =>
    element.children.flatMap((child) => {
      const inside = child as XmlElement;
      return inside.name === undefined ? [] : [...(inside.name === name ? [inside] : []), ...all(inside, name)];
    });
  const circles = all(root as XmlElement, 'circle').map(({ attributes, text }) => ({
    x: Number(attributes.cx),
    y: Number(attributes.cy),
    text,
  }));
  expect(circles.map(({ text }) => text)).toEqual(
    ['0.5 s', '4 s', '31 s', '0.5 MB', '4 MB'].map(
      (value, index) => `cold, ${['100', '1 000', '10 000', '100', '1 000'][index]}: ${value}`,
    ),
  );
  const [first, second, third] = circles;
  expect([first, second, third].map((circle) => circle?.x)).toEqual(
    [...[first, second, third].map((circle) => circle?.x)].sort((a, b) => Number(a) - Number(b)),
  );
  expect(first?.y).toBeGreaterThan(second?.y ?? 0);
  expect(second?.y).toBeGreaterThan(third?.y ?? 0);
  // From 100 to 10 000 the scale is even: each power of ten is as wide as the other.
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((third?.x ?? 0) - (second?.x ?? 0), 0);
  expect(all(root as XmlElement, 'text').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Time & more', '<a machine>', 'pages', '10 000']),
  );
});
