import type { Alignment } from '../alignment/alignment';
import type { SelectedWords } from './selected-words';

/** Words of a selection that are elsewhere in the new text than their links say. */
interface Relinked {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

/**
 * The alignment with which a selection is in one piece where that is possible: words that were inserted before "not" and end with "not" can be
 * read as inserted after it, and then they are beside a selection that begins with it, not inside. The same alignment where nothing was inserted
 * into the selection, or where it is in pieces either way.
 */
export function withoutInnerInsertion(alignment: Alignment, { span }: SelectedWords): Alignment {
  const { toNew, toOld } = alignment.links;
  const cut = insertionIn(alignment, span.from, span.to);
  if (cut === undefined) return alignment;
  const [before, after] = [toNew[cut - 1] ?? 0, toNew[cut] ?? 0];
  const ends = [
    { from: span.from, to: cut, now: after - (cut - span.from) },
    { from: cut, to: span.to, now: before + 1 },
  ].filter((end) => isInserted(alignment, end, before, after));
  const [end] = ends;
  if (!end || ends.length > 1) return alignment;
  const links = { ...alignment.links, toNew: toNew.slice(), toOld: toOld.slice() };
  for (let word = end.from; word < end.to; word += 1) links.toOld[toNew[word] ?? 0] = -1;
  for (let word = end.from; word < end.to; word += 1) {
    const now = end.now + word - end.from;
    links.toNew[word] = now;
    links.toOld[now] = word;
  }
  return { ...alignment, links };
}

/** The word before which new ones were inserted, if that is all that happened to selected words; in one paragraph, for a whole one that came between is a change. */
function insertionIn({ old, new: next, links: { toNew } }: Alignment, from: number, to: number) {
  if (old.paragraphs.ofWord[from] !== old.paragraphs.ofWord[to - 1]) return undefined;
  let cut: number | undefined;
  for (let word = from; word < to; word += 1) {
    const now = toNew[word] ?? -1;
    if (now < 0 || old.words.ids[word] !== next.words.ids[now]) return undefined;
    if (word === from || now === (toNew[word - 1] ?? 0) + 1) continue;
    if (cut !== undefined || now < (toNew[word - 1] ?? 0)) return undefined;
    cut = word;
  }
  return cut;
}

/** Whether the same words stand, without a link, among those that were inserted between two words of the new text. */
function isInserted(
  { old, new: next, links: { toOld } }: Alignment,
  { from, to, now }: Relinked,
  before: number,
  after: number,
): boolean {
  if (now <= before || now + to - from > after) return false;
  for (let word = from; word < to; word += 1) {
    const at = now + word - from;
    if (toOld[at] !== -1 || old.words.ids[word] !== next.words.ids[at]) return false;
  }
  return true;
}
