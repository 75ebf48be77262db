import type { VersionPair } from './alignment';
import type { WordAligner } from './align-window';
import { reorderedDefinitions } from './defined-terms';
import { findEqualParagraphs } from './equal-paragraphs';
import { markerTest } from './link-markers';
import { linkPairs } from './link-pairs';
import { linkStrayedParagraphs } from './link-strayed-paragraphs';
import type { SectionMatches } from './match-sections';
import type { WordWindow } from './unique-grams';
import { createWordLinks, type WordLinks } from './word-links';

/** The words that are linked inside matched sections. */
export interface SectionLinks {
  readonly links: WordLinks;
  /** 1 for each old word whose counterpart is in the section that its own has become, in order. */
  readonly inPlace: Uint8Array;
}

/**
 * Links the words of each matched pair of sections: first paragraphs that are the same, also in another order, and definitions in another order,
 * then what is between those in order. Yields the share of the pairs that are done, from 0 to 1.
 */
export function* linkSections(
  texts: VersionPair,
  matches: SectionMatches,
  weights: Float32Array,
  alignWords: WordAligner,
): Generator<number, SectionLinks> {
  const { old, new: next } = texts;
  const links = createWordLinks(old.words.length, next.words.length);
  const inPlace = new Uint8Array(old.words.length).fill(1);
  linkStrayedParagraphs(texts, matches, links);
  for (let word = 0; word < inPlace.length; word += 1) if (links.toNew[word] !== -1) inPlace[word] = 0;
  const isMarker = markerTest(texts);
  const linkSection = (window: WordWindow): void => {
    const { inOrder, reordered } = findEqualParagraphs(
      old.words.ids,
      next.words.ids,
      isMarker,
      old.paragraphs,
      next.paragraphs,
      window,
    );
    for (const span of reordered) {
      links.linkSpan(span);
      inPlace.fill(0, span.old, span.old + span.length);
    }
    for (const definition of reorderedDefinitions(texts, isMarker, window)) {
      alignWords(definition, links);
      inPlace.fill(0, definition.oldFrom, definition.oldTo);
    }
    let { oldFrom, newFrom } = window;
    for (const span of inOrder) {
      alignWords({ oldFrom, oldTo: span.old, newFrom, newTo: span.next }, links);
      links.linkSpan(span);
      oldFrom = span.old + span.length;
      newFrom = span.next + span.length;
    }
    alignWords({ oldFrom, oldTo: window.oldTo, newFrom, newTo: window.newTo }, links);
  };
  yield* linkPairs(
    texts,
    weights,
    links,
    { pairs: matches.pairs, old: old.sections, new: next.sections },
    linkSection,
  );
  for (let word = 0; word < inPlace.length; word += 1) if (links.toNew[word] === -1) inPlace[word] = 0;
  return { links, inPlace };
}
