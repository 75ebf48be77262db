import type { Alignment } from '../alignment/alignment';
import { citationAt } from '../structure/citation';
import { startOf, type TextRange } from '../ranges/text-range';
import type { WordSpan } from '../words/word-places';
import type { CarriedOver, CarryOverReason } from './carried-over';
import { confidenceOfChanged, confidenceOfEqual } from './confidence';
import { edgesOf, withEdges } from './edges';
import { contextAround } from './evidence';
import { createFailureReason } from './failure-reason';
import { isMerged } from './merged';
import { compareText } from './same-text';
import { createSectionIdentity } from './section-identity';
import { findSurvivors, type Survivors } from './survivors';
import { gatherEvidence, isAmbiguous, isTrusted, MOST_PLACES } from './trust';

/** A place where less of the selected letters lives on is none. */
const LEAST_SURVIVAL = 0.4;
/** A second place with so much of the selected letters makes a selection a split one. */
const SPLIT = 0.25;
/** What words without counterpart have to be worth together to be looked for all over the new text. */
const LEAST_VERBATIM = 8;
/** How sure it is that one of their places is meant; and the place of a part of them. */
const VERBATIM = 0.6;
const PARTS = 0.5;

/**
 * Carries selections of the old version over to the new one. Answers are parallel to `selections`; a selection costs microseconds,
 * whatever the length of the text. Never throws: a selection outside of the text comes back as `failed` with that reason.
 */
export function carryOver(alignment: Alignment, selections: readonly TextRange[]): CarriedOver[] {
  const { old, new: next, vocabulary, links } = alignment;
  const identityOf = createSectionIdentity(alignment);
  const failureReason = createFailureReason(alignment);
  const lettersOf = (word: number): number => vocabulary.formOf(old.words.ids[word] ?? 0).length;

  const rangeOf = ({ from, to }: Survivors): TextRange =>
    next.places.rangeOf({ from, to, lettersBefore: 0, lettersAfter: 0 });

  /** A selection whose words all stand at one place, in order. */
  const carryEqual = (
    range: TextRange,
    span: WordSpan,
    now: number,
    from: string | undefined,
  ): CarriedOver => {
    const { lettersBefore, lettersAfter } = span;
    const words = span.to - span.from;
    const evidence = gatherEvidence(alignment, identityOf, span.from, span.to, now);
    const edges = edgesOf(old, range, span);
    const at = (word: number): TextRange =>
      withEdges(
        next,
        next.places.rangeOf({ from: word, to: word + words, lettersBefore, lettersAfter }),
        edges,
      );
    const place = at(now);
    const to = citationAt(next.structure, startOf(place));
    const trusted = isTrusted(words, evidence);
    const several = !trusted && isAmbiguous(evidence);
    const sameness = compareText(old, range, next, place);
    const isElsewhere = !evidence.isInPlace || from !== to;
    const confidence = confidenceOfEqual(evidence, trusted, several);
    const others = several
      ? evidence.places.map((start) => start + evidence.wordsBefore).filter((start) => start !== now)
      : [];
    const reason: CarryOverReason = {
      kind: several
        ? 'several-places'
        : sameness === 'punctuation-only'
          ? sameness
          : isElsewhere
            ? 'moved'
            : sameness,
      changedWords: 0,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(several && { places: evidence.places.length }),
    };
    return {
      status: trusted && sameness !== 'punctuation-only' ? 'success' : 'unconfirmed',
      confidence,
      reason,
      range: place,
      candidates: [
        { range: place, confidence },
        ...others.map((start) => ({ range: at(start), confidence: (1 - confidence) / others.length })),
      ],
    };
  };

  /** A selection of which a part lives on. */
  const carryChanged = (
    span: WordSpan,
    places: readonly Survivors[],
    best: Survivors,
    letters: number,
    from: string | undefined,
  ): CarriedOver => {
    const context = contextAround(alignment, span.from, span.to, best.from, best.to);
    const confidence = confidenceOfChanged(
      best.letters / letters,
      context,
      alignment.inPlace[best.oldFirst] === 1,
    );
    const place = rangeOf(best);
    const to = citationAt(next.structure, startOf(place));
    const isSplit = (places[1]?.letters ?? 0) >= SPLIT * letters;
    return {
      status: 'unconfirmed',
      confidence,
      reason: {
        kind: isSplit
          ? 'split'
          : from !== to
            ? 'moved'
            : isMerged(alignment, span, best)
              ? 'merged'
              : 'words-changed',
        changedWords: changedWords(span, best),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
      },
      range: place,
      candidates: places.map((other) => ({
        range: rangeOf(other),
        confidence: other === best ? confidence : ((1 - confidence) * other.letters) / letters,
      })),
    };
  };

  /** A selection without counterpart: where its words stand all the same, if they are many, or parts of it. */
  const carryNowhere = (
    range: TextRange,
    span: WordSpan,
    from: string | undefined,
    places: readonly Survivors[],
    letters: number,
  ): CarriedOver => {
    const isLong = weightOf(alignment, span) >= LEAST_VERBATIM;
    const starts = isLong ? next.occurrences.find(old.words.ids, span.from, span.to, MOST_PLACES) : [];
    const edges = edgesOf(old, range, span);
    const several = starts.length > 1;
    return {
      status: 'failed',
      confidence: 0,
      reason: {
        kind: several ? 'several-places' : failureReason(span.from, span.to),
        changedWords: several ? 0 : span.to - span.from,
        ...(from !== undefined && { from }),
        ...(several && { places: starts.length }),
      },
      candidates: [
        ...starts.map((start) => ({
          range: withEdges(
            next,
            next.places.rangeOf({ ...span, from: start, to: start + span.to - span.from }),
            edges,
          ),
          confidence: VERBATIM / starts.length,
        })),
        ...places.map((place) => ({ range: rangeOf(place), confidence: (PARTS * place.letters) / letters })),
      ],
    };
  };
  const changedWords = (span: WordSpan, best: Survivors): number => {
    let kept = 0;
    for (let word = best.from; word < best.to; word += 1) {
      const before = links.toOld[word] ?? -1;
      if (before >= span.from && before < span.to && old.words.ids[before] === next.words.ids[word])
        kept += 1;
    }
    return Math.max(span.to - span.from, best.to - best.from) - kept;
  };

  return selections.map((range) => {
    const span = old.places.wordsIn(range);
    const from = citationAt(old.structure, startOf(range));
    if (!span)
      return {
        status: 'failed',
        confidence: 0,
        reason: { kind: 'outside-text', changedWords: 0 },
        candidates: [],
      };
    let letters = 0;
    for (let word = span.from; word < span.to; word += 1) letters += lettersOf(word);
    const places = findSurvivors(links, span.from, span.to, next.paragraphs.ofWord, lettersOf);
    const [best] = places;
    if (best && areEqual(alignment, span, best)) return carryEqual(range, span, best.from, from);
    if (best && best.letters >= LEAST_SURVIVAL * letters)
      return carryChanged(span, places, best, letters, from);
    return carryNowhere(range, span, from, places, letters);
  });
}

/** What the words of a span are worth together. */
function weightOf({ old, weights }: Alignment, { from, to }: WordSpan): number {
  let weight = 0;
  for (let word = from; word < to; word += 1) weight += weights[old.words.ids[word] ?? 0] ?? 0;
  return weight;
}

/** Whether the words of a span are the same at a place, one after the other. */
function areEqual({ old, new: next, links }: Alignment, span: WordSpan, place: Survivors): boolean {
  if (place.to - place.from !== span.to - span.from) return false;
  for (let word = span.from; word < span.to; word += 1) {
    const now = place.from + word - span.from;
    if (links.toNew[word] !== now || old.words.ids[word] !== next.words.ids[now]) return false;
  }
  return true;
}
