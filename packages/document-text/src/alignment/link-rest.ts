import { heaviestChain, type EqualSpan } from './heaviest-chain';
import type { VersionPair } from './alignment';
import type { WordAligner } from './align-window';
import { linkPairs } from './link-pairs';
import { partsOf, type Parts } from './parts';
import type { WordLinks } from './word-links';

/**
 * Aligns what is between linked words, in order, where most words of both texts have no link although they were read: scans in which so many letters
 * are misread that neither articles nor sequences of words are found again.
 */
export function* linkRest(
  texts: VersionPair,
  links: WordLinks,
  weights: Float32Array,
  alignWords: WordAligner,
): Generator<number, void> {
  const { old, new: next, constants } = texts;
  let linked = 0;
  for (let word = 0; word < links.toNew.length; word += 1) if ((links.toNew[word] ?? -1) >= 0) linked += 1;
  const share = linked / Math.min(old.words.length, next.words.length);
  if (!(share >= constants.restLeast && share < constants.restShare)) return;
  const spans = [
    ...heaviestChain(runsOf(links.toNew)),
    { old: old.words.length, next: next.words.length, length: 0 },
  ];
  const windows: { old: [number, number]; next: [number, number] }[] = [];
  let [oldFrom, newFrom] = [0, 0];
  for (const span of spans) {
    if (span.old > oldFrom && span.next > newFrom)
      windows.push({ old: [oldFrom, span.old], next: [newFrom, span.next] });
    oldFrom = span.old + span.length;
    newFrom = span.next + span.length;
  }
  const parts = (words: number, ends: readonly (readonly [number, number])[]): Parts =>
    partsOf(
      words,
      Int32Array.from(ends, ([from]) => from),
      Int32Array.from(ends, ([, to]) => to),
    );
  yield* linkPairs(
    texts,
    weights,
    links,
    {
      pairs: windows.map((_, at) => ({ old: at, next: at, margin: 0 })),
      old: parts(
        old.words.length,
        windows.map((window) => window.old),
      ),
      new: parts(
        next.words.length,
        windows.map((window) => window.next),
      ),
    },
    (window) => alignWords(window, links),
  );
}

/** Runs of words that follow each other in both texts. */
function runsOf(toNew: Int32Array): EqualSpan[] {
  const runs: EqualSpan[] = [];
  for (let word = 0; word < toNew.length; word += 1) {
    const now = toNew[word] ?? -1;
    if (now < 0) continue;
    let length = 1;
    while (toNew[word + length] === now + length) length += 1;
    runs.push({ old: word, next: now, length });
    word += length - 1;
  }
  return runs;
}
