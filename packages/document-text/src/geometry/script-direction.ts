const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[\p{N}\p{Script=Latin}]/u;

/** Whether some of a text is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a character is a digit or letter that is read from left to right in any line. */
export function isLeftToRight(char: string): boolean {
  return LEFT_TO_RIGHT.test(char);
}

/** Whether a unit is read from right to left; signs and spaces go with their line. */
export function isBackwards(text: string, index: number, isRtl: boolean): boolean {
  if (!isRtl && text.charCodeAt(index) < 0x590) return false;
  const char = text.charAt(index);
  return hasRightToLeft(char) || (isRtl && !isLeftToRight(char));
}

/** Whether a UTF-16 unit is white space. */
export function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 9 && code <= 13);
  return code >= 0xa0 && /\s/.test(String.fromCharCode(code));
}

/** Whether a unit is a combining mark, or the second half of a surrogate pair: no character of its own. */
export function isMark(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0x300) return false;
  return (code >= 0xdc00 && code <= 0xdfff) || /^\p{M}/u.test(text.slice(index, index + 2));
}
