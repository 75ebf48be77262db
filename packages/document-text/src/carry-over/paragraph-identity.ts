import type { Alignment } from '../alignment/alignment';

/** How much of a paragraph became another one. */
export interface ParagraphIdentity {
  /** What is the same in both, as a share of the larger one by the worth of its words, 0 to 1. */
  readonly share: number;
  /** Whether some of it stands nowhere else in either version. */
  readonly isDistinct: boolean;
}

const NOT: ParagraphIdentity = { share: 0, isDistinct: false };

/** Whether the paragraph of an old word, within which a selection is, has become the paragraph of a new word. */
export function paragraphIdentity(
  { old, new: next, links, weights, constants }: Alignment,
  oldWord: number,
  newWord: number,
): ParagraphIdentity {
  const [before, after] = [old.paragraphs.ofWord[oldWord] ?? -1, next.paragraphs.ofWord[newWord] ?? -1];
  const [from, to] = [old.paragraphs.from[before] ?? 0, old.paragraphs.to[before] ?? 0];
  const [newFrom, newTo] = [next.paragraphs.from[after] ?? 0, next.paragraphs.to[after] ?? 0];
  const { paragraphDistinct: distinct, paragraphLongest: longest } = constants;
  if (to - from > longest || newTo - newFrom > longest) return NOT;
  const { ids } = old.words;
  const worth = (id: number | undefined): number => weights[id ?? 0] ?? 0;
  let [common, all, run] = [0, 0, 0];
  let isDistinct = false;
  for (let word = from; word < to; word += 1) {
    all += worth(ids[word]);
    const now = links.toNew[word] ?? -1;
    const isSame = now >= newFrom && now < newTo && ids[word] === next.words.ids[now];
    if (isSame) common += worth(ids[word]);
    run = !isSame ? 0 : run > 0 && links.toNew[word - 1] === now - 1 ? run + 1 : 1;
    if (run < distinct || isDistinct) continue;
    const first = word + 1 - distinct;
    isDistinct = [old, next].every(
      ({ occurrences }) => occurrences.find(ids, first, word + 1, 2).length === 1,
    );
  }
  let allNew = 0;
  for (let word = newFrom; word < newTo; word += 1) allNew += worth(next.words.ids[word]);
  return { share: common / Math.max(all, allNew, 1e-9), isDistinct };
}
