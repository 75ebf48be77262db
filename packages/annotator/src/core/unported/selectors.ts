import type { CarryOverReason, TextSelection } from '@glossator/client-sdk/contract';
import type { ViewerHighlight } from '../ports/viewer-marks';
import { proposedPlace } from '../selections/proposed-place';
import { isUnported, selectActiveSelection } from '../selections/selectors';
import type { AnnotatorState } from '../features';
import type { UnportedFilter, UnportedState } from './state';

/** How far the unported Selections of the last Update have been decided. */
export interface UnportedProgress {
  readonly decided: number;
  readonly total: number;
  readonly unconfirmed: number;
  readonly failed: number;
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
  if (status !== 'unconfirmed' || text === '' || !carriedOver || !SAME_WORDS.has(carriedOver.reason.kind))
    return false;
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
  if (!active || !place) return undefined;
  const { range, area } = place;
  return { id: active.id, range, color: active.color, isProposal: true, ...(area && { area }) };
}
