import type { TextSelection } from '@glossator/client-sdk/contract';
import { foldTag } from '@glossator/client-sdk/order';
import { canEdit } from '../access/selectors';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectActiveDocument } from '../documents/selectors';
import { selectSelectionOnceCalled } from '../selections/selectors';
import { changeTogether } from '../selections/change-together';
import { withTags } from './entered-tags';
import { replacedTag, tagUses } from './replaced-tag';

/** What is done with the tags of Selections. */
export interface TaggingCommands {
  /** Puts tags on one's Selection, as far as they may be there (`withTags`). */
  readonly add: (selectionId: number, tags: readonly string[]) => void;
  readonly remove: (selectionId: number, tag: string) => void;
  /**
   * Puts another tag in the place of one, or takes that away, in all one's annotations of the Code that are here; undone in one step. Others' stay as they
   * are, and a notice says how many. Where both are on one, they become one.
   */
  readonly replace: (tag: string, by: string | undefined) => void;
  /** Lets the tags of the whole Code be changed, for which the annotations of all documents are read; or ends that. */
  readonly manage: (isManaged: boolean) => void;
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
      replace(tag, by) {
        const { own, others } = tagUses(getState(), tag);
        changeTogether(context, {
          meant: [...own, ...others],
          code: 'tagsReplaced',
          may: canEdit,
          changeOf({ id, tags: former = [] }) {
            const tags = [...replacedTag(former, tag, by)];
            if (JSON.stringify(tags) === JSON.stringify(former)) return undefined;
            return { action: 'update', ref: { kind: 'selection', id }, from: { tags: former }, to: { tags } };
          },
        });
      },
      manage(isManaged) {
        dispatch({ type: 'tagging/managed', origin: 'local', isManaged });
        if (isManaged) void context.commands.selections.loadElsewhere();
      },
      load: () => void load(),
    },
    leaveDocument: () => loading?.abort(),
    stop: () => loading?.abort(),
  };
}
