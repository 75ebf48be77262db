import type { CarryOverReason, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { ViewerHighlight } from '../ports/viewer-marks';
import { rangeOf } from '../selections/list';
import { isUnported, selectActiveSelection } from '../selections/selectors';
import type { AnnotatorState } from '../features';
import type { UnportedFilter, UnportedState } from './state';

/** A place in the open text where an unported Selection may belong. */
export interface ProposedPlace {
  readonly range: TextRange;
  readonly text: string;
  /** From 0 to 1; undefined where nothing is known of it. */
  readonly confidence: number | undefined;
  /** Which of the candidates it is, from 0. */
  readonly candidate: number;
}

/** How far the unported Selections of the last Update have been decided. */
export interface UnportedProgress {
  readonly decided: number;
  readonly total: number;
  readonly unconfirmed: number;
  readonly failed: number;
}

type Parts = Pick<AnnotatorState, 'unported'>;

/** All places where a Selection may belong, best first. */
export function placesFor(selection: TextSelection): readonly ProposedPlace[] {
  const candidates = selection.carriedOver?.candidates ?? [];
  if (candidates.length === 0 && selection.status === 'unconfirmed')
    return [{ range: rangeOf(selection), text: selection.text, confidence: undefined, candidate: 0 }];
  return candidates.map(({ text, confidence, ...range }, candidate) => ({
    range: rangeOf(range),
    text,
    confidence,
    candidate,
  }));
}

/** The place that is proposed for an unported Selection; none for one that failed, until the user has chosen a candidate. */
export function proposedPlace({ unported }: Parts, selection: TextSelection): ProposedPlace | undefined {
  if (!isUnported(selection)) return undefined;
  const chosen = unported.proposed[selection.id];
  if (chosen === undefined && selection.status === 'failed') return undefined;
  return placesFor(selection)[chosen ?? 0];
}

/** Those of a list that a filter lets through, in their order. */
export function unportedAmong(
  items: readonly TextSelection[],
  filter: UnportedFilter,
): readonly TextSelection[] {
  return items.filter((item) => isUnported(item) && (filter === 'all' || item.status === filter));
}

/** How many are decided, of all that the last Update left open: decided ones say who confirmed them. */
export function progressAmong(items: readonly TextSelection[]): UnportedProgress {
  let [decided, unconfirmed, failed] = [0, 0, 0];
  for (const { status, carriedOver } of items) {
    if (status === 'unconfirmed') unconfirmed += 1;
    else if (status === 'failed') failed += 1;
    else if (carriedOver?.confirmedAt !== undefined) decided += 1;
  }
  return { decided, unconfirmed, failed, total: decided + unconfirmed + failed };
}

/** Reasons that speak of one place, with the wording as it was. */
const SAME_WORDS: ReadonlySet<CarryOverReason['kind']> = new Set(['identical', 'layout-only', 'moved']);

/** Whether an unported Selection says the same, word for word, at the one place that was found for it. */
export function isWordForWord({ status, text, carriedOver }: TextSelection): boolean {
  if (status !== 'unconfirmed' || !carriedOver || !SAME_WORDS.has(carriedOver.reason.kind)) return false;
  return wordsOf(text) === wordsOf(carriedOver.from.text);
}

const wordsOf = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Another document of the Code with unported Selections that are the user's to decide. */
export interface UnportedElsewhere {
  readonly documentId: number;
  readonly title: string;
  readonly count: number;
}

/** The other documents that have some, in the order of the Code, as far as they were counted in their current Version. */
export function unportedElsewhere(
  { items, activeId }: Pick<AnnotatorState['documents'], 'items' | 'activeId'>,
  toDecide: UnportedState['toDecide'],
): readonly UnportedElsewhere[] {
  return items.flatMap(({ id, title, version }) => {
    const open = toDecide[id];
    const isCounted = open?.version === (version?.number ?? 1);
    if (id === activeId || !isCounted || open.ids.length === 0) return [];
    return [{ documentId: id, title, count: open.ids.length }];
  });
}

/** What the viewer is to draw as a proposal: the place of the active Selection, while it is not sure. */
export function drawnProposal(state: AnnotatorState): ViewerHighlight | undefined {
  const active = selectActiveSelection(state);
  const place = active && proposedPlace(state, active);
  return active && place && { id: active.id, range: place.range, color: active.color, isProposal: true };
}
