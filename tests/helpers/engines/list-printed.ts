/**
 * Runs in the page of an engine whose driver cannot print: applies its styles for paper to the screen, from here on.
 * @returns the words that are left
 */
export function listPrinted(): string {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (rule.media.mediaText === 'print') rule.media.mediaText = 'all';
        else if (rule.media.mediaText === 'screen') rule.media.mediaText = 'not all';
      }
      if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) apply(sheet.cssRules);
  return document.body.innerText;
}
