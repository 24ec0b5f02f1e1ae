import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The parts of a 24x24 line icon: SVG tag name and attributes. */
export type IconNode = [tag: string, attributes: Record<string, string>][];

const require = createRequire(import.meta.url);
const lucide = JSON.parse(readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8')) as Record<string, IconNode>;

// Lucide ships no trademarks, so the social networks' glyphs are drawn here in the same line style.
const networks: Record<string, IconNode> = {
  'network-linkedin': [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '3' }],
    ['path', { d: 'M7.5 10.5V17' }],
    ['path', { d: 'M7.5 7.3v.01' }],
    ['path', { d: 'M11.5 17v-6.5' }],
    ['path', { d: 'M11.5 13.4c0-1.7 1.1-2.9 2.6-2.9s2.4 1.1 2.4 2.9V17' }],
  ],
  'network-instagram': [
    ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5' }],
    ['circle', { cx: '12', cy: '12', r: '4' }],
    ['path', { d: 'M16.9 7.1v.01' }],
  ],
  'network-youtube': [
    ['rect', { x: '2.5', y: '5', width: '19', height: '14', rx: '4' }],
    ['path', { d: 'm10.2 9.2 5 2.8-5 2.8z' }],
  ],
  'network-x': [
    ['path', { d: 'M4 4h3.6L20 20h-3.6z' }],
    ['path', { d: 'm19.2 4-6.1 6.7' }],
    ['path', { d: 'm4.8 20 6.3-6.9' }],
  ],
};

export const iconNodes: Readonly<Record<string, IconNode>> = { ...lucide, ...networks };
export const iconNames: readonly string[] = Object.keys(iconNodes).sort();
