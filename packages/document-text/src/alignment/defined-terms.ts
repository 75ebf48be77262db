import { textAtPlace } from '../layout/reading-order';
import type { Version, VersionPair } from './alignment';
import { heaviestChain, type EqualSpan } from './heaviest-chain';
import type { WordWindow } from './unique-grams';

const OPENS = /["«“„‟‘‚‹]\s*$/u;
const CLOSES = /^\s*["»”“’›]/u;

/**
 * Definitions of a window that changed places, by the terms that they define: windows of paragraphs that begin, after their numbers or letters, with the
 * same term in quotes, which no other one there begins with. Where definitions are alike, the term says which is which. `isMarker` tests words for
 * being such a number or letter.
 */
export function reorderedDefinitions(
  { old, new: next }: VersionPair,
  isMarker: (id: number) => boolean,
  window: WordWindow,
): WordWindow[] {
  const inNew = termsIn(next, isMarker, window.newFrom, window.newTo);
  if (inNew.size === 0) return [];
  const definitions: (WordWindow & EqualSpan)[] = [];
  for (const [term, paragraph] of termsIn(old, isMarker, window.oldFrom, window.oldTo)) {
    const other = inNew.get(term) ?? -1;
    if (paragraph < 0 || other < 0) continue;
    const [oldFrom, newFrom] = [old.paragraphs.from[paragraph] ?? 0, next.paragraphs.from[other] ?? 0];
    const [oldTo, newTo] = [old.paragraphs.to[paragraph] ?? 0, next.paragraphs.to[other] ?? 0];
    definitions.push({ oldFrom, oldTo, newFrom, newTo, old: oldFrom, next: newFrom, length: 1 });
  }
  definitions.sort((a, b) => a.old - b.old);
  const inOrder = new Set(heaviestChain(definitions));
  return definitions.filter((one) => !inOrder.has(one));
}

/** The paragraphs inside a span of words that begin with a term in quotes, by the numbers of its words; -1 where several do. */
function termsIn(
  version: Version,
  isMarker: (id: number) => boolean,
  from: number,
  to: number,
): Map<string, number> {
  const { paragraphs, words } = version;
  const found = new Map<string, number>();
  for (let at = paragraphs.ofWord[from] ?? paragraphs.length; at < paragraphs.length; at += 1) {
    const [start, end] = [paragraphs.from[at] ?? 0, paragraphs.to[at] ?? 0];
    if (start >= to) break;
    if (start < from || end > to) continue;
    const first = isMarker(words.ids[start] ?? 0) && !isOpened(version, start) ? start + 1 : start;
    if (first >= end || !isOpened(version, first)) continue;
    let last = first;
    while (last < end && !isClosed(version, last)) last += 1;
    // The term, and something about it.
    if (last + 1 >= end) continue;
    const term = words.ids.subarray(first, last + 1).join();
    found.set(term, found.has(term) ? -1 : at);
  }
  return found;
}

function isOpened({ words, pages }: Version, word: number): boolean {
  const place = words.startPlace[word] ?? 0;
  const before = textAtPlace(pages, words.order, place).slice(0, words.startCharacter[word]);
  if (before.trim() !== '' || place === 0) return OPENS.test(before);
  return OPENS.test(textAtPlace(pages, words.order, place - 1));
}

function isClosed({ words, pages }: Version, word: number): boolean {
  const place = words.endPlace[word] ?? 0;
  const after = textAtPlace(pages, words.order, place).slice(words.endCharacter[word]);
  if (after.trim() !== '' || place + 1 >= words.order.length) return CLOSES.test(after);
  return CLOSES.test(textAtPlace(pages, words.order, place + 1));
}
