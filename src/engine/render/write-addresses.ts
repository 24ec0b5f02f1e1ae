import { Tokenizer } from 'htmlparser2';
import { addressBelow } from '#contract/base.ts';

/** Attributes that hold one address. */
const single: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite']);
/** Attributes that hold several, each with a width behind it. */
const several: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);

interface Addresses {
  /** The path below which the site lies. */
  base: string;
  /** Parts of the document in which every address is whole already. */
  whole?: readonly string[];
  /** Addresses that are not of the site. */
  others?: ReadonlySet<string>;
}

/**
 * Puts the base in front of every address of the site that an attribute holds, so that views and authors write paths as they are in
 * the route table. Only the addresses are changed: the rest of the document stays as it was drawn, byte for byte.
 */
export function writeAddresses(html: string, { base, whole = [], others = new Set() }: Addresses): string {
  if (base === '/') return html;
  const kept = whole.flatMap((part) => {
    const start = part === '' ? -1 : html.indexOf(part);
    return start < 0 ? [] : [{ start, end: start + part.length }];
  });
  const pieces: string[] = [];
  let done = 0;
  let name = '';
  let start = -1;
  let end = -1;
  const write = () => {
    const value = html.slice(start, end);
    if (kept.some((part) => part.start <= start && end <= part.end) || others.has(value)) return;
    pieces.push(html.slice(done, start), several.has(name) ? writeSeveral(value, base) : addressBelow(base, value));
    done = end;
  };
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onattribname(from, to) {
        name = html.slice(from, to).toLowerCase();
        start = -1;
      },
      onattribdata(from, to) {
        if (start < 0) start = from;
        end = to;
      },
      onattribend() {
        if (start >= 0 && (single.has(name) || several.has(name))) write();
        start = -1;
      },
      onattribentity: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return pieces.join('') + html.slice(done);
}

function writeSeveral(value: string, base: string): string {
  return value
    .split(',')
    .map((part) => part.replace(/^(\s*)(\S+)/, (_, space: string, address: string) => space + addressBelow(base, address)))
    .join(',');
}
