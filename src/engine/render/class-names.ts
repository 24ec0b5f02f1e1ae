/**
 * Stands in front of every class name of Emotion in rules, and in the markup of parts that several pages share, so that the name
 * can be replaced when the page is put together. A control character, because texts of authors hold none.
 */
export const classMark = '\u007f';

/** A text with marked class names, taken apart: text, class, text, class ... text. */
export type MarkedText = readonly string[];

/** Takes a text apart at its marks. */
export function splitAtMarks(text: string): MarkedText {
  const [start = '', ...marked] = text.split(classMark);
  return [
    start,
    ...marked.flatMap((part) => {
      const [name = ''] = /^[\w-]+/.exec(part) ?? [];
      return [name, part.slice(name.length)];
    }),
  ];
}

/** Short names for the classes of one page, in the order in which it uses them: Emotion's are hashes, which compress badly. */
export class ClassNames {
  private readonly names = new Map<string, string>();

  /** @param name the one of Emotion */
  shorten(name: string): string {
    const known = this.names.get(name);
    if (known !== undefined) return known;
    const short = shortName(this.names.size);
    this.names.set(name, short);
    return short;
  }

  /** Puts the short names in the places of those that are marked. */
  applyTo(text: MarkedText): string {
    let result = '';
    for (let index = 0; index < text.length; index++) {
      const part = text[index] as string;
      result += index % 2 === 0 ? part : this.shorten(part);
    }
    return result;
  }
}

/** _a, _b ... _z, _ba: an underscore, so that no class that an author of a block chose can be the same. */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return (index < 26 ? '_' : shortName(Math.floor(index / 26))) + letters[index % 26];
}
