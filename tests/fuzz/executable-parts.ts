const tag = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset', 'data', 'poster']);

/** Everything in a document that a browser would execute, or that styles itself, as short words. */
export function executableParts(html: string): string[] {
  return [...html.matchAll(tag)].flatMap(([, name = '', rest = '']) => {
    const found: string[] = /^(?:script|iframe|object|embed|base)$/i.test(name) ? [name.toLowerCase()] : [];
    for (const [, key = '', ...values] of rest.matchAll(attribute)) {
      const value = values.find((one) => one !== undefined) ?? '';
      if (/^on/i.test(key)) found.push(key);
      if (key === 'style' || key === 'srcdoc') found.push(key);
      // Browsers skip white space and control characters in a scheme.
      const bare = [...decode(value)].filter((character) => character > ' ').join('');
      if (urlAttributes.has(key.toLowerCase()) && /^(?:javascript|vbscript|data):/i.test(bare)) found.push(`${key}=${bare.slice(0, 20)}`);
    }
    return found;
  });
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
