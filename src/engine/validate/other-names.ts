/** Names that other systems have for a key, which are too different for a suggestion by spelling. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  type: ['kind', 'block', 'component', 'template', 'layout', 'widget', 'module'],
  href: ['url', 'link', 'to', 'target', 'path', 'address', 'page'],
  src: ['url', 'path', 'file', 'source', 'href'],
  alt: ['description', 'caption', 'title', 'text'],
  label: ['text', 'title', 'name', 'caption'],
  heading: ['title', 'headline', 'name', 'h1', 'header'],
  intro: ['subtitle', 'subheading', 'subheadline', 'lead', 'text', 'body', 'summary', 'description'],
  text: ['body', 'content', 'markdown', 'copy', 'paragraph', 'description'],
  eyebrow: ['kicker', 'overline', 'tagline'],
  actions: ['buttons', 'button', 'links', 'cta', 'ctas'],
  image: ['picture', 'photo', 'img'],
  options: ['choices', 'values'],
  newTab: ['external', 'blank'],
  id: ['anchor'],
  route: ['path', 'url', 'slug', 'permalink', 'address'],
  formerPaths: ['redirects', 'redirectFrom', 'redirect_from', 'formerly', 'movedFrom'],
  title: ['name', 'heading'],
  description: ['summary', 'excerpt', 'metaDescription', 'text', 'body'],
  blocks: ['sections', 'components', 'content'],
};

/** The one of the keys that is most likely meant by a word from elsewhere. */
export function otherNameOf(word: string, keys: readonly string[]): string | undefined {
  const plain = word.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
  return keys.find((key) => Object.hasOwn(otherNames, key) && otherNames[key]?.includes(plain));
}
