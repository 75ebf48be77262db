import type { TextSelection } from '@glossator/client-sdk/contract';
import { canDecide } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import type { Notice } from '../notices/state';
import { rangeOf } from '../selections/list';
import { findOverlapping } from '../selections/selectors';
import type { QuotedRange } from '../selections/state';

/** Confirms the place of a Selection, as far as the user may and nothing else is there. */
export interface Deciding {
  /**
   * Makes a place a Selection's sure one; `place` is undefined where it is the one it has already. `joins`: the action it is a
   * part of. False when it was refused.
   */
  readonly decide: (selection: TextSelection, place: QuotedRange | undefined, joins?: number) => boolean;
  /** Reports why something was refused. */
  readonly refuse: (refusal: Pick<Notice, 'code' | 'selectionId'>) => false;
}

/** Makes what confirms places. */
export function createDeciding({ getState, dispatch, changes, clock }: CommandContext): Deciding {
  const refuse: Deciding['refuse'] = (refusal) => {
    dispatch({ type: 'notices/raised', origin: 'local', kind: 'error', written: undefined, ...refusal });
    return false;
  };
  return {
    refuse,
    decide(selection, place, joins) {
      const state = getState();
      const { id, documentId, carriedOver } = selection;
      if (!canDecide(state, selection)) return false;
      const inTheWay = findOverlapping(state, place?.range ?? selection, selection);
      if (inTheWay) return refuse({ code: 'overlap', selectionId: inTheWay.id });
      const at = new Date(clock.now()).toISOString();
      const { userId = 0, userName } = state.access;
      const area = place?.area && { area: place.area };
      const moved = place && { ...rangeOf(place.range), ...area, text: place.text };
      const confirmed = { confirmedAt: at, confirmedBy: { id: userId, name: userName } };
      changes.submit({
        documentId,
        ...(joins !== undefined && { joins }),
        change: {
          action: 'update',
          ref: { kind: 'selection', id },
          to: {
            status: 'success',
            updatedAt: at,
            ...moved,
            ...(carriedOver && { carriedOver: { ...carriedOver, ...confirmed } }),
          },
        },
      });
      return true;
    },
  };
}
