import { createFormTest } from '../words/form-test';
import type { VersionPair } from './alignment';
import type { WordLinks } from './word-links';

/** The number or letter that a paragraph or item may begin with. */
const MARKER = /^(?:\d{1,3}[a-z]?|[a-z]{1,2}|[ivxlc]{1,6})$/;

/** Tests the words of a vocabulary for being the number or letter of a paragraph. */
export function markerTest({ vocabulary }: Pick<VersionPair, 'vocabulary'>): (id: number) => boolean {
  return createFormTest(vocabulary, MARKER);
}

/**
 * Links the number or letter of each paragraph with that of the one where the words after it are, if it is the same: where items are put
 * in another order, "b)" goes with its item and not with the one that stands in its place.
 */
export function linkMarkers(texts: VersionPair, links: WordLinks): void {
  const { old, new: next } = texts;
  const isMarker = markerTest(texts);
  for (let paragraph = 0; paragraph < old.paragraphs.length; paragraph += 1) {
    const [marker, end] = [old.paragraphs.from[paragraph] ?? 0, old.paragraphs.to[paragraph] ?? 0];
    const id = old.words.ids[marker] ?? 0;
    if (end - marker < 2 || !isMarker(id)) continue;
    const now = (links.toNew[marker + 1] ?? -1) - 1;
    if (now < 0 || links.toNew[marker] === now || next.words.ids[now] !== id) continue;
    if (next.paragraphs.from[next.paragraphs.ofWord[now] ?? -1] !== now) continue;
    links.unlink(marker);
    links.unlink(links.toOld[now] ?? -1);
    links.link(marker, now);
  }
}
