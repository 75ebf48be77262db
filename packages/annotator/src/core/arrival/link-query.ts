/** A link to an article being written: what stands between its `[[` (at the index `at`) and the caret. */
export interface LinkQuery {
  readonly at: number;
  readonly words: string;
}

/** What begins a link to an article. */
export const LINK_SIGN = '[[';
/** Most characters that are looked for: longer ones are text after brackets that mean something else. */
const LONGEST = 60;

/** The link to an article that is being written at the caret, if one is. */
export function linkQueryAt(text: string, caret: number): LinkQuery | undefined {
  const at = text.lastIndexOf(LINK_SIGN, caret - LINK_SIGN.length);
  if (at < 0 || caret < LINK_SIGN.length) return undefined;
  const words = text.slice(at + LINK_SIGN.length, caret);
  return words.length > LONGEST || /[[\]\n]/.test(words) ? undefined : { at, words: words.trim() };
}
