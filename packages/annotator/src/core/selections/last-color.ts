import type { SelectionColor } from '@glossator/client-sdk/contract';
import type { CommandContext } from '../annotator-feature';
import { SELECTION_COLORS } from '../legend/colors';

const COLOR_KEY = 'glossator.color';

/** The color that was used last: the next Selection has it, in the next visit too. */
export function createLastColor({ getState, dispatch, storage }: CommandContext) {
  return {
    choose(color: SelectionColor): void {
      dispatch({ type: 'selections/colorChosen', origin: 'local', color });
      storage.set(COLOR_KEY, color);
    },
    /** Chooses the stored color, if it is still offered. */
    restore(): void {
      const stored = storage.get(COLOR_KEY);
      const { entries } = getState().legend;
      const offered = [...SELECTION_COLORS, ...entries.map(({ color: custom }) => custom)];
      const color = offered.find((known) => known === stored);
      if (color) dispatch({ type: 'selections/colorChosen', origin: 'local', color });
    },
  };
}
