import type { Alignment } from '../alignment/alignment';
import type { WordLinks } from '../alignment/word-links';
import type { WordSpan } from '../words/word-places';
import type { SelectedWords } from './selected-words';

/** Words of a selection that are elsewhere in the new text than their links say. */
interface Relinked {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

/** Answers, for one selection after the other, the alignment to carry it over with; it holds until the next one is asked for. */
export type InnerInsertions = (selected: SelectedWords) => Alignment;

/**
 * Finds the alignment with which a selection is in one piece where that is possible: words that were inserted before "not" and end with "not" can be
 * read as inserted after it, and then they are beside a selection that begins with it, not inside. The same alignment where nothing was inserted
 * into the selection, or where it is in pieces either way. The links of other alignments are one copy, made when the first selection needs it.
 */
export function createInnerInsertions(alignment: Alignment): InnerInsertions {
  const { toNew, toOld } = alignment.links;
  let copy: { readonly alignment: Alignment; readonly links: WordLinks } | undefined;
  let undo = (): void => undefined;
  return ({ span }) => {
    undo();
    undo = () => undefined;
    const end = relinkedIn(alignment, span);
    if (!end) return alignment;
    if (!copy) {
      const links = { ...alignment.links, toNew: toNew.slice(), toOld: toOld.slice() };
      copy = { alignment: { ...alignment, links }, links };
    }
    const { links } = copy;
    const places = [...relink(links, end)];
    undo = () => {
      for (let word = end.from; word < end.to; word += 1) links.toNew[word] = toNew[word] ?? -1;
      for (const now of places) links.toOld[now] = toOld[now] ?? -1;
    };
    return copy.alignment;
  };
}

/** The end of a selection that can be read as beside what was inserted, if one of both can. */
function relinkedIn(alignment: Alignment, span: WordSpan): Relinked | undefined {
  const { toNew } = alignment.links;
  const cut = insertionIn(alignment, span.from, span.to);
  if (cut === undefined) return undefined;
  const [before, after] = [toNew[cut - 1] ?? 0, toNew[cut] ?? 0];
  const ends = [
    { from: span.from, to: cut, now: after - (cut - span.from) },
    { from: cut, to: span.to, now: before + 1 },
  ].filter((end) => isInserted(alignment, end, before, after));
  return ends.length === 1 ? ends[0] : undefined;
}

/** Links words with those that they are read as; answers the new words whose links changed. */
function relink({ toNew, toOld }: WordLinks, { from, to, now }: Relinked): Set<number> {
  const changed = new Set<number>();
  for (let word = from; word < to; word += 1) {
    const before = toNew[word] ?? 0;
    toOld[before] = -1;
    changed.add(before);
  }
  for (let word = from; word < to; word += 1) {
    const next = now + word - from;
    toNew[word] = next;
    toOld[next] = word;
    changed.add(next);
  }
  return changed;
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
