import type { SiteConfig } from '#contract/site-config.ts';
import { settingsOf } from '#theme/settings.ts';
import { contrast, lighten, mix, readableOn } from './colour.ts';
import { highlightShare, lightGrounds } from './theme-colours.ts';

const hues = {
  indigo: '#4338a8',
  azure: '#1c5fa8',
  teal: '#0f6f6c',
  green: '#1f7040',
  amber: '#8f5b00',
  copper: '#9a4a2b',
  crimson: '#a11d35',
  plum: '#73307f',
  slate: '#475a70',
} as const;

export type HueName = keyof typeof hues;

export const hueNames = Object.keys(hues) as HueName[];

const radii = { none: '0', small: '4px', medium: '10px' };

/** The base colours of a region, from which all others are derived. */
function coloursOf(site: SiteConfig, regionName: string) {
  const { ink, paper } = settingsOf(site);
  const accent = site.regions[regionName]?.colour ?? ink;
  const grounds = lightGrounds({ ink, paper }, accent);
  const night = mix(ink, '#000000', 0.32);
  const light = {
    paper,
    shade: grounds.shade,
    surface: grounds.surface,
    ink,
    soft: mix(ink, paper, 0.28),
    line: mix(paper, ink, 0.16),
    control: mix(paper, ink, 0.55),
  };
  const dark = {
    paper: night,
    shade: lighten(night, 0.035),
    surface: lighten(night, 0.06),
    ink: '#f3f5f8',
    soft: mix('#f3f5f8', night, 0.3),
    line: mix(night, '#ffffff', 0.17),
    control: mix(night, '#ffffff', 0.5),
  };
  const deep = mix(readableOn(accent, ['#ffffff'], 7), ink, 0.35);
  const tint = { light: grounds.tint, dark: mix(night, accent, 0.24) };
  const darkGrounds = [mix(ink, '#ffffff', 0.1), ink, dark.surface, tint.dark, deep];
  // Every colour is readable on the plain backgrounds and on those of highlighted cards.
  const readable = (colour: string, plain: readonly string[]) =>
    readableOn(colour, (own) => [...plain, ...plain.map((ground) => mix(ground, own, highlightShare))], 4.5);
  const tone = (colour: string) => pair(readable(colour, Object.values(grounds)), readable(colour, darkGrounds));
  return { accent, night, light, dark, deep, tint, tone };
}

/** One of the named colours, moved until it can be read on the backgrounds of the region's pages. */
export function hueColour(site: SiteConfig, regionName: string, name: HueName): string {
  return coloursOf(site, regionName).tone(hues[name]);
}

/**
 * The custom properties of one region's pages. Every colour pair is `light-dark()`, so a dark band is one
 * `color-scheme: dark` away, and every accent is moved until it can be read on its backgrounds.
 */
export function tokenStyles(site: SiteConfig, regionName: string): string {
  const { ink, radius } = settingsOf(site);
  const { accent, night, light, dark, deep, tint, tone } = coloursOf(site, regionName);
  // A filled button keeps the region's colour in both schemes: on dark it is only as light as a control has to be, so that
  // white words stand on it too; a colour too light for white is made light enough for dark words.
  const words = mix(ink, '#000000', 0.4);
  const onFill = (ground: string) => (contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : words);
  const seen = readableOn(accent, [dark.surface, night, dark.shade, tint.dark], 3);
  const fill = {
    light: readableOn(accent, ['#ffffff'], 4.5),
    dark: onFill(seen) === words ? readableOn(seen, [words], 4.5) : seen,
  };
  // Under the pointer the background gets more contrast to its text.
  const pressed = (ground: string) => mix(ground, onFill(ground) === '#ffffff' ? '#000000' : '#ffffff', 0.18);
  const properties: Record<string, string> = {
    ...Object.fromEntries((Object.keys(light) as (keyof typeof light)[]).map((name) => [name, pair(light[name], dark[name])])),
    band: mix(night, ink, 0.55),
    accent: tone(accent),
    fill: pair(fill.light, fill.dark),
    'on-fill': pair(onFill(fill.light), onFill(fill.dark)),
    'fill-hover': pair(pressed(fill.light), pressed(fill.dark)),
    tint: pair(tint.light, tint.dark),
    deep,
    warning: pair('#fff4d6', '#33270a'),
    'warning-line': pair('#b7791f', '#d69e2e'),
    radius: radii[radius],
  };
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}

function pair(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}
