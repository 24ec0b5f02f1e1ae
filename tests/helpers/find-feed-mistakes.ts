import { parseXml, XmlElement } from '@rgrove/parse-xml';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const required = ['id', 'title', 'updated'];

/**
 * What feed validators say of an Atom feed: the rules of RFC 4287, and that links and identifiers are whole URLs.
 * @returns nothing for a sound feed; a text that is no XML is one mistake
 */
export function findFeedMistakes(text: string): string[] {
  let root: XmlElement | null;
  try {
    root = parseXml(text).root;
  } catch (error) {
    return [`no XML: ${(error as Error).message.split('\n')[0]}`];
  }
  if (root?.name !== 'feed' || root.attributes.xmlns !== 'http://www.w3.org/2005/Atom') return ['no Atom feed'];
  const entries = childrenOf(root, 'entry');
  const ids = [root, ...entries].map((element) => textOf(element, 'id'));
  return [
    ...findIn(root, 'the feed'),
    ...(linksOf(root, 'self').length === 1 ? [] : ['the feed: no link to itself']),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`),
    ...entries.flatMap((entry, index) => {
      const name = `entry ${index + 1}`;
      const hasAuthor = childrenOf(entry, 'author').length > 0 || childrenOf(root, 'author').length > 0;
      return [
        ...findIn(entry, name),
        ...(hasAuthor ? [] : [`${name}: no author`]),
        ...(linksOf(entry, 'alternate').length === 1 ? [] : [`${name}: not one link to its page`]),
        ...(textOf(entry, 'updated') > textOf(root, 'updated') ? [`${name}: changed after the feed`] : []),
        ...(textOf(entry, 'published') > textOf(entry, 'updated') ? [`${name}: changed before it was published`] : []),
      ];
    }),
  ];
}

function findIn(element: XmlElement, name: string): string[] {
  const dates = ['updated', 'published'].flatMap((key) => childrenOf(element, key).map((date) => date.text));
  const urls = [...childrenOf(element, 'link').map(({ attributes }) => attributes.href ?? ''), textOf(element, 'id')];
  return [
    ...required.filter((key) => childrenOf(element, key).length !== 1).map((key) => `${name}: not one ${key}`),
    ...dates.filter((date) => !moment.test(date)).map((date) => `${name}: "${date}" is no moment`),
    ...urls.filter((url) => !URL.canParse(url) || !url.startsWith('https://')).map((url) => `${name}: "${url}" is no whole URL`),
    ...childrenOf(element, 'author').flatMap((author) => (textOf(author, 'name') ? [] : [`${name}: an author without a name`])),
    ...childrenOf(element, 'category').flatMap(({ attributes }) => (attributes.term ? [] : [`${name}: a category without a term`])),
  ];
}

function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
}

function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text ?? '';
}

function linksOf(element: XmlElement, rel: string): XmlElement[] {
  return childrenOf(element, 'link').filter(({ attributes }) => attributes.rel === rel);
}
