import type { TextSelection } from '@glossator/client-sdk/contract';
import type { canEdit } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import type { EntityChange } from '../entities/entity-kind';

/** What is done to several Selections, of whatever documents, in one step. */
export interface ChangeOfMany {
  readonly meant: readonly TextSelection[];
  /** What the notice about it says. */
  readonly code: 'highlightsRecolored' | 'highlightsDeleted' | 'tagsReplaced';
  readonly may: typeof canEdit;
  /** Undefined where there is nothing to change. */
  readonly changeOf: (selection: TextSelection) => EntityChange | undefined;
}

/** Makes a change of each of these that the user may change, in one step of undo, and says so, and how many are left. */
export function changeTogether(
  { getState, dispatch, changes }: Pick<CommandContext, 'getState' | 'dispatch' | 'changes'>,
  { meant, code, may, changeOf }: ChangeOfMany,
): void {
  if (meant.length === 0) return;
  const state = getState();
  const allowed = meant.filter((selection) => may(state, selection));
  const { nextId: undoes } = state.history;
  changes.together(({ submit }) => {
    for (const selection of allowed) {
      const submitted = changeOf(selection);
      if (submitted) submit({ documentId: selection.documentId, change: submitted, present: selection });
    }
  });
  const isUndoable = getState().history.nextId > undoes;
  dispatch({
    type: 'notices/raised',
    origin: 'local',
    kind: allowed.length > 0 ? 'info' : 'error',
    code,
    written: undefined,
    count: allowed.length,
    left: meant.length - allowed.length,
    ...(isUndoable && { undoes }),
  });
}
