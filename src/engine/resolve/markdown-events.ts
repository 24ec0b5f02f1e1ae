import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';

const extensions = [gfm({ singleTilde: false })];

/**
 * The tokens of a Markdown text as they begin and end; making a tree of them would take as long again.
 * @param isLong whether it may hold tables, notes and bare URLs, as GitHub has them; else it is read as CommonMark
 */
export function markdownEvents(text: string, isLong: boolean): ReturnType<typeof postprocess> {
  return postprocess(
    parse(isLong ? { extensions } : undefined)
      .document()
      .write(preprocess()(text, undefined, true)),
  );
}
