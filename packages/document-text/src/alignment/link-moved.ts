import type { VersionPair } from './alignment';
import type { WordAligner } from './align-window';
import { linkPairs } from './link-pairs';
import { matchLeftovers, type Surroundings } from './match-leftovers';
import type { SectionMatches } from './match-sections';
import { createPartSimilarity } from './part-similarity';
import { spansOf } from './parts';
import { indexSharedGrams } from './shared-grams';
import type { WordLinks } from './word-links';

/** Leftovers are matched again among what the first matching left. */
const ROUNDS = 2;
/** Leftovers that share sequences of so many words are compared. */
const SHARED_WORDS = 2;
/** A sequence of so many words that is unique in either text distinguishes a moved passage from boilerplate. */
const DISTINCT_WORDS = 4;

/**
 * Links passages that moved: words without a link in both texts, matched over section boundaries. Adds to `links`. Yields the share of
 * the work that is done, from 0 to 1; nothing where there is nothing left to match.
 */
export function* linkMoved(
  texts: VersionPair,
  matches: SectionMatches,
  links: WordLinks,
  weights: Float32Array,
  alignWords: WordAligner,
): Generator<number, void> {
  const { old, new: next } = texts;
  const similarity = createPartSimilarity(old.words.ids, next.words.ids, weights);
  const surroundings = surroundingsIn(texts, matches, links);
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = {
      old: spansOf(old.words.length, old.words.gaps, (word) => links.toNew[word] === -1),
      new: spansOf(next.words.length, next.words.gaps, (word) => links.toOld[word] === -1),
    };
    const shared = indexSharedGrams(old.words.ids, next.words.ids, left.old, left.new, SHARED_WORDS);
    const pairs = matchLeftovers(left.old, left.new, shared, similarity, surroundings);
    if (pairs.length === 0) return;
    const steps = linkPairs(texts, weights, links, { pairs, ...left }, (window) => alignWords(window, links));
    for (const share of steps) yield (round + share) / ROUNDS;
  }
}

function surroundingsIn(
  { old, new: next }: VersionPair,
  { newSectionOf }: SectionMatches,
  { toNew }: WordLinks,
): Surroundings {
  const { ids } = old.words;
  const sectionsApart = (oldWord: number, newWord: number): number =>
    (newSectionOf[old.sections.ofWord[oldWord] ?? -1] ?? -1) - (next.sections.ofWord[newWord] ?? -1);
  return {
    isAtHome: (oldWord, newWord) => sectionsApart(oldWord, newWord) === 0,
    isNearHome: (oldWord, newWord) =>
      (newSectionOf[old.sections.ofWord[oldWord] ?? -1] ?? -1) >= 0 &&
      Math.abs(sectionsApart(oldWord, newWord)) === 1,
    isDistinct: (oldFrom, oldTo, newFrom, newTo) => {
      for (let word = oldFrom; word + DISTINCT_WORDS <= oldTo; word += 1) {
        const [at, ...others] = next.occurrences.find(ids, word, word + DISTINCT_WORDS, 2);
        if (at === undefined || others.length > 0 || at < newFrom || at + DISTINCT_WORDS > newTo) continue;
        if (old.occurrences.find(ids, word, word + DISTINCT_WORDS, 2).length === 1) return true;
      }
      return false;
    },
    areNeighbors: (oldFrom, oldTo, newFrom, newTo) =>
      (oldFrom > 0 && newFrom > 0 && toNew[oldFrom - 1] === newFrom - 1) ||
      (oldTo < old.words.length && newTo < next.words.length && toNew[oldTo] === newTo),
  };
}
