import { onOneLine } from '../folding/line-joint';

/** A match with a little of the text around it, each on one line. Concatenated they read as the text does. */
export interface Excerpt {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** UTF-16 units of source text looked at on either side; words cut off at the edges are left out. */
const CONTEXT = 60;

/** The excerpt of a match, from the flat text before it, the match itself, and the flat text after it. */
export function excerptOf(textBefore: string, match: string, textAfter: string): Excerpt {
  const cutBefore = textBefore.length > CONTEXT;
  const cutAfter = textAfter.length > CONTEXT;
  const before = cutBefore ? textBefore.slice(-CONTEXT).replace(/^\S{0,20}\s+/, '') : textBefore;
  const after = cutAfter ? withoutCutWord(textAfter.slice(0, CONTEXT)) : textAfter;
  const read = onOneLine(match);
  // Each side is written together with the match, so that a word or a space between them comes out as in the text.
  const head = onOneLine(before + match);
  const tail = onOneLine(match + after);
  return {
    before:
      (cutBefore ? '… ' : '') +
      (head.endsWith(read) ? head.slice(0, head.length - read.length) : onOneLine(before)),
    match: read,
    after: (tail.startsWith(read) ? tail.slice(read.length) : onOneLine(after)) + (cutAfter ? ' …' : ''),
  };
}

/** A text without the word that is cut off at its end, if that is short. */
function withoutCutWord(text: string): string {
  const at = text.search(/\s\S{0,20}$/);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}
