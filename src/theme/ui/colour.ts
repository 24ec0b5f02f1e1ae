type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2 relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two colours (#rrggbb), 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour on the straight line from one to another; `share` 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return format([0, 1, 2].map((index) => (a[index] as number) * (1 - share) + (b[index] as number) * share) as unknown as Rgb);
}

/**
 * A lighter colour of the same hue; `share` 1 is white. It stands halfway between one that keeps all its saturation, which
 * glares, and a mix with white, which turns grey.
 */
export function lighten(colour: string, share: number): string {
  const rgb = parse(colour).map((part) => part / 255) as unknown as Rgb;
  const [low, high] = [Math.min(...rgb), Math.max(...rgb)];
  const middle = (low + high) / 2;
  const range = Math.min(middle, 1 - middle);
  const lighter = middle + (1 - middle) * share;
  const stretch = range === 0 ? 0 : Math.min(lighter, 1 - lighter) / range;
  const saturated = rgb.map((part) => 255 * (lighter + (part - middle) * stretch)) as unknown as Rgb;
  return mix(format(saturated), mix(colour, '#ffffff', share), 0.5);
}

/**
 * The colour itself if it can be read on every background, else the nearest darker or lighter one that can.
 * @param backgrounds a function where they have some of the colour themselves
 * @param ratio the contrast to reach: 4.5 for text, 3 for controls (WCAG 2.2, 1.4.3 and 1.4.11)
 */
export function readableOn(
  colour: string,
  backgrounds: readonly string[] | ((colour: string) => readonly string[]),
  ratio: number,
): string {
  const grounds = typeof backgrounds === 'function' ? backgrounds : () => backgrounds;
  const enough = (candidate: string) => grounds(candidate).every((ground) => contrast(candidate, ground) >= ratio);
  const dark = luminance(grounds(colour)[0] as string) < 0.18;
  for (let share = 0; share <= 1; share += 0.04) {
    const candidate = dark ? lighten(colour, share) : mix(colour, '#000000', share);
    if (enough(candidate)) return candidate;
  }
  return dark ? '#ffffff' : '#000000';
}
