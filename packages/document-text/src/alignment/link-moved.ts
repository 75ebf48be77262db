import type { VersionPair } from './alignment';
import type { WordAligner } from './align-window';
import { linkPairs } from './link-pairs';
import { matchLeftovers, type Surroundings } from './match-leftovers';
import type { SectionMatches } from './match-sections';
import { createPartSimilarity, createPartWorths } from './part-similarity';
import { spansOf } from './parts';
import { indexSharedGrams } from './shared-grams';
import type { WordLinks } from './word-links';

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
  const { old, new: next, constants } = texts;
  const similarity = createPartSimilarity(old.words.ids, next.words.ids, weights);
  const surroundings = surroundingsIn(texts, matches, links);
  for (let round = 0; round < constants.movedRounds; round += 1) {
    const left = {
      old: spansOf(old.words.length, old.words.gaps, (word) => links.toNew[word] === -1),
      new: spansOf(next.words.length, next.words.gaps, (word) => links.toOld[word] === -1),
    };
    const shared = indexSharedGrams(old.words.ids, next.words.ids, left.old, left.new, {
      size: constants.movedSequence,
      mostPlaces: constants.sequencePlaces,
    });
    const oldWorthOf = createPartWorths(old.words.ids, left.old, weights);
    const newWorthOf = createPartWorths(next.words.ids, left.new, weights);
    const mostInCommon = (oldSpan: number, newSpan: number): number =>
      Math.min(oldWorthOf(oldSpan), newWorthOf(newSpan));
    const pairs = matchLeftovers(
      left.old,
      left.new,
      shared,
      similarity,
      mostInCommon,
      surroundings,
      constants,
    );
    if (pairs.length === 0) return;
    const steps = linkPairs(texts, weights, links, { pairs, ...left }, (window) => alignWords(window, links));
    for (const share of steps) yield (round + share) / constants.movedRounds;
  }
}

function surroundingsIn(
  { old, new: next, constants: { movedDistinct } }: VersionPair,
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
      for (let word = oldFrom; word + movedDistinct <= oldTo; word += 1) {
        const [at, ...others] = next.occurrences.find(ids, word, word + movedDistinct, 2);
        if (at === undefined || others.length > 0 || at < newFrom || at + movedDistinct > newTo) continue;
        if (old.occurrences.find(ids, word, word + movedDistinct, 2).length === 1) return true;
      }
      return false;
    },
    areNeighbors: (oldFrom, oldTo, newFrom, newTo) =>
      (oldFrom > 0 && newFrom > 0 && toNew[oldFrom - 1] === newFrom - 1) ||
      (oldTo < old.words.length && newTo < next.words.length && toNew[oldTo] === newTo),
  };
}
