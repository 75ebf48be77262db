import type { Alignment } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';

/** An old and a new passage that share a fair part of the lesser one's letters. */
export interface Connection {
  readonly old: number;
  readonly next: number;
  /** The letters of the words they share. */
  readonly letters: number;
}

/** Passages that share less of the lesser one are two: what they share is a figure of speech or a stray sentence. */
const FAIR_SHARE = 0.25;

/** All connections, in the order of the old text; then the headings of articles that became each other, whatever their words. */
export function connectPassages(
  alignment: Alignment,
  oldPassages: Parts,
  newPassages: Parts,
  lettersOf: Uint16Array,
): Connection[] {
  const { old, new: next, links } = alignment;
  const oldLetters = lettersIn(oldPassages, old.words.ids, lettersOf);
  const newLetters = lettersIn(newPassages, next.words.ids, lettersOf);
  const isConnectedOld = new Uint8Array(oldPassages.length);
  const isConnectedNew = new Uint8Array(newPassages.length);
  const connections: Connection[] = [];
  const connect = (passage: number, target: number, letters: number): void => {
    connections.push({ old: passage, next: target, letters });
    isConnectedOld[passage] = 1;
    isConnectedNew[target] = 1;
  };
  const shared = new Map<number, number>();
  for (let passage = 0; passage < oldPassages.length; passage += 1) {
    shared.clear();
    for (let word = oldPassages.from[passage] ?? 0; word < (oldPassages.to[passage] ?? 0); word += 1) {
      const target = newPassages.ofWord[links.toNew[word] ?? -1];
      if (target === undefined) continue;
      shared.set(target, (shared.get(target) ?? 0) + (lettersOf[old.words.ids[word] ?? 0] ?? 0));
    }
    for (const [target, letters] of shared) {
      const lesser = Math.min(oldLetters[passage] ?? 0, newLetters[target] ?? 0);
      if (letters >= FAIR_SHARE * lesser) connect(passage, target, letters);
    }
  }
  alignment.sectionNow.forEach((target, section) => {
    if (target < 0) return;
    const heading = oldPassages.ofWord[old.sections.from[section] ?? -1];
    const headingNow = newPassages.ofWord[next.sections.from[target] ?? -1];
    if (heading === undefined || headingNow === undefined) return;
    if (!isConnectedOld[heading] && !isConnectedNew[headingNow]) connect(heading, headingNow, 0);
  });
  return connections;
}

function lettersIn(passages: Parts, ids: Int32Array, lettersOf: Uint16Array): Float64Array {
  const letters = new Float64Array(passages.length);
  for (let word = 0; word < ids.length; word += 1) {
    const passage = passages.ofWord[word] ?? 0;
    letters[passage] = (letters[passage] ?? 0) + (lettersOf[ids[word] ?? 0] ?? 0);
  }
  return letters;
}
