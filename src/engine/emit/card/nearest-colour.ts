/** Red, green, blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Finds the index of the colour of a palette that is nearest to another one. */
export function nearestColour(palette: readonly Colour[]): (red: number, green: number, blue: number) => number {
  const found = new Map<number, number>();
  return (red, green, blue) => {
    const key = (red << 16) | (green << 8) | blue;
    const known = found.get(key);
    if (known !== undefined) return known;
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    palette.forEach(([r, g, b], index) => {
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (distance < least) [nearest, least] = [index, distance];
    });
    found.set(key, nearest);
    return nearest;
  };
}
