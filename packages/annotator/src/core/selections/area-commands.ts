import type { PageArea } from '@glossator/client-sdk/contract';
import { selectCanAnnotate } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import { rangeOfArea } from './list';
import { newSelection } from './new-selection';
import { selectSelection } from './selectors';

/** What is done with areas of pages. */
export interface AreaCommands {
  /** Lets the user draw an area on a page, or ends that; one that is drawn is marked. Not for who may not annotate. */
  readonly drawArea: (isOn: boolean) => void;
  /**
   * Marks an area in the color used last, or puts the Selection there whose place is chosen manually. Gives the id of the Selection;
   * undefined where nothing may be marked.
   */
  readonly markArea: (area: PageArea) => number | undefined;
}

/** Makes the commands of areas. */
export function createAreaCommands(context: CommandContext): AreaCommands {
  const { getState, viewer, changes, commands } = context;
  return {
    drawArea(isOn) {
      if (!isOn || selectCanAnnotate(getState())) viewer()?.setAreaMode(isOn);
    },
    markArea(area) {
      const { selections, unported } = getState();
      if (!selectCanAnnotate(getState())) return undefined;
      const open = unported.open?.what === 'byHand' ? unported.open.id : undefined;
      if (open !== undefined && selectSelection(getState(), open)?.area)
        return commands.unported.placeAtArea(area) ? open : undefined;
      const made = newSelection(context, { range: rangeOfArea(area), text: '', area }, selections.color);
      if (!made) return undefined;
      const { id, documentId } = made;
      changes.submit({
        documentId,
        change: { action: 'create', ref: { kind: 'selection', id }, entity: made },
      });
      return id;
    },
  };
}
