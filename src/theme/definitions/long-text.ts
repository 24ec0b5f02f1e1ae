/** A text in Markdown that may hold tables, notes and bare URLs, as blocks of entry-text draw it. */
export const longText = (description: string) => ({
  description,
  type: 'string' as const,
  minLength: 1,
  reference: 'markdown' as const,
  longMarkdown: true,
});
