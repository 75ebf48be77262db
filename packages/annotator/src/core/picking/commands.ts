import type { SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import { canDelete, canEdit, selectCanAnnotate } from '../access/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { changeTogether } from '../selections/change-together';
import { selectSelectionsOf } from '../selections/selectors';

/** What is done with several annotations of the list together. */
export interface PickingCommands {
  /** Lets annotations be picked; not for users who may change none. */
  readonly begin: () => void;
  /** Ends that; nothing is picked any more. */
  readonly end: () => void;
  /** Picks an annotation, or leaves it. */
  readonly pick: (id: number, isPicked: boolean) => void;
  /** Does to all from the last one to this, as they are listed, what was done to the last one. */
  readonly pickThrough: (id: number, listed: readonly number[]) => void;
  readonly pickAll: (ids: readonly number[], isPicked: boolean) => void;
  /**
   * Gives these annotations of whatever documents another color, which is undone in one step. Those of others stay as they are, and a notice
   * says how many.
   */
  readonly recolor: (ids: readonly number[], color: SelectionColor) => void;
  /** Asks whether those that are picked may be deleted, or stops asking. Where the user may delete none of them, a notice says so. */
  readonly askDeletion: (isAsking: boolean) => void;
  /** Deletes these annotations with all that is on them, which is undone in one step; those that the user may not delete stay, as above. */
  readonly delete: (ids: readonly number[]) => void;
}

/** Makes the commands of picking. */
export function createPicking(context: CommandContext): AnnotatorParts<PickingCommands> {
  const { getState, dispatch } = context;

  const change = (ids: readonly number[], isPicked: boolean, anchor?: number) =>
    dispatch({ type: 'picking/changed', origin: 'local', ids, isPicked, anchor });

  /** The Selections with these ids, of all documents. */
  const find = (ids: readonly number[]): readonly TextSelection[] => {
    const wanted = new Set(ids);
    const state = getState();
    return state.documents.items.flatMap((document) =>
      selectSelectionsOf(state, document.id).items.filter(({ id }) => wanted.has(id)),
    );
  };

  const ask = (isAsking: boolean) => dispatch({ type: 'picking/deletionAsked', origin: 'local', isAsking });
  const remove = (ids: readonly number[]) => {
    ask(false);
    changeTogether(context, {
      meant: find(ids),
      code: 'highlightsDeleted',
      may: canDelete,
      changeOf: ({ id }) => ({ action: 'delete', ref: { kind: 'selection', id } }),
    });
  };

  return {
    commands: {
      begin() {
        if (selectCanAnnotate(getState())) dispatch({ type: 'picking/begun', origin: 'local' });
      },
      end: () => dispatch({ type: 'picking/ended', origin: 'local' }),
      pick: (id, isPicked) => change([id], isPicked, id),
      pickThrough(id, listed) {
        const { anchor, picked } = getState().picking;
        const from = anchor === undefined ? -1 : listed.indexOf(anchor);
        const to = listed.indexOf(id);
        if (anchor === undefined || from < 0 || to < 0) {
          change([id], picked[id] !== true, id);
          return;
        }
        const between = listed.slice(Math.min(from, to), Math.max(from, to) + 1);
        change(between, picked[anchor] === true, id);
      },
      pickAll: (ids, isPicked) => change(ids, isPicked),
      recolor: (ids, color) =>
        changeTogether(context, {
          meant: find(ids),
          code: 'highlightsRecolored',
          may: canEdit,
          changeOf: ({ id, color: present }) =>
            present === color
              ? undefined
              : { action: 'update', ref: { kind: 'selection', id }, from: { color: present }, to: { color } },
        }),
      askDeletion(isAsking) {
        const ids = Object.keys(getState().picking.picked).map(Number);
        const isPossible = find(ids).some((selection) => canDelete(getState(), selection));
        if (isAsking && !isPossible) remove(ids);
        else ask(isAsking);
      },
      delete: remove,
    },
  };
}
