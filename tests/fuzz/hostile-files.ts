/** Bytes that a file may have. */
const limit = 512 * 1024;

const head = 'route: /fuzz\ntitle: Fuzz\ndescription: Fuzz.\n';
const hero = '  - { type: hero, heading: A }\n';

/** A page of blocks. */
const page = (blocks: string, keys = '') => `${head}${keys}blocks:\n${hero}${blocks}`;
/** Numbered repetitions, as many as fit the limit; at most `most`. */
const many = (line: (index: number) => string, most = Number.POSITIVE_INFINITY) => {
  let text = '';
  for (let index = 0; index < most; index++) {
    const next = line(index);
    if (text.length + next.length > limit - 1000) break;
    text += next;
  }
  return text;
};
const prose = (text: string) => page(`  - type: prose\n    text: |\n${text.replace(/^/gm, '      ').slice(0, limit - 1000)}\n`);
const form = (fields: string, keys = '') =>
  page(
    `  - type: form\n    name: f\n    heading: F\n    submit: { label: Send }\n    success: { heading: A, text: B }\n${keys}    sections:\n      - heading: S\n        fields:\n${fields}`,
  );
const repeat = (text: string) => text.repeat(Math.floor((limit - 2000) / text.length));
const field = (index: number, more = '') => `          - { type: text, name: n${index}, label: L${more} }\n`;

/** Files within the limit that are as expensive to judge as we could make them, by what there is much of. */
export const hostileFiles: Readonly<Record<string, () => string>> = {
  'unknown keys of a block': () => page(`  - type: hero\n    heading: A\n${many((index) => `    k${index}: 1\n`)}`),
  'unknown keys of a page': () =>
    page(
      '',
      many((index) => `k${index}: 1\n`),
    ),
  'misspelt keys of many blocks': () => page(many(() => '  - { type: hero, heding: A }\n')),
  'keys that are almost known': () => page(`  - type: hero\n${many((index) => `    headin${index}: 1\n`)}`),
  'the same key': () => page(`  - type: hero\n    heading: A\n${many(() => '    intro: A\n')}`),
  'sound blocks': () => page(many((index) => `  - { type: hero, heading: H${index} }\n`)),
  'blocks of an unknown type': () => page(many((index) => `  - { type: heroo${index} }\n`)),
  'blocks without a type': () => page(many(() => '  - { heading: A }\n')),
  'empty blocks': () => page(many(() => '  - \n')),
  'wrong kinds': () => page(many(() => '  - { type: hero, heading: 1 }\n')),
  'wrong icons': () =>
    page(`  - type: card-grid\n    heading: A\n    cards:\n${many((index) => `      - { title: A, icon: microfone-${index} }\n`)}`),
  'icons that are almost known': () =>
    page(`  - type: card-grid\n    heading: A\n    cards:\n${many(() => '      - { title: A, icon: landmrak }\n')}`),
  'anchors that are the same': () => page(many(() => '  - { type: hero, heading: A, id: a }\n')),
  anchors: () => page(many((index) => `  - { type: hero, heading: A, id: a${index} }\n`)),
  'dead anchors': () =>
    page(many((index) => `  - { type: hero, id: a${index}, heading: A, actions: [{ label: A, href: "#b${index}" }] }\n`)),
  'dead links': () => page(many((index) => `  - { type: hero, heading: A, actions: [{ label: A, href: /dead-${index} }] }\n`)),
  'dead links in prose': () => prose(many((index) => `[a](/dead-${index})\n`)),
  'dead links to own aliases': () =>
    page(
      many((index) => `  - { type: hero, heading: A, actions: [{ label: A, href: /alias-${index}x }] }\n`, 5000),
      `aliases:\n${many((index) => `  - /alias-${index}\n`, 9_000)}`,
    ),
  'links below a wildcard': () =>
    page(
      many((index) => `  - { type: hero, heading: A, actions: [{ label: A, href: /w/${index} }] }\n`),
      'wildcards: [/w/*]\n',
    ),
  aliases: () => page('', `aliases:\n${many((index) => `  - /a${index}\n`)}`),
  'aliases that are the same': () => page('', `aliases:\n${many(() => '  - /a\n')}`),
  wildcards: () => page('', `wildcards:\n${many((index) => `  - /w${index}/*\n`)}`),
  'wildcards that are links': () =>
    page(
      many((index) => `  - { type: hero, heading: A, actions: [{ label: A, href: /w${index}/a }] }\n`, 3000),
      `wildcards:\n${many((index) => `  - /w${index}/*\n`, 10_000)}`,
    ),
  'a long path of segments': () => page(`  - { type: hero, heading: A, actions: [{ label: A, href: ${repeat('/a')} }] }\n`),
  'dots in a path': () => page(`  - { type: hero, heading: A, actions: [{ label: A, href: ${repeat('/..')} }] }\n`),
  'missing pictures': () => page(many((index) => `  - { type: hero, heading: A, image: { src: ./p${index}.svg, alt: A } }\n`)),
  'unknown settings': () => page(many((index) => `  - { type: hero, heading: "\${site.n${index}}" }\n`)),
  'unknown settings of one text': () => page(`  - type: hero\n    heading: "${many((index) => `\${site.n${index}} `)}"\n`),
  'open references': () => page(`  - type: hero\n    heading: "${repeat('${')}"\n`),
  fields: () => form(many((index) => field(index))),
  'fields of one name': () => form(many(() => field(0))),
  'fields that depend on the next': () => form(many((index) => field(index, `, showWhen: { field: n${index + 1}, equals: x }`))),
  'fields that depend on nothing': () => form(many((index) => field(index, `, showWhen: { field: x${index}, equals: x }`))),
  'fields that depend on the first': () => form(many((index) => field(index, index > 0 ? ', showWhen: { field: n0, equals: x }' : ''))),
  sections: () =>
    page(
      `  - type: form\n    name: f\n    heading: F\n    submit: { label: Send }\n    success: { heading: A, text: B }\n    sections:\n${many((index) => `      - { heading: S, fields: [{ type: text, name: n${index}, label: L }], showWhen: { field: n${index + 1}, equals: a } }\n`)}`,
    ),
  options: () =>
    form(
      `          - type: select\n            name: a\n            label: A\n            options:\n${many((index) => `              - { value: v${index}, label: L }\n`)}`,
    ),
  'options that are the same': () =>
    form(
      `          - type: select\n            name: a\n            label: A\n            options:\n${many(() => '              - { value: v, label: L }\n')}`,
    ),
  'values that are no option': () =>
    form(
      `          - type: checkboxes\n            name: a\n            label: A\n            options:\n${many((index) => `              - { value: v${index}, label: L }\n`, 4000)}            value:\n${many((index) => `              - w${index}\n`, 12_000)}`,
    ),
  'pictures in prose that are not closed': () => prose(repeat('![[]()')),
  'open brackets': () => prose(repeat('[')),
  'open links': () => prose(repeat('[a](')),
  'brackets in brackets': () => prose(`${'['.repeat(100_000)}a${']'.repeat(100_000)}(/)`),
  stars: () => prose(repeat('*')),
  'stars and letters': () => prose(repeat('*a ')),
  'stars that open and close': () => prose(repeat('*a**b')),
  underscores: () => prose(repeat('_a ')),
  'emphasis in emphasis': () => prose(repeat('**a *b ')),
  backticks: () => prose(many((index) => `${'`'.repeat((index % 900) + 1)} `)),
  quotes: () => prose(repeat('> ')),
  'lists in lists': () => prose(many((index) => `${'  '.repeat(index % 400)}- a\n`)),
  'open HTML': () => prose(repeat('<a ')),
  'HTML comments': () => prose(repeat('<!-- ')),
  'angle brackets': () => prose(repeat('<')),
  entities: () => prose(repeat('&amp')),
  definitions: () => prose(many((index) => `[d${index}]: /dead\n\n`)),
  'uses of one definition': () => prose(`[d]: /fuzz\n\n${repeat('[d] ').slice(0, 400_000)}`),
  'headings of prose': () => prose(many(() => '#### A\n\n')),
  'raw HTML': () => prose(many(() => 'a <b>c</b>\n\n')),
  'lines of = and -': () => prose(many(() => 'a\n=\n')),
  tables: () => prose(many(() => '| a | b |\n')),
  tildes: () => prose(repeat('~~a ')),
  'stars in a heading': () => page(`  - type: hero\n    heading: "${repeat('**a ')}"\n`),
  'brackets in a heading': () => page(`  - type: hero\n    heading: "${repeat('[a](')}"\n`),
  'tags in a heading': () => page(`  - type: hero\n    heading: "${repeat('<a ')}"\n`),
  'quotation marks in a heading': () => page(`  - type: hero\n    heading: "${repeat('“a')}"\n`),
  'spaces in a heading': () => page(`  - type: hero\n    heading: "${' '.repeat(limit - 2000)}"\n`),
  'one long line with a mistake in it': () => page(`  - { type: hero, heading: ${repeat('a ')}, heding: B }\n`),
  'one long line with many mistakes in it': () => page(`  - { type: hero, heading: A, ${many((index) => `k${index}: 1, `)} }\n`),
  'a long title': () => page('').replace('Fuzz\n', `${repeat('a')}\n`),
  'a long link': () => page(`  - { type: hero, heading: A, actions: [{ label: A, href: ${repeat('a')} }] }\n`),
  'a long e-mail address': () => page(`  - { type: hero, heading: A, actions: [{ label: A, href: "${repeat('a.')}@" }] }\n`),
  'a long host': () => page(`  - { type: hero, heading: A, actions: [{ label: A, href: "www.${repeat('a-')}" }] }\n`),
  'a long anchor': () => page(`  - { type: hero, heading: A, id: ${repeat('a')}B }\n`),
  'a long route': () => page('', `aliases: [${repeat('/a')}_]\n`),
  'a long key': () => page(`  - { type: hero, heading: A, ? ${repeat('a')} : 1 }\n`),
  comments: () => page(many(() => '# a\n')),
  suppressions: () => page(many(() => '  # check-disable-next-line dead-link -- why\n')),
  'suppressions of one line': () => page(`  - { type: hero, heading: A } # check-disable-line ${many(() => 'dead-link, ')}-- why\n`),
  'suppressions of nothing': () => page(many((index) => `  # check-disable-line code-${index} -- why\n`)),
  'long suppressions': () => page(`# check-disable-line ${repeat('-- ')}\n`),
  'values cut by a comment': () => page(many(() => '  - { type: hero, heading: A } #b\n')),
  'keys cut by a comment': () => page(`  - type: hero\n    heading: A\n${many((index) => `    k${index}: a #b\n`)}`),
  'tags of YAML': () => page(many(() => '  - !a b\n')),
  'anchors of YAML': () => page(many((index) => `  - &a${index} b\n`)),
  'aliases of YAML': () => page(many(() => '  - *a\n')),
  'open quotes': () => page(many(() => '  - "a\n')),
  'syntax errors': () => page(many(() => '  - a: b: c\n')),
  'tabs as indentation': () => page(many(() => '\t- a\n')),
  'open brackets of YAML': () => page(`  - ${repeat('[')}\n`),
  'dashes in dashes': () => page(`  ${repeat('- ')}\n`),
  'open braces of YAML': () => page(`  - ${repeat('{a: ')}\n`),
  'brackets of YAML, 90 deep': () => page(many(() => `  - ${'['.repeat(90)}${']'.repeat(90)}\n`)),
  'merge marks': () => page(many(() => '<<<<<<< a\n')),
  'invisible characters': () => page(many(() => '  - \u200b\n')),
  'no-break spaces': () => page(many(() => '\u00a0 - a\n')),
  'escapes in a text': () => page(`  - type: prose\n    text: "${many((index) => `[a](/dead-${index})\\n`)}"\n`),
  'folded lines': () => page(`  - type: hero\n    heading: >\n${many(() => '      a\n')}`),
  'blank lines': () => page('\n'.repeat(limit - 2000)),
  'a list of numbers': () => page(`  - type: tag-list\n    heading: A\n    tags: [${many((index) => `${index}, `)}]\n`),
  'typographic quotes': () => page(many(() => '  - { type: hero, heading: “A” }\n')),
};
