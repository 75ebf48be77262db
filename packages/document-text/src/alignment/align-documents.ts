import type { PageText } from '../pages/page-text';
import {
  partOfSteps,
  runSteps,
  runStepsWithPauses,
  type PausingStepOptions,
  type StepOptions,
} from '../steps/run-steps';
import { createWordAligner, type WordAligner } from './align-window';
import type { Alignment, VersionPair } from './alignment';
import { extendRuns } from './extend-runs';
import { linkEqualParagraphs } from './link-equal-paragraphs';
import { linkHoles } from './link-holes';
import { linkMarkers } from './link-markers';
import { linkMoved } from './link-moved';
import { linkRest } from './link-rest';
import { linkSections, type SectionLinks } from './link-sections';
import { linkSwappedParagraphs } from './link-swapped-paragraphs';
import { matchSections, type SectionMatches } from './match-sections';
import { readVersions } from './read-versions';
import { bareFormsOf, type BareForms } from './word-similarity';
import { wordWeights } from './word-weights';

/** How an alignment is watched and canceled. `onProgress` receives the share of the work that is done, from 0 to 1, some dozens of times for a large law. */
export type AlignOptions = StepOptions<number>;

/** What an alignment that pauses needs. */
export type PausingAlignOptions = PausingStepOptions<number>;

/**
 * Links the words of two versions of a text: once per pair of versions, over the whole text. `pages` are in order, the index of a page
 * being its number; boxes improve the result (headers, paragraphs), but are optional. Takes time near linear in the text, and about 130
 * bytes a word of either version (90 of them stay with the alignment). Throws nothing but the reason of an aborted signal.
 */
export function alignDocuments(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
  options: AlignOptions = {},
): Alignment {
  return runSteps(alignmentSteps(oldPages, newPages), options);
}

/** As `alignDocuments`, pausing between the steps so that the event loop gets its turn. Rejects with the reason of an aborted signal. */
export function alignDocumentsInSteps(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
  options: PausingAlignOptions,
): Promise<Alignment> {
  return runStepsWithPauses(alignmentSteps(oldPages, newPages), options);
}

/** The share of the time that has passed when a step is done, as measured on large laws. */
const DONE = { reading: 0.5, matching: 0.65, linking: 0.85, moving: 1 } as const;

/** The whole alignment. Yields the share of the work that is done, from 0 to 1. */
function* alignmentSteps(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
): Generator<number, Alignment> {
  // Pages → words in reading order, sections, paragraphs.
  const texts: VersionPair = yield* partOfSteps(readVersions(oldPages, newPages), 0, DONE.reading);
  return yield* linkVersions(texts);
}

/**
 * The alignment of two versions that were read, step by step; each one is a function in a file of its own, and all that it takes from
 * earlier steps are its arguments.
 */
export function* linkVersions(texts: VersionPair): Generator<number, Alignment> {
  // Words → how much each one counts as evidence; with that, how to align any window of both texts word by word.
  const total = texts.old.words.length + texts.new.words.length;
  const weights: Float32Array = wordWeights(texts.vocabulary, total, texts.constants.leastWordWeight);
  const forms: BareForms = bareFormsOf(texts.vocabulary, texts.constants.likeWordLetters);
  const alignWords: WordAligner = createWordAligner(
    texts.old.words,
    texts.new.words,
    forms,
    weights,
    texts.constants,
  );

  // Sections → which one has become which.
  const matches: SectionMatches = matchSections(texts, weights);
  yield DONE.matching;

  // Matched sections → links between their words.
  const { links, inPlace }: SectionLinks = yield* partOfSteps(
    linkSections(texts, matches, weights, alignWords),
    DONE.matching,
    DONE.linking,
  );

  // Words without a link → further links, to where passages have moved.
  yield* partOfSteps(linkMoved(texts, matches, links, weights, alignWords), DONE.linking, DONE.moving);
  // Scans: what is left → in order.
  yield* partOfSteps(linkRest(texts, links, weights, alignWords), DONE.moving, DONE.moving);

  // Linked words → the same words beside them.
  extendRuns(texts, weights, { links, inPlace });
  // Words between linked ones → what stands in their place.
  const alignHoles = createWordAligner(texts.old.words, texts.new.words, forms, weights, {
    ...texts.constants,
    wordLikeness: texts.constants.holeLikeness,
  });
  linkHoles(texts, { links, inPlace }, alignHoles);

  // Paragraphs that were linked crosswise → each with its own.
  linkSwappedParagraphs(texts, { links, inPlace });
  // Paragraphs without any link → the same ones elsewhere.
  linkEqualParagraphs(texts, links);

  // Paragraphs at new places → their numbers and letters with them.
  linkMarkers(texts, links);
  yield DONE.moving;

  const { newSectionOf, sectionMargin } = matches;
  return { ...texts, weights, links, inPlace, newSectionOf, sectionMargin };
}
