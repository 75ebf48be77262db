import type { PageArea, TextSelection } from '@glossator/client-sdk/contract';
import { canDecide, canDelete } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import { findOverlapping, selectSelection } from '../selections/selectors';
import { createDeciding } from './deciding';
import { rangeOfArea } from '../selections/list';
import { createDecisionQueue } from './decision-queue';
import { isWordForWord } from './selectors';
import { placesFor, proposedPlace } from '../selections/proposed-place';
import type { OpenDecision, UnportedFilter } from './state';

/** What is done with unported Selections. Decisions are their author's; they can be undone. */
export interface DecisionCommands {
  readonly filter: (filter: UnportedFilter) => void;
  /** Proposes a candidate (from 0) for a Selection and goes there. */
  readonly proposePlace: (id: number, candidate: number) => void;
  /** Proposes the next (1) or previous (-1) candidate, round the end. */
  readonly stepPlace: (id: number, direction: 1 | -1) => void;
  /** Confirms a Selection at the place that is proposed for it, and continues with the next one. False when it was refused (and a notice says why). */
  readonly confirmPlace: (id: number) => boolean;
  /** Confirms all of one's own that say the same word for word, which is undone in one step; raises a notice with their number and returns it. */
  readonly confirmAllIdentical: () => number;
  /** Opens something on one of them that the user may decide; undefined closes it. */
  readonly openDecision: (open: OpenDecision | undefined) => void;
  /** Puts the Selection whose place is chosen manually at the text that is selected in the viewer, and continues with the next one. */
  readonly placeAtSelectedText: () => boolean;
  /** The same for one of an area, at the area that was drawn. */
  readonly placeAtArea: (area: PageArea) => boolean;
  /** Deletes an unported Selection and continues with the next one. */
  readonly delete: (id: number) => void;
  /** Shows the old page of a Selection beside the document; undefined takes it away. */
  readonly showOldPlace: (id: number | undefined) => void;
  /** The next (1) or previous (-1) of the listed ones becomes the active one; the first one when none is. False at the ends. */
  readonly step: (direction: 1 | -1) => boolean;
}

/** Makes the commands of unported Selections. */
export function createDecisions(context: CommandContext): DecisionCommands {
  const { getState, dispatch, commands } = context;

  const queue = createDecisionQueue(context);
  const { decide, refuse } = createDeciding(context);
  const { unported } = queue;

  const proposePlace = (id: number, candidate: number): void => {
    const selection = unported(id);
    if (!selection || !placesFor(selection)[candidate]) return;
    dispatch({ type: 'unported/proposed', origin: 'local', id, candidate });
    commands.selections.activate(id, true);
  };

  /** The one whose place is chosen manually. */
  const placedByHand = (): TextSelection | undefined => {
    const { open } = getState().unported;
    return open?.what === 'byHand' ? unported(open.id) : undefined;
  };

  return {
    proposePlace,
    filter: (filter) => dispatch({ type: 'unported/filtered', origin: 'local', filter }),
    stepPlace(id, direction) {
      const selection = unported(id);
      const count = selection ? placesFor(selection).length : 0;
      if (!selection || count === 0) return;
      const present = proposedPlace(getState(), selection)?.candidate;
      proposePlace(id, present === undefined ? 0 : (present + direction + count) % count);
    },
    confirmPlace(id) {
      const selection = unported(id);
      const place = selection && proposedPlace(getState(), selection);
      if (!selection || !place) return false;
      const next = queue.after(id);
      const isElsewhere = selection.status === 'failed' || place.candidate > 0;
      if (!decide(selection, isElsewhere ? place : undefined)) return false;
      queue.goTo(next);
      return true;
    },
    confirmAllIdentical() {
      const state = getState();
      const chosen = state.selections.items.filter((item) => isWordForWord(item) && canDecide(state, item));
      const undoes = state.history.nextId;
      // One may stand in another one's way: that stays for the user to decide.
      const isFree = (item: TextSelection) => !findOverlapping(getState(), item, item);
      const { length: count } = chosen.filter((item) => isFree(item) && decide(item, undefined, undoes));
      if (count > 0)
        dispatch({
          type: 'notices/raised',
          origin: 'local',
          kind: 'info',
          code: 'placesConfirmed',
          written: undefined,
          count,
          undoes,
        });
      return count;
    },
    openDecision(open) {
      const selection = open && unported(open.id);
      const may = open?.what === 'deletion' ? canDelete : canDecide;
      const isAllowed = selection && may(getState(), selection);
      dispatch({ type: 'unported/opened', origin: 'local', open: isAllowed ? open : undefined });
    },
    placeAtSelectedText() {
      const { selections } = getState();
      const selection = placedByHand();
      if (!selection) return false;
      const selected = selections.textSelection;
      if (!selected || selected.text.trim() === '') return refuse({ code: 'selectFirstHighlight' });
      if (!selected.range) return refuse({ code: 'outsidePage' });
      const next = queue.after(selection.id);
      if (!decide(selection, { range: selected.range, text: selected.text })) return false;
      commands.selections.clearTextSelection();
      queue.goTo(next);
      return true;
    },
    placeAtArea(area) {
      const selection = placedByHand();
      if (!selection?.area) return false;
      const next = queue.after(selection.id);
      if (!decide(selection, { range: rangeOfArea(area), text: '', area })) return false;
      queue.goTo(next);
      return true;
    },
    delete(id) {
      const selection = unported(id);
      if (!selection || !canDelete(getState(), selection)) return;
      const next = queue.after(id);
      commands.selections.delete(id);
      queue.goTo(next);
    },
    showOldPlace(id) {
      const selection = id === undefined ? undefined : selectSelection(getState(), id);
      const wanted = selection?.carriedOver ? id : undefined;
      dispatch({ type: 'unported/oldPlaceShown', origin: 'local', id: wanted });
    },
    step: queue.step,
  };
}
