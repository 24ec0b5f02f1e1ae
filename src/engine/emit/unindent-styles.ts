import { type ESTree, parseSync, Visitor } from 'vite';

/** The file whose export marks CSS in a script. */
const home = /[#/]contract\/style-text\.ts$/;

/**
 * Takes the indentation out of the texts of a module that are marked by `styleText`: a minifier of scripts leaves texts as they
 * are, and in CSS, as around it, the space at the beginning of a line says nothing, nor in most places the end of the line.
 * @param code of a module in JavaScript
 */
export function unindentStyles(code: string): string {
  const { program } = parseSync('module.js', code);
  const marks = new Set<string>();
  const texts: ESTree.TemplateElement[] = [];
  const visitor = new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!home.test(source.value)) return;
      for (const { local } of specifiers) marks.add(local.name);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && marks.has(tag.name)) texts.push(...quasi.quasis);
    },
  });
  visitor.visit(program);
  let result = '';
  let done = 0;
  for (const { start, end } of texts) {
    // Behind a bracket, a semicolon or a comma CSS needs no space at all.
    const text = code.slice(start, end).replace(/([{};,]?)\n\s*/g, (_, before: string) => before || '\n');
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}
