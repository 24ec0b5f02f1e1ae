import {
  XmlComment,
  XmlDeclaration,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  type XmlNode,
  XmlProcessingInstruction,
  XmlText,
} from '@rgrove/parse-xml';
import { svgElementAttributes } from 'svg-element-attributes';
import { isSafeStyle } from './is-safe-style.ts';

/** Elements that only draw. Scripts, links, HTML, external pictures and animations, which can set a link, are not among them. */
const elements = new Set(
  `circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g line linearGradient marker mask metadata path pattern
  polygon polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view`.split(/\s+/),
);
const attributes = new Set(
  ['*', ...elements]
    .flatMap((name) => svgElementAttributes[name] ?? [])
    .filter((name) => !/^on|href/i.test(name))
    .concat('version', 'role', 'xmlns', 'xml:space', 'xml:lang', 'enable-background', 'baseProfile'),
);
const svgNamespace = 'http://www.w3.org/2000/svg';
/** Elements and attributes of drawing programs have no effect in a browser unless their namespace is one of these. */
const known: Readonly<Record<string, string>> = { svg: svgNamespace, xlink: 'http://www.w3.org/1999/xlink' };
const meaningful = /^http:\/\/www\.w3\.org\/(?!1999\/02\/22-rdf-syntax-ns#$)/;

interface Unsafe {
  /** As the end of "The drawing …". */
  what: string;
  /** Offset in the text. */
  at: number;
}

/** The first part of a drawing that does more than draw. */
export function findUnsafeSvg(document: XmlDocument): Unsafe | undefined {
  const left: XmlNode[] = document.children.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    const what = judge(node);
    if (what) return { what, at: node.start };
    if (node instanceof XmlElement) for (const child of node.children.toReversed()) left.push(child);
  }
  return undefined;
}

function judge(node: XmlNode): string | undefined {
  if (node instanceof XmlDocumentType) return 'has a <!DOCTYPE>';
  if (node instanceof XmlProcessingInstruction) return `has a processing instruction, <?${node.name}?>`;
  if (node instanceof XmlElement) return judgeElement(node);
  const isInert = node instanceof XmlText || node instanceof XmlComment || node instanceof XmlDeclaration;
  return isInert ? undefined : `has a ${node.type}`;
}

function judgeElement(element: XmlElement): string | undefined {
  const { name, attributes: written } = element;
  const [prefix, local] = name.split(':');
  if (local === undefined ? !elements.has(name) : prefix === undefined || prefix in known) return `has a <${name}> element`;
  // Reading `text` joins the text of everything inside the element, so it is only read for elements whose text is judged.
  if (name === 'style' && !isSafeStyle(element.text)) return 'has a <style> element that loads something';
  const isForeign = local !== undefined;
  for (const [attribute, value] of Object.entries(written)) {
    if (isForeign && !attribute.startsWith('xmlns')) continue;
    const what = judgeAttribute(attribute, value);
    if (what) return `has a <${name}> element with ${what}`;
  }
  return undefined;
}

function judgeAttribute(name: string, value: string): string | undefined {
  const [prefix = '', local] = name.split(':');
  if (name === 'xmlns') return value === svgNamespace ? undefined : `xmlns="${value}"`;
  if (prefix === 'xmlns') return meaningful.test(value) && known[local ?? ''] !== value ? `${name}="${value}"` : undefined;
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value) ? undefined : `a link to ${value.slice(0, 60)}`;
  const isNote = /^(?:data|aria)-[\w-]+$/.test(name) || (local !== undefined && !['xlink', 'svg', 'xml'].includes(prefix));
  if (isNote) return undefined;
  if (!attributes.has(name)) return `the attribute ${name}`;
  return isSafeStyle(value) ? undefined : `${name}="${value.slice(0, 60)}"`;
}
