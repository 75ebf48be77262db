import type { PageText } from '../pages/page-text';
import { createCharacterClasses } from '../words/character-class';
import { createVocabulary } from '../words/vocabulary';
import { createGapAligner } from './affine-gaps';
import type { Alignment, Version } from './alignment';
import { alignWindow } from './align-window';
import { fillHoles } from './fill-holes';
import { findEqualParagraphs } from './equal-paragraphs';
import { dropChanceLinks } from './drop-chance';
import { matchLeftovers } from './match-leftovers';
import type { PartPair } from './match-parts';
import { matchSections } from './match-sections';
import { createPartLikeness } from './part-likeness';
import { stretchesOf, type Parts } from './parts';
import { readVersion } from './read-version';
import { findUnchangedSections } from './unchanged-sections';
import type { WordWindow } from './unique-grams';
import { indexSharedGrams } from './shared-grams';
import { createWordLikeness } from './similar-words';
import { createWordLinks, type WordLinks } from './word-links';
import { wordWeights } from './word-weights';

/** Leftovers are matched again among what the first matching left. */
const ROUNDS = 2;
/** Sections that share sequences of so many words are compared; leftovers may be shorter. */
const SECTION_GRAM = 4;
const LEFTOVER_GRAM = 2;
/** Sequences of so many words that stand once in either text tell a moved passage from boilerplate. */
const DISTINCT = 4;
/** The number or letter that a paragraph or item may begin with. */
const MARKER = /^(?:\d{1,3}[a-z]?|[a-z]{1,2}|[ivxlc]{1,6})$/;
/** What the commonest word is worth where sections are compared: it is in all of them. */
const COMMONEST = 0.02;
/** Pairs of parts aligned between two reports of progress. */
const PAIRS_A_STEP = 200;
/** Shares of the time when the parts of the work are done. */
const DONE = { oldRead: 0.25, newRead: 0.5, matched: 0.65, aligned: 0.85 } as const;

/** Aligns two versions of a text in steps; yields the share of the work that is done, from 0 to 1, and returns the alignment. */
export function* alignmentSteps(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
): Generator<number, Alignment> {
  const vocabulary = createVocabulary();
  const classOf = createCharacterClasses();
  const before = readVersion(oldPages, vocabulary, classOf);
  yield DONE.oldRead;
  const after = readVersion(newPages, vocabulary, classOf);
  yield DONE.newRead;

  const total = before.words.length + after.words.length;
  const weights = wordWeights(vocabulary, total);
  const links = createWordLinks(before.words.length, after.words.length);
  const inPlace = new Uint8Array(before.words.length).fill(1);
  const [oldIds, newIds] = [before.words.ids, after.words.ids];
  const gaps = createGapAligner({
    oldIds,
    newIds,
    weights,
    likeness: createWordLikeness(vocabulary),
    oldGaps: before.words.gaps,
    newGaps: after.words.gaps,
  });
  const isMarker = (id: number): boolean => MARKER.test(vocabulary.formOf(id));
  const alignStretch = (window: WordWindow): void => alignWindow(oldIds, newIds, window, links, gaps);
  /** Aligns two sections: first the paragraphs that are the same, also in another order, then what is between those in order. */
  const alignSection = (window: WordWindow): void => {
    const { inOrder, reordered } = findEqualParagraphs(
      oldIds,
      newIds,
      isMarker,
      before.paragraphs,
      after.paragraphs,
      window,
    );
    for (const { old, next, length } of reordered)
      for (let word = 0; word < length; word += 1) {
        links.link(old + word, next + word);
        inPlace[old + word] = 0;
      }
    let { oldFrom, newFrom } = window;
    for (const { old, next, length } of inOrder) {
      alignStretch({ oldFrom, oldTo: old, newFrom, newTo: next });
      for (let word = 0; word < length; word += 1) links.link(old + word, next + word);
      oldFrom = old + length;
      newFrom = next + length;
    }
    alignStretch({ oldFrom, oldTo: window.oldTo, newFrom, newTo: window.newTo });
  };
  function* align(
    pairs: readonly PartPair[],
    oldParts: Parts,
    newParts: Parts,
    alignPair: (window: WordWindow) => void,
    from: number,
    to: number,
  ) {
    for (const [at, { old, next }] of pairs.entries()) {
      const window = {
        oldFrom: oldParts.from[old] ?? 0,
        oldTo: oldParts.to[old] ?? 0,
        newFrom: newParts.from[next] ?? 0,
        newTo: newParts.to[next] ?? 0,
      };
      alignPair(window);
      if (at % PAIRS_A_STEP === PAIRS_A_STEP - 1) yield from + ((to - from) * at) / pairs.length;
    }
    dropChanceLinks(before, after, weights, links);
    fillHoles(oldIds, newIds, links);
    yield to;
  }

  const { sections: oldSections } = before;
  const { sections: newSections } = after;
  const sectionPairs = matchSections(
    oldSections,
    newSections,
    indexSharedGrams(oldIds, newIds, oldSections, newSections, SECTION_GRAM),
    createPartLikeness(oldIds, newIds, wordWeights(vocabulary, total, COMMONEST)),
    findUnchangedSections(oldIds, oldSections, newIds, newSections),
  );
  const sectionNow = new Int32Array(oldSections.length).fill(-1);
  const sectionLead = new Float32Array(oldSections.length);
  for (const { old, next, lead } of sectionPairs) {
    sectionNow[old] = next;
    sectionLead[old] = lead;
  }
  yield DONE.matched;
  yield* align(sectionPairs, oldSections, newSections, alignSection, DONE.matched, DONE.aligned);
  for (let word = 0; word < inPlace.length; word += 1) if (links.toNew[word] === -1) inPlace[word] = 0;

  const likeness = createPartLikeness(oldIds, newIds, weights);
  for (let round = 0; round < ROUNDS; round += 1) {
    const oldFree = stretchesOf(oldIds.length, before.words.gaps, (word) => links.toNew[word] === -1);
    const newFree = stretchesOf(newIds.length, after.words.gaps, (word) => links.toOld[word] === -1);
    const pairs = matchLeftovers(
      oldFree,
      newFree,
      indexSharedGrams(oldIds, newIds, oldFree, newFree, LEFTOVER_GRAM),
      likeness,
      surroundings(before, after, links, sectionNow),
    );
    if (pairs.length === 0) break;
    const done = DONE.aligned + ((1 - DONE.aligned) * round) / ROUNDS;
    yield* align(pairs, oldFree, newFree, alignStretch, done, done + (1 - DONE.aligned) / ROUNDS);
  }
  yield 1;
  return { old: before, new: after, vocabulary, weights, links, inPlace, sectionNow, sectionLead };
}

function surroundings(before: Version, after: Version, { toNew }: WordLinks, sectionNow: Int32Array) {
  return {
    isAtHome: (old: number, next: number): boolean =>
      sectionNow[before.sections.ofWord[old] ?? -1] === after.sections.ofWord[next],
    isDistinct: (oldFrom: number, oldTo: number, newFrom: number, newTo: number): boolean => {
      const { ids } = before.words;
      for (let word = oldFrom; word + DISTINCT <= oldTo; word += 1) {
        const [at, ...others] = after.occurrences.find(ids, word, word + DISTINCT, 2);
        if (at === undefined || others.length > 0 || at < newFrom || at + DISTINCT > newTo) continue;
        if (before.occurrences.find(ids, word, word + DISTINCT, 2).length === 1) return true;
      }
      return false;
    },
    areNeighbours: (oldFrom: number, oldTo: number, newFrom: number, newTo: number): boolean =>
      (oldFrom > 0 && newFrom > 0 && toNew[oldFrom - 1] === newFrom - 1) ||
      (oldTo < before.words.length && newTo < after.words.length && toNew[oldTo] === newTo),
  };
}
