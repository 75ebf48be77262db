import type { Alignment } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';
import { connectHeadings } from './article-headings';
import { markedIn, type Connection } from './connection';

/**
 * All connections: by shared words, of headings by their articles, and of equal passages by those before them. So the bare heading
 * of an article that has nothing but new text is connected after all where it keeps its place.
 */
export function connectPassages(alignment: Alignment, oldPassages: Parts, newPassages: Parts): Connection[] {
  const shared = connectByWords(alignment, oldPassages, newPassages);
  const connections = connectHeadings(alignment, oldPassages, newPassages, shared);
  return [...connections, ...connectEqual(alignment, oldPassages, newPassages, connections)];
}

/** Passages that share words. */
function connectByWords(
  { old, links, vocabulary }: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
): Connection[] {
  const lettersOf = Uint16Array.from({ length: vocabulary.size }, (_, id) => vocabulary.formOf(id).length);
  const connections: Connection[] = [];
  const shared = new Map<number, number>();
  for (let passage = 0; passage < oldPassages.length; passage += 1) {
    shared.clear();
    for (let word = oldPassages.from[passage] ?? 0; word < (oldPassages.to[passage] ?? 0); word += 1) {
      const target = newPassages.ofWord[links.toNew[word] ?? -1];
      if (target === undefined) continue;
      shared.set(target, (shared.get(target) ?? 0) + (lettersOf[old.words.ids[word] ?? 0] ?? 0));
    }
    for (const [target, letters] of shared) connections.push({ old: passage, next: target, letters });
  }
  return connections;
}

/** Passages of equal words without a link, such as a word that is everywhere, right after passages that are connected or at the begin of both texts. */
function connectEqual(
  { old, new: next }: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
  connections: readonly Connection[],
): Connection[] {
  const isConnected = markedIn(newPassages, connections, (one) => one.next);
  const lastOf = new Int32Array(oldPassages.length).fill(-1);
  for (const one of connections) lastOf[one.old] = Math.max(lastOf[one.old] ?? -1, one.next);
  const wordsOf = (ids: Int32Array, { from, to }: Parts, passage: number): string =>
    ids.subarray(from[passage], to[passage]).join();
  const equal: Connection[] = [];
  let target = 0;
  for (let passage = 0; passage < oldPassages.length; passage += 1) {
    const counterpart = lastOf[passage] ?? -1;
    if (counterpart < 0) {
      const isEqual =
        target < newPassages.length &&
        !isConnected[target] &&
        wordsOf(old.words.ids, oldPassages, passage) === wordsOf(next.words.ids, newPassages, target);
      if (isEqual) equal.push({ old: passage, next: target, letters: 1 });
      if (isEqual) target += 1;
    } else target = counterpart + 1;
  }
  return equal;
}
