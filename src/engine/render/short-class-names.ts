import { Parser } from 'htmlparser2';

/** The names of the classes of one page: Emotion's are hashes, which compress badly. */
export class ShortClassNames {
  readonly #names = new Map<string, string>();

  /** The short name of a class, the same at every call. */
  of(name: string): string {
    const known = this.#names.get(name) ?? shortName(this.#names.size);
    this.#names.set(name, known);
    return known;
  }

  /** The markup with these names in its class attributes; classes that got no short name stay as they are. */
  applyTo(html: string): string {
    let text = '';
    let done = 0;
    const parser = new Parser({
      onopentag: (_, { class: classes }) => {
        if (!classes) return;
        const short = classes.split(' ').map((name) => this.#names.get(name) ?? name);
        const tag = html.slice(parser.startIndex, parser.endIndex + 1);
        text += html.slice(done, parser.startIndex) + tag.replace(` class="${classes}"`, ` class="${short.join(' ')}"`);
        done = parser.endIndex + 1;
      },
    });
    parser.end(html);
    return text + html.slice(done);
  }
}

/** _a, _b ... _z, _ba: an underscore, so that no class that an author of a block chose can be the same. */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return (index < 26 ? '_' : shortName(Math.floor(index / 26))) + letters[index % 26];
}
