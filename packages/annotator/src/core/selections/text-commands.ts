import type { KeyPress } from '../ports/document-viewer';
import type { CommandContext } from '../annotator-feature';

/** What is done with the text selection in the viewer by keys alone. */
export interface TextCommands {
  /** Puts a caret into the text (from the active hit, where there is one), for arrow keys to move and Shift to select with. */
  readonly startCaretMode: () => void;
  /** Makes the active search hit the text that is selected; false when there is none. */
  readonly selectActiveHit: () => boolean;
  /** Lets a key work on the ends of the active highlight; false when it means nothing there. */
  readonly pressHighlightKey: (press: KeyPress) => boolean;
}

/** Makes the commands of the text selection. */
export function createTextCommands({ getState, viewer }: CommandContext): TextCommands {
  return {
    startCaretMode: () => viewer()?.setCaretMode(true),
    pressHighlightKey: (press) => viewer()?.pressHighlightKey(press) ?? false,
    selectActiveHit() {
      const { hits, active } = getState().search;
      const range = active === undefined ? undefined : hits.at(active);
      if (range) viewer()?.select(range);
      return range !== undefined;
    },
  };
}
