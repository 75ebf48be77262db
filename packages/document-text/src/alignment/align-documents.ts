import { readDocument } from '../layout/reading-order';
import type { PageText } from '../text-item';
import { recognizeStructure } from '../structure/recognize-structure';
import { createCharacterClasses } from '../words/character-class';
import { createVocabulary, type Vocabulary } from '../words/vocabulary';
import { createWordPlaces } from '../words/word-places';
import { readWords, type WordSequence } from '../words/word-sequence';
import { createGapAligner } from './affine-gaps';
import { alignWindow } from './align-window';
import { dropChanceLinks } from './drop-chance';
import { matchLeftovers } from './match-leftovers';
import type { PartPair } from './match-parts';
import { matchSections } from './match-sections';
import { createPartLikeness } from './part-likeness';
import { paragraphsOf, stretchesOf, type Parts } from './parts';
import { sectionsOf } from './sections';
import { indexSharedGrams } from './shared-grams';
import { createWordLikeness } from './similar-words';
import { createWordLinks, type WordLinks } from './word-links';
import { wordWeights } from './word-weights';

export interface Alignment {
  readonly vocabulary: Vocabulary;
  readonly weights: Float32Array;
  readonly old: WordSequence;
  readonly new: WordSequence;
  readonly links: WordLinks;
}

/** Leftovers are matched again among what the first matching left. */
const ROUNDS = 2;

export function alignDocuments(oldPages: readonly PageText[], newPages: readonly PageText[]): Alignment {
  const vocabulary = createVocabulary();
  const classes = createCharacterClasses();
  const before = readWords(oldPages, readDocument(oldPages), vocabulary, classes);
  const after = readWords(newPages, readDocument(newPages), vocabulary, classes);
  const weights = wordWeights(vocabulary, before.length + after.length);
  const links = createWordLinks(before.length, after.length);
  const gaps = createGapAligner({
    oldIds: before.ids,
    newIds: after.ids,
    weights,
    likeness: createWordLikeness(vocabulary),
    oldGaps: before.gaps,
    newGaps: after.gaps,
  });
  const likeness = createPartLikeness(before.ids, after.ids, weights);
  const rarities = wordWeights(vocabulary, before.length + after.length, 0);
  const sectionLikeness = createPartLikeness(before.ids, after.ids, rarities);
  const worthOfOld = (word: number): number => weights[before.ids[word] ?? 0] ?? 0;
  const worthOfNew = (word: number): number => weights[after.ids[word] ?? 0] ?? 0;
  const oldPlaces = createWordPlaces(before);
  const newPlaces = createWordPlaces(after);
  const oldSections = sectionsOf(before.length, recognizeStructure(oldPages), oldPlaces);
  const newSections = sectionsOf(after.length, recognizeStructure(newPages), newPlaces);
  const oldParagraphs = paragraphsOf(before);
  const newParagraphs = paragraphsOf(after);
  const home = new Int32Array(oldSections.length).fill(-1);
  const alignPairs = (pairs: readonly PartPair[], oldParts: Parts, newParts: Parts): void => {
    for (const { old, next } of pairs)
      alignWindow(
        before.ids,
        after.ids,
        {
          oldFrom: oldParts.from[old] ?? 0,
          oldTo: oldParts.to[old] ?? 0,
          newFrom: newParts.from[next] ?? 0,
          newTo: newParts.to[next] ?? 0,
        },
        links,
        gaps,
      );
    dropChanceLinks(links, oldParagraphs, newParagraphs, worthOfOld, worthOfNew);
  };

  const sectionGrams = indexSharedGrams(before.ids, after.ids, oldSections, newSections, 4);
  const sectionPairs = matchSections(oldSections, newSections, sectionGrams, sectionLikeness);
  for (const { old, next } of sectionPairs) home[old] = next;
  alignPairs(sectionPairs, oldSections, newSections);

  for (let round = 0; round < ROUNDS; round += 1) {
    const oldFree = stretchesOf(before.length, before.gaps, (word) => links.toNew[word] === -1);
    const newFree = stretchesOf(after.length, after.gaps, (word) => links.toOld[word] === -1);
    const grams = indexSharedGrams(before.ids, after.ids, oldFree, newFree, 2);
    const pairs = matchLeftovers(oldFree, newFree, grams, likeness, {
      isAtHome: (old, next) => home[oldSections.ofWord[old] ?? -1] === newSections.ofWord[next],
      areNeighbours: (old, next) => {
        const [oldFrom, oldTo] = [oldFree.from[old] ?? 0, oldFree.to[old] ?? 0];
        const [newFrom, newTo] = [newFree.from[next] ?? 0, newFree.to[next] ?? 0];
        return (
          (oldFrom > 0 && newFrom > 0 && links.toNew[oldFrom - 1] === newFrom - 1) ||
          (oldTo < before.length && newTo < after.length && links.toNew[oldTo] === newTo)
        );
      },
    });
    if (pairs.length === 0) break;
    alignPairs(pairs, oldFree, newFree);
  }
  return { vocabulary, weights, old: before, new: after, links };
}
