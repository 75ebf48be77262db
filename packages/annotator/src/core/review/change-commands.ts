import type { ReviewContext } from './commands';
import type { ReviewLoading } from './loading';
import type { ChangeFilter, ComparedPlace } from './state';

/** What can be done with the changes between two texts. */
export interface ChangeCommands {
  /** Makes a change the active one; of the active one both places are shown again. */
  readonly activateChange: (index: number | undefined) => void;
  /** Sends the sides to places. */
  readonly showPlace: (place: ComparedPlace) => void;
  readonly changeFilter: (filter: Partial<ChangeFilter>) => void;
  /** Loads a list of the open document again, after a failure. */
  readonly reload: (list: 'changes' | 'selections') => void;
}

/** Makes the commands about changes. */
export function createChangeCommands(
  { getState, dispatch }: Pick<ReviewContext, 'getState' | 'dispatch'>,
  loading: Pick<ReviewLoading, 'loadList'>,
): ChangeCommands {
  const showPlace = (place: ComparedPlace) => dispatch({ type: 'review/placeShown', place });
  return {
    showPlace,
    activateChange(index) {
      const { activeChange, changes } = getState();
      const again = index !== undefined && index === activeChange ? changes.items[index] : undefined;
      if (again) showPlace({ old: again.old, new: again.new });
      else dispatch({ type: 'review/changeActivated', index });
    },
    changeFilter: (filter) => dispatch({ type: 'review/filterChanged', filter }),
    reload: (list) => void loading.loadList(list),
  };
}
