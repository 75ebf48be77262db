import type { Alignment, Version } from '../alignment/alignment';
import type { WordWindow } from '../alignment/unique-grams';
import { textBefore } from './text-before';

/**
 * Whether both sides of a window are the same words (although their links lead elsewhere), or the same letters with other spaces,
 * apostrophes or hyphens between: "nahe stehend" and "nahestehend", "com-" at a line end and "com". Two numbers stay two: "1 2" is
 * not "12", unless a hyphen parts them.
 */
export function hasSameLetters(
  { old, new: next, vocabulary }: Alignment,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
): boolean {
  if (oldFrom === oldTo || newFrom === newTo) return false;
  const lettersIn = ({ words }: Version, from: number, to: number): number => {
    let letters = 0;
    for (let word = from; word < to; word += 1) letters += vocabulary.formOf(words.ids[word] ?? -1).length;
    return letters;
  };
  // Mostly their number alone says that they differ.
  if (lettersIn(old, oldFrom, oldTo) !== lettersIn(next, newFrom, newTo)) return false;
  const formsIn = ({ words }: Version, from: number, to: number): string[] =>
    Array.from(words.ids.subarray(from, to), (id) => vocabulary.formOf(id));
  const [before, now] = [formsIn(old, oldFrom, oldTo), formsIn(next, newFrom, newTo)];
  if (before.join('') !== now.join('')) return false;
  if (breaksBetweenDigits(before).join() === breaksBetweenDigits(now).join()) return true;
  return hasHyphenIn(old, oldFrom, oldTo) || hasHyphenIn(next, newFrom, newTo);
}

/** How many letters are before each place where one word ends and the next begins with a digit. */
function breaksBetweenDigits(words: readonly string[]): number[] {
  const breaks: number[] = [];
  let letters = 0;
  for (const [index, word] of words.entries()) {
    if (/^\p{N}/u.test(word) && /\p{N}$/u.test(words[index - 1] ?? '')) breaks.push(letters);
    letters += word.length;
  }
  return breaks;
}

/** Whether a hyphen is between two words of a span: elsewhere, at another line end, it may hold them together. */
function hasHyphenIn(version: Version, from: number, to: number): boolean {
  for (let word = from + 1; word < to; word += 1)
    if (/[-\u2010\u2011\u00ad]/u.test(textBefore(version, word))) return true;
  return false;
}
