import { expect, test } from 'vitest';
import { unindentStyles } from '#engine/emit/unindent-styles.ts';

const mark = "import { styleText as css } from '#contract/style-text.ts';\n";

test('the indentation of marked styles goes, around what is put into them as well', () => {
  expect(unindentStyles(`${mark}const a = css\`\n  a {\n    color: \${ink};\n  }\n\`;`)).toBe(
    `${mark}const a = css\`\na {color: \${ink};}\`;`,
  );
});

test('other texts stay as they are, whatever they are called', () => {
  const other = 'const styles = `\n  a {}`;\nconst more = raw`\n  b {}`;\n';
  expect(unindentStyles(mark + other)).toBe(mark + other);
  const foreign = "import { styleText } from './mine.ts';\nconst a = styleText`\n  a {}`;\n";
  expect(unindentStyles(foreign)).toBe(foreign);
});
