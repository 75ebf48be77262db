import type { TextSelection } from '@glossator/client-sdk/contract';
import { canDecide } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import { isUnported, selectSelection } from '../selections/selectors';
import { unportedAmong } from './selectors';

/** The listed unported Selections in their order, which the user decides one after the other. */
export interface DecisionQueue {
  /** A Selection, if it is still unported. */
  readonly unported: (id: number) => TextSelection | undefined;
  /** The one that follows `id`: the next that the user can decide, round the end; else just the next. */
  readonly after: (id: number) => number | undefined;
  /** Goes to the one that follows, if it is still unported. */
  readonly goTo: (next: number | undefined) => void;
  /** The next (1) or previous (-1) becomes the active one; the first one when none is. False at the ends. */
  readonly step: (direction: 1 | -1) => boolean;
}

/** Makes the queue. */
export function createDecisionQueue({ getState, dispatch, commands }: CommandContext): DecisionQueue {
  const listed = () => unportedAmong(getState().selections.items, getState().unported.filter);
  const unported = (id: number): TextSelection | undefined => {
    const selection = selectSelection(getState(), id);
    return selection && isUnported(selection) ? selection : undefined;
  };
  return {
    unported,
    after(id) {
      const items = listed();
      const index = items.findIndex((item) => item.id === id);
      const others = [...items.slice(index + 1), ...items.slice(0, Math.max(index, 0))];
      return (others.find((item) => canDecide(getState(), item)) ?? others[0])?.id;
    },
    goTo(next) {
      if (next !== undefined && unported(next)) commands.selections.activate(next, true);
      else dispatch({ type: 'unported/oldPlaceShown', origin: 'local', id: undefined });
    },
    step(direction) {
      const items = listed();
      const index = items.findIndex(({ id }) => id === getState().selections.activeId);
      const next = index < 0 ? items[0] : items[index + direction];
      if (next) commands.selections.activate(next.id, true);
      return next !== undefined;
    },
  };
}
