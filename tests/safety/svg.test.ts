import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '#engine/engine-root.ts';
import { readSvg } from '#engine/resolve/read-svg.ts';

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" ${attributes}>${inner}</svg>`;
const judge = (text: string | Buffer) => () => readSvg(Buffer.from(text as string));

const attacks: Record<string, string | Buffer> = {
  'a script': svg('<script>alert(1)</script>'),
  'a script with a path': svg('<script href="https://evil.example/x.js"/>'),
  'a script in CDATA': svg('<script><![CDATA[alert(1)]]></script>'),
  'a script under another prefix': svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  'a script under the prefix svg': svg('<svg:script>alert(1)</svg:script>', 'xmlns:svg="http://www.w3.org/2000/svg"'),
  'a script of XHTML': svg('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'),
  'HTML under a prefix': svg('<h:body xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></h:body>'),
  'HTML by a namespace with references': svg('<h:script xmlns:h="http://www.w3.org/1999/&#120;html">alert(1)</h:script>'),
  'a prefix of an inert name bound to XHTML': svg('<inkscape:script/>', 'xmlns:inkscape="http://www.w3.org/1999/xhtml"'),
  'an event handler': svg('', 'onload="alert(1)"'),
  'an event handler on a shape': svg('<rect width="1" height="1" onclick="alert(1)"/>'),
  'an event handler of an animation': svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>'),
  'a listener of XML events': svg('<e:listener xmlns:e="http://www.w3.org/2001/xml-events" event="load"/>'),
  'HTML in a foreign object': svg(
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  ),
  'a link': svg('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
  'a link that an animation sets': svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  'a reference to another file': svg('<use href="https://evil.example/x.svg#a"/>'),
  'a reference with xlink': svg('<use xlink:href="data:image/svg+xml,x#a"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
  'a reference with xlink under another prefix': svg('<use x:href="//evil.example/#a"/>', 'xmlns:x="http://www.w3.org/1999/xlink"'),
  'another base for references': svg('<use xml:base="https://evil.example/" href="#a"/>'),
  'a picture from elsewhere': svg('<image href="https://evil.example/pixel.png" width="1" height="1"/>'),
  'a picture in a filter': svg('<filter id="f"><feImage href="https://evil.example/p"/></filter>'),
  'a fill from elsewhere': svg('<rect fill="url(https://evil.example/x#a)"/>'),
  'a style that loads': svg('<style>rect { background: url(//evil.example) }</style>'),
  'a style that loads by import': svg('<style>@import "https://evil.example/x.css";</style>'),
  'a style with an escape': svg('<style>rect { fill: u\\72l(//evil.example) }</style>'),
  'a style in pieces': svg('<style>rect { fill: u<!-- -->rl(//evil.example) }</style>'),
  'a style with a reference': svg('<style>rect { fill: u&#114;l(//evil.example) }</style>'),
  'a style in CDATA': svg('<style><![CDATA[ @IMPORT "//evil.example"; ]]></style>'),
  'a style with a font': svg('<style>@font-face { font-family: x; src: local(x) }</style>'),
  'a style attribute that loads': svg('<rect style="fill:url( \'https://evil.example#a\' )"/>'),
  'a style sheet by instruction': `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
  'a transformation by instruction': `<?xml-stylesheet type="text/xsl" href="#x"?>${svg('<xsl:stylesheet id="x"/>')}`,
  'an instruction inside': svg('<?xml-stylesheet href="x"?>'),
  'a document type': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  'an entity with a script': `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`,
  'entities without end': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg('&b;')}`,
  'an entity with a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
  'letters of another encoding': `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`,
  'sixteen bits a letter': Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le'),
  'bytes that are no UTF-8': Buffer.concat([Buffer.from(svg('')), Buffer.from([0xc3, 0x28])]),
  'a root of another kind': '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  'something behind the root': `${svg('')}<script>alert(1)</script>`,
  'what is no XML': svg('<g><script>alert(1)</g>'),
  'a depth without end': svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
};

describe('an SVG file is published only if it does nothing but draw', () => {
  test.each(Object.entries(attacks))('not with %s', (_what, text) => {
    expect(judge(text)).toThrow(/^(?:has a |it |line \d+)/);
  });

  test.each(
    Object.entries({
      'a drawing': '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
      'its own gradients, styles and parts': svg(
        '<title>T</title><style>.a{fill:url("#g")} @media (prefers-color-scheme:dark){.a{fill:#fff}}</style><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><rect class="a" style="stroke:url(#g)" fill="url(#g)"/><use href="#g" xlink:href="#g"/>',
        'xmlns:xlink="http://www.w3.org/1999/xlink" role="img" aria-label="a > b" data-name="x"',
      ),
      'what drawing programs leave': `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Inkscape -->${svg(
        '<sodipodi:namedview pagecolor="#fff" inkscape:zoom="1"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><g inkscape:label="Layer 1"/>',
        'xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1" xml:space="preserve"',
      )}`,
    }),
  )('but with %s', (_what, text) => {
    expect(judge(text)).not.toThrow();
  });

  test('every drawing of this repository is', () => {
    const files = ['pages', 'src', 'tests/fixtures'].flatMap((folder) =>
      readdirSync(join(engineRoot, folder), { recursive: true }).map((file) => join(engineRoot, folder, String(file))),
    );
    const drawings = files.filter((file) => file.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(10);
    for (const file of drawings) expect(judge(readFileSync(file)), file).not.toThrow();
  });

  test('whatever stands around it, a script is found', () => {
    const part = fc.constantFrom(
      '<g>',
      '</g>',
      '<!-- x -->',
      '<rect/>',
      '<![CDATA[<g>]]>',
      '&lt;',
      '<title>t</title>',
      '\n',
      "<g id='a>b'>",
    );
    const evil = fc.constantFrom(
      '<script/>',
      '<script >1</script>',
      '<g onload="1"/>',
      "<a href='#'/>",
      '<foreignObject/>',
      '<use href="x"/>',
    );
    fc.assert(
      fc.property(fc.array(part), evil, fc.array(part), (before, inside, after) => {
        expect(judge(svg([...before, inside, ...after].join('')))).toThrow();
      }),
    );
  });
});
