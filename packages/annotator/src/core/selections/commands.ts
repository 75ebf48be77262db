import type { SelectionColor } from '@glossator/client-sdk/contract';
import { canDelete, canEdit, selectCanAnnotate } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { nextVisibilityFields } from '../entities/visibility';
import { createLastColor } from './last-color';
import type { GoingThere } from './going-there';
import { createSelectionsLoading } from './loading';
import { newSelection } from './new-selection';
import { overlapOf, type RangeRefusal } from './range-commands';
import { selectSelection } from './selectors';

/** What the selected text is wanted for; it decides which text asks to select first (specification section 5). */
export type SelectionPurpose = 'highlight' | 'annotate' | 'attach';

/** What is done with Selections. */
export interface MarkingCommands {
  /** Fetches the Selections of the active document; what is not saved yet stays. */
  readonly load: () => Promise<void>;
  /**
   * Marks the text that is selected in the viewer. Gives the new Selection's temporary id, or undefined when it was
   * refused (and a notice says why).
   */
  readonly create: (options?: {
    readonly color?: SelectionColor;
    readonly purpose?: SelectionPurpose;
    /** Makes it a bookmark, too, called so. */
    readonly bookmarkName?: string;
  }) => number | undefined;
  /** Another color; it becomes the color used last. */
  readonly recolor: (id: number, color: SelectionColor) => void;
  readonly delete: (id: number) => void;
  /** Deletes it if nothing is on it; else asks first, on its card. Not for who may not delete it. */
  readonly askDeletion: (id: number) => void;
  readonly cancelDeletion: () => void;
  /** Makes a Selection the active one; `goThere` brings it into view as soon as its place is known. */
  readonly activate: (id: number | undefined, goThere?: boolean) => void;
  readonly chooseColor: (color: SelectionColor) => void;
  /** Lets go of the text that is selected in the viewer. */
  readonly clearTextSelection: () => void;
  /** Takes up the color used the last time. */
  readonly restoreColor: () => void;
}

/** Why the present text selection cannot be marked, if so (specification section 5). */
export function refusalOf(state: AnnotatorState, purpose: SelectionPurpose): RangeRefusal | undefined {
  const { textSelection } = state.selections;
  if (!textSelection || textSelection.text.trim() === '') {
    if (purpose === 'highlight') return { code: 'selectFirstHighlight' };
    return { code: purpose === 'attach' ? 'selectFirstAttach' : 'selectFirstAnnotate' };
  }
  return textSelection.range
    ? overlapOf(state, textSelection.range, nextVisibilityFields(state))
    : { code: 'outsidePage' };
}

/** Makes the commands that make, change and delete Selections. */
export function createMarking(context: CommandContext, goingThere: GoingThere): MarkingCommands {
  const { getState, dispatch, changes } = context;
  const lastColor = createLastColor(context);

  const clearTextSelection = () => {
    dispatch({ type: 'selections/textSelected', origin: 'local', selection: undefined });
    context.viewer()?.clearSelection();
  };

  const remove = (id: number) => {
    const state = getState();
    const selection = selectSelection(state, id);
    if (!selection || !canDelete(state, selection)) return;
    changes.submit({
      documentId: selection.documentId,
      change: { action: 'delete', ref: { kind: 'selection', id } },
    });
  };

  return {
    clearTextSelection,
    load: createSelectionsLoading(context).load,
    create({ color, purpose = 'highlight', bookmarkName } = {}) {
      const state = getState();
      if (!selectCanAnnotate(state)) return undefined;
      const refusal = refusalOf(state, purpose);
      if (refusal) {
        dispatch({ type: 'notices/raised', origin: 'local', kind: 'error', written: undefined, ...refusal });
        return undefined;
      }
      const { textSelection, color: usedLast } = state.selections;
      const { range, text = '' } = textSelection ?? {};
      const selection = range && newSelection(context, { range, text, bookmarkName }, color ?? usedLast);
      if (!selection) return undefined;
      if (color !== undefined) lastColor.choose(color);
      goingThere.stop();
      changes.submit({
        documentId: selection.documentId,
        change: { action: 'create', ref: { kind: 'selection', id: selection.id }, entity: selection },
      });
      clearTextSelection();
      return selection.id;
    },
    recolor(id, color) {
      const state = getState();
      const selection = selectSelection(state, id);
      if (!selection || !canEdit(state, selection)) return;
      lastColor.choose(color);
      if (selection.color === color) return;
      changes.submit({
        documentId: selection.documentId,
        change: { action: 'update', ref: { kind: 'selection', id }, to: { color } },
      });
    },
    delete: remove,
    askDeletion(id) {
      const state = getState();
      const selection = selectSelection(state, id);
      if (selection?.data.length === 0) remove(id);
      else if (selection && canDelete(state, selection))
        dispatch({ type: 'selections/deletionAsked', origin: 'local', id });
    },
    cancelDeletion: () => dispatch({ type: 'selections/deletionAsked', origin: 'local', id: undefined }),
    activate(id, goThere = false) {
      goingThere.stop();
      dispatch({ type: 'selections/activated', origin: 'local', id });
      if (goThere && id !== undefined) goingThere.start(id);
    },
    chooseColor: lastColor.choose,
    restoreColor: lastColor.restore,
  };
}
