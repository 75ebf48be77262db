import type { TextChange } from '@glossator/client-sdk/contract';
import {
  comparePositions,
  endOf,
  startOf,
  unitAt,
  type Position,
  type StructureUnit,
  type TextRange,
} from '@glossator/document-text';
import type { ChangedArticle, TextPair } from './changed-articles';
import { isEmpty, rangeTo, textIn, type ComparedText } from './compared-text';

/** A passage of both texts, in one of them, or (`leftOut`) text that is the same in both but cannot be put side by side. */
export interface Passage {
  readonly kind: TextChange['kind'] | 'same' | 'leftOut';
  readonly old: TextRange;
  readonly new: TextRange;
}

/** An article with more text than this is no article, but a law whose articles were not recognized. */
const LONGEST = 20_000;

/** An article passage by passage: what changed, and between it what did not. */
export function passagesOf({ old, new: now, changes }: ChangedArticle, texts: TextPair): Passage[] {
  if (!old || !now) return changes.map(passageOf);
  const passages: Passage[] = [];
  let [oldAt, newAt] = [old.start, now.start];
  const between = (oldTo: Position, newTo: Position): void =>
    void passages.push(
      ...samePassages({ old: rangeTo(oldAt, oldTo), new: rangeTo(newAt, newTo) }, texts, old, now),
    );
  for (const change of changes) {
    const isFromHere =
      comparePositions(startOf(change.old), oldAt) >= 0 && comparePositions(endOf(change.old), old.end) <= 0;
    between(isFromHere ? startOf(change.old) : oldAt, startOf(change.new));
    passages.push(passageOf(change));
    if (isFromHere) oldAt = endOf(change.old);
    if (comparePositions(endOf(change.new), newAt) > 0) newAt = endOf(change.new);
  }
  between(old.end, now.end);
  return passages;
}

function passageOf({ kind, old, new: next }: TextChange): Passage {
  return { kind, old, new: next };
}

/** What stands between changes, paragraph by paragraph where both texts have as many. */
function samePassages(
  ranges: Pick<Passage, 'old' | 'new'>,
  texts: TextPair,
  old: StructureUnit,
  now: StructureUnit,
): Passage[] {
  const [before, after] = [textIn(texts.old, ranges.old), textIn(texts.new, ranges.new)];
  if (lettersOf(before) === '' && lettersOf(after) === '') return [];
  if (lettersOf(before) !== lettersOf(after) || after.length > LONGEST)
    return [{ kind: 'leftOut', ...ranges }];
  const oldParts = paragraphsIn(texts.old, ranges.old);
  const newParts = paragraphsIn(texts.new, ranges.new);
  const parts =
    oldParts.length === newParts.length
      ? newParts.map((part, index): Passage => ({ kind: 'same', old: oldParts[index] ?? part, new: part }))
      : [{ kind: 'same' as const, ...ranges }];
  // The heading of the article stands above it already.
  return parts.filter((part) => {
    const heading = lettersOf(textIn(texts.new, part.new));
    if (heading === '') return false;
    const isHeading = heading === lettersOf(now.label + now.heading) || heading === lettersOf(now.label);
    return !isHeading || lettersOf(old.label + old.heading) !== lettersOf(now.label + now.heading);
  });
}

/** A range, cut where paragraphs of an article begin. */
function paragraphsIn({ structure }: ComparedText, range: TextRange): TextRange[] {
  const [start, end] = [startOf(range), endOf(range)];
  const cuts: Position[] = [];
  const units = structure?.units ?? [];
  // Units stand in the order of their beginnings, and a unit before those that are part of it.
  for (let at = Math.max(0, structure ? unitAt(structure, start) : 0); at < units.length; at += 1) {
    const unit = units[at];
    if (!unit || comparePositions(unit.start, end) >= 0) break;
    if (unit.kind === 'paragraph' && !unit.inContents && comparePositions(unit.start, start) > 0)
      cuts.push(unit.start);
  }
  return [start, ...cuts]
    .map((from, index) => rangeTo(from, cuts[index] ?? end))
    .filter((part) => !isEmpty(part));
}

/** What the comparison goes by: letters and digits. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
