import type { TextSelection } from '@glossator/client-sdk/contract';
import { foldTag } from '@glossator/client-sdk/order';
import { canEdit } from '../access/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectActiveDocument } from '../documents/selectors';
import { selectSelectionOnceCalled } from '../selections/selectors';
import { withTags } from './entered-tags';

/** What is done with the tags of Selections. */
export interface TaggingCommands {
  /** Puts tags on one's Selection, as far as they may be there (`withTags`). */
  readonly add: (selectionId: number, tags: readonly string[]) => void;
  readonly remove: (selectionId: number, tag: string) => void;
  /** Fetches the tags of the Code, to be offered. */
  readonly load: () => void;
}

/** Makes the commands. */
export function createTagging(context: CommandContext): AnnotatorParts<TaggingCommands> {
  const { getState, dispatch, changes, backend, log } = context;
  let loading: AbortController | undefined;

  const change = (id: number, changed: (tags: readonly string[]) => readonly string[]) => {
    const selection: TextSelection | undefined = selectSelectionOnceCalled(getState(), id);
    if (!selection || !canEdit(getState(), selection)) return;
    const { documentId, tags: before = [] } = selection;
    const tags = [...changed(before)];
    if (tags.length === before.length) return;
    const ref = { kind: 'selection', id: selection.id };
    changes.submit({ documentId, change: { action: 'update', ref, to: { tags } } });
  };

  const load = async (): Promise<void> => {
    const codeId = selectActiveDocument(getState())?.codeId;
    loading?.abort();
    if (codeId === undefined || !backend.codes.tags) return;
    const { signal } = (loading = new AbortController());
    try {
      const { data } = await backend.codes.tags({ id: codeId }, { signal });
      if (signal.aborted) return;
      dispatch({ type: 'tagging/listed', origin: 'remote', codeId, tags: data.map(({ tag }) => tag) });
    } catch (error) {
      // Those of the open document are offered all the same.
      if (!signal.aborted) log.warn('The tags of the Code could not be read', error);
    }
  };

  return {
    commands: {
      add: (id, entered) => change(id, (tags) => withTags(tags, entered).tags),
      remove: (id, tag) => change(id, (tags) => tags.filter((other) => foldTag(other) !== foldTag(tag))),
      load: () => void load(),
    },
    leaveDocument: () => loading?.abort(),
    stop: () => loading?.abort(),
  };
}
