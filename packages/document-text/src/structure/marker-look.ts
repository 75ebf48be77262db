/** Letters of the longest marker without a Latin suffix. */
const LONGEST = 5;
/** What Latin suffixes begin with (`bis`, `ter`, ...). */
const SUFFIX_BEGINS = 'btqsonduv';
const SPACE = 0x20;

/**
 * Whether a line may begin with what `markersAt` reads, by its first element alone: a look at the characters after its first letters,
 * which spares lines that begin with a word the making of their text. Lines that do not begin with a letter of ASCII always may.
 */
export function mayBeginWithMarker(first: string): boolean {
  let start = 0;
  while (first.charCodeAt(start) === SPACE) start += 1;
  let end = start;
  while (isLetter(first.charCodeAt(end))) end += 1;
  const letters = end - start;
  if (letters === 0 || end === first.length) return true;
  const next = first.charCodeAt(end);
  if (next !== SPACE) return next > 0x7e || next < SPACE || '.)-'.includes(first.charAt(end));
  // "a bis)", "a - ", and the spaced letters of "i i i )", are markers; other words are none.
  const after = first.charAt(end + 1);
  if (after === '' || after === '-' || after > '~') return true;
  const isSpaced = letters === 1 && first.charCodeAt(end + 2) === SPACE;
  return isSpaced || (letters <= LONGEST && SUFFIX_BEGINS.includes(after));
}

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}
