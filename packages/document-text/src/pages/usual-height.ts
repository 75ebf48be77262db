import type { PageText } from './page-text';

/** The share of all characters that letters of a height must make up to be the text's. */
const USUAL = 0.2;

/** How many characters have which height, in half points. */
export type Heights = ReadonlyMap<number, number>;

/** Adds the characters of a page. */
export function addHeights(
  counts: Map<number, number>,
  { boxes = [], elements }: PageText,
): Map<number, number> {
  const add = (halves: number, count: number): void => {
    if (halves > 0) counts.set(halves, (counts.get(halves) ?? 0) + count);
  };
  // Most elements are as high as the one before: they are counted together.
  let run = NaN;
  let characters = 0;
  for (let at = 0; at < boxes.length; at += 1) {
    const halves = Math.round((boxes[at]?.height ?? NaN) * 2);
    if (halves !== run) {
      add(run, characters);
      run = halves;
      characters = 0;
    }
    characters += elements[at]?.length ?? 0;
  }
  add(run, characters);
  return counts;
}

/**
 * The height of the text's letters: the largest that a good share of the characters have, for headings are few, and notes are smaller. 0 where
 * no character has a place.
 */
export function usualHeight(pages: Iterable<Heights>): number {
  const counts = new Map<number, number>();
  let all = 0;
  for (const page of pages)
    for (const [halves, count] of page) {
      counts.set(halves, (counts.get(halves) ?? 0) + count);
      all += count;
    }
  let largest = 0;
  for (const [halves, count] of counts) if (count >= USUAL * all) largest = Math.max(largest, halves / 2);
  return largest;
}
