import type { TextRange } from '@glossator/document-text';
import { canEdit } from '../access/selectors';
import type { Notice } from '../notices/state';
import type { CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { movesRange, rangeOf } from './list';
import { findOverlapping, selectSelection, type RangeOwner } from './selectors';
import type { QuotedRange } from './state';

/** Why a range cannot be marked, and the Selection that is in the way, where one is. */
export type RangeRefusal = Pick<Notice, 'code' | 'selectionId'>;

/** What is done with the range of a Selection. */
export interface RangeCommands {
  /**
   * Gives one's own Selection another range with its quote, both as they are in the open text, as one change; called with those from
   * before (`selectQuotedRange`) it undoes that. False when it was refused (and a notice says why), or changes nothing.
   */
  readonly changeRange: (id: number, to: QuotedRange) => boolean;
  /** Makes a Selection that may not have arrived here yet the active one and brings it into view; false when there is none. */
  readonly show: (id: number) => Promise<boolean>;
}

/** Makes the commands of ranges. */
export function createRangeCommands({
  getState,
  dispatch,
  changes,
  clock,
  commands,
}: CommandContext): RangeCommands {
  return {
    changeRange(id, { range, text }) {
      const state = getState();
      const selection = selectSelection(state, id);
      if (!selection || !canEdit(state, selection) || text.trim() === '') return false;
      const fields = { ...rangeOf(range), text };
      if (!movesRange(selection, fields)) return false;
      const refusal = overlapOf(state, range, selection);
      if (refusal) {
        dispatch({ type: 'notices/raised', origin: 'local', kind: 'error', written: undefined, ...refusal });
        return false;
      }
      const updatedAt = new Date(clock.now()).toISOString();
      changes.submit({
        documentId: selection.documentId,
        change: { action: 'update', ref: { kind: 'selection', id }, to: { ...fields, updatedAt } },
      });
      return true;
    },
    async show(id) {
      if (!selectSelection(getState(), id)) await commands.selections.load();
      if (!selectSelection(getState(), id)) return false;
      commands.selections.activate(id, true);
      return true;
    },
  };
}

/** The refusal of a range that overlaps another Selection than the one it is for, if it does (specification section 5). */
export function overlapOf(
  state: AnnotatorState,
  range: TextRange,
  owner: RangeOwner,
): RangeRefusal | undefined {
  const inTheWay = findOverlapping(state, range, owner);
  return inTheWay && { code: 'overlap', selectionId: inTheWay.id };
}
