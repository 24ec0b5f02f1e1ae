import type { Teaser } from './entry.ts';

const ingrid: Teaser = {
  id: 'people/ingrid-solheim',
  kind: 'person',
  title: 'Ingrid Solheim',
  note: 'Chief Hydrographer',
  href: '/people/ingrid-solheim',
};
const pieter: Teaser = { id: 'people/pieter-van-houten', kind: 'person', title: 'Pieter van Houten', note: 'Head of Dredging Control' };
const tides = { value: 'tides', label: 'Tides', href: '/journal/topics/tides' };
const dredging = { value: 'dredging', label: 'Dredging', href: '/journal/topics/dredging' };

/** Entries for the example of a block that shows some: an example belongs to no site, so no query finds any. */
export const sampleTeasers: readonly Teaser[] = [
  {
    id: 'articles/a-chart-that-was-wrong',
    kind: 'article',
    href: '/journal/a-chart-that-was-wrong',
    title: 'A chart that was wrong for ninety years',
    summary: 'The rock was never where the sheet put it. How one survey found out, and what it says about the others.',
    date: '2026-03-12',
    topics: [tides, dredging],
    people: [ingrid],
  },
  {
    id: 'articles/paying-for-mud',
    kind: 'article',
    href: '/journal/paying-for-mud',
    title: 'Paying for mud by the cubic metre',
    summary: 'What is dredged and what is paid for are two figures. We compare them over eleven contracts.',
    date: '2026-02-27',
    topics: [dredging],
    people: [pieter, ingrid],
  },
  {
    id: 'articles/low-water',
    kind: 'article',
    href: '/journal/low-water',
    title: 'Low water is lower than it was',
    summary: 'Four harbours, thirty years of gauges and one line that points down.',
    date: '2026-01-19',
    topics: [tides],
    people: [ingrid],
  },
  {
    id: 'articles/before-the-crane',
    kind: 'article',
    href: '/journal/before-the-crane',
    title: 'Before the crane arrives',
    summary: 'A quay is surveyed in a day. What should be known about it takes a little longer.',
    date: '2025-12-04',
    topics: [dredging],
    people: [pieter],
  },
];
