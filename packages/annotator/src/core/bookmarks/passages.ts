import type { TextSelection } from '@glossator/client-sdk/contract';
import { canEdit } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import { selectSelectionOnceCalled } from '../selections/selectors';
import type { OpenedForm } from './commands';
import { bookmarkNameOf } from './names';

/** What is done with bookmarks that are passages: Selections with `isBookmark` and a `name` (decisions.md section 13). */
export interface PassageCommands {
  /** Marks the selected text, bookmarks it and opens the form for its name; without text, or where that is marked, a notice says so. */
  readonly markPassage: () => void;
  /** Bookmarks one's highlight and opens the form for its name, which is what it quotes at first. */
  readonly keepPassage: (selectionId: number) => void;
  /** Opens the form for another name of one's passage. What was changed in the form before it is saved. */
  readonly renamePassage: (selectionId: number) => void;
  /** Takes one's passage from the bookmarks; its highlight stays, with what is on it. */
  readonly releasePassage: (selectionId: number) => void;
}

/** Makes the commands of passages; `giveName` saves what was written in the form. */
export function createPassages(context: CommandContext, openForm: (form: OpenedForm) => void) {
  const { getState, changes, commands } = context;
  const own = (id: number): TextSelection | undefined => {
    const selection = selectSelectionOnceCalled(getState(), id);
    return selection && canEdit(getState(), selection) ? selection : undefined;
  };
  const change = (
    { id, documentId }: TextSelection,
    to: Partial<Pick<TextSelection, 'name' | 'isBookmark'>>,
  ) =>
    changes.submit({
      documentId,
      change: { action: 'update', ref: { kind: 'selection', id }, to },
    });
  const rename = ({ id, startPage, name = '' }: TextSelection) =>
    openForm({ selectionId: id, page: startPage, name });

  const passages: PassageCommands = {
    markPassage() {
      const { selections, offers } = getState();
      if (!offers.bookmarks) return;
      const { textSelection } = selections;
      const name = bookmarkNameOf(textSelection?.text ?? '');
      const id = commands.selections.create({ purpose: 'annotate', bookmarkName: name });
      const selection = id === undefined ? undefined : own(id);
      if (selection) rename(selection);
    },
    keepPassage(id) {
      const selection = own(id);
      if (!selection || selection.isBookmark || !getState().offers.bookmarks) return;
      const name = selection.name?.trim() || bookmarkNameOf(selection.text);
      change(selection, { isBookmark: true, name });
      rename({ ...selection, name });
    },
    renamePassage(id) {
      const selection = own(id);
      if (selection?.isBookmark === true) rename(selection);
    },
    releasePassage(id) {
      const selection = own(id);
      if (selection?.isBookmark === true) change(selection, { isBookmark: false });
    },
  };
  return {
    commands: passages,
    giveName(id: number, name: string): void {
      const selection = own(id);
      if (selection && selection.name !== name) change(selection, { name });
    },
  };
}
