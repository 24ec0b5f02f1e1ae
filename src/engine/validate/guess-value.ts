import { pageSchema } from '#engine/schema/page-schema.ts';
import { guessLink } from './guess-link.ts';

const route = new RegExp(pageSchema.properties.route.pattern);

/** What a value of the wrong form was most likely meant to be. @param kind what its schema says it names @param key the key it stands at */
export function guessValue(written: string, kind: unknown, key: string): string | undefined {
  if (kind === 'link') return guessLink(written);
  if (kind === 'anchor') return guessWords(written.replace(/^#/, ''));
  if (kind === 'image') return guessPicture(written);
  return key === 'route' || key === 'aliases' || key === 'formerPaths' ? guessRoute(written) : undefined;
}

/** "Our Team" as it can stand in a path: our-team. */
function guessWords(written: string): string | undefined {
  const words = written
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return /^[a-z][a-z0-9-]*$/.test(words) ? words : undefined;
}

function guessRoute(written: string): string | undefined {
  const path = written
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/(?:\/?index)?\.(?:html?|ya?ml)$|\/index$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const whole = path.startsWith('/') ? path : `/${path}`;
  return route.test(whole) ? whole : undefined;
}

function guessPicture(written: string): string | undefined {
  const path = written.replaceAll('\\', '/');
  if (/^[a-z]+:/i.test(path) || /\s/.test(path) || !/\.(?:svg|png|jpe?g|webp|avif)$/i.test(path)) return undefined;
  return /^\.{1,2}\//.test(path) ? path : `./${path.replace(/^\/+/, '')}`;
}

/** What stands in the way of a picture path, where no other path can be guessed. */
export function adviseOnPicture(written: string): string | undefined {
  if (/^https?:/i.test(written)) return 'Pictures of other sites are not shown: save it beside this file, and write ./ and its name.';
  if (/\s/.test(written)) return 'Give the file a name without spaces, as in ./art/two-cranes.jpg, and write that.';
  const [, ending] = /\.([a-z]+)$/i.exec(written) ?? [];
  return ending ? `A picture of the kind "${ending}" cannot be shown: export it as PNG, JPEG, WebP, AVIF or SVG.` : undefined;
}
