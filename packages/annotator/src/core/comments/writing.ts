import type { SelectionComment } from '@glossator/client-sdk/contract';
import { canDelete, canEdit, selectCanAnnotate } from '../access/selectors';
import type { CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { selectPeople } from './selectors';
import { selectSelection } from '../selections/selectors';
import { mentionsIn } from './mentions';
import type { CommentForm } from './state';

type WrittenForm = Pick<CommentForm, 'selectionId' | 'replyTo' | 'mentioned'>;

/** Makes and submits the changes of comments; what the user may not do, nothing comes of. */
export function createCommentWriting({ getState, changes, clock }: CommandContext) {
  const now = () => new Date(clock.now()).toISOString();

  const submitUpdate = ({ id, selectionId }: SelectionComment, to: Partial<SelectionComment>) => {
    const selection = selectSelection(getState(), selectionId);
    if (!selection) return;
    const ref = { kind: 'comment', id, ownerId: selectionId };
    changes.submit({ documentId: selection.documentId, change: { action: 'update', ref, to } });
  };

  return {
    create(form: WrittenForm, text: string) {
      const { selectionId, replyTo } = form;
      const state = getState();
      const selection = selectSelection(state, selectionId);
      const { userId, userName } = state.access;
      if (!selection || userId === undefined || !selectCanAnnotate(state)) return;
      const entity: SelectionComment = {
        id: state.comments.nextId,
        selectionId,
        type: 'comment',
        text,
        ...(replyTo !== undefined && { replyTo }),
        ...mentionsOf(state, form, text),
        createdAt: now(),
        updatedAt: now(),
        createdBy: { id: userId, name: userName },
      };
      const ref = { kind: 'comment', id: entity.id, ownerId: selectionId };
      changes.submit({ documentId: selection.documentId, change: { action: 'create', ref, entity } });
    },

    update(form: WrittenForm, id: number, text: string) {
      const { selectionId } = form;
      const state = getState();
      const comment = findComment(state, selectionId, id);
      if (!comment || !canEdit(state, comment) || comment.text === text) return;
      submitUpdate(comment, { text, ...mentionsOf(state, form, text, comment), updatedAt: now() });
    },

    resolve(selectionId: number, id: number, isResolved: boolean) {
      const state = getState();
      const comment = findComment(state, selectionId, id);
      const { userId, userName } = state.access;
      if (!comment || comment.replyTo !== undefined || userId === undefined) return;
      if (!selectCanAnnotate(state) || isResolved === Boolean(comment.resolvedBy)) return;
      const resolution = isResolved
        ? { resolvedAt: now(), resolvedBy: { id: userId, name: userName } }
        : { resolvedAt: null, resolvedBy: null };
      submitUpdate(comment, resolution);
    },

    delete(selectionId: number, id: number) {
      const state = getState();
      const selection = selectSelection(state, selectionId);
      const comment = findComment(state, selectionId, id);
      if (!selection || !comment || !canDelete(state, comment)) return;
      const ref = { kind: 'comment', id, ownerId: selectionId };
      changes.submit({ documentId: selection.documentId, change: { action: 'delete', ref } });
    },
  };
}

/** Whom a text mentions, the writer apart; nothing where it mentions nobody and did not before. Nobody else sees a private Selection. */
function mentionsOf(
  state: AnnotatorState,
  { selectionId, mentioned }: WrittenForm,
  text: string,
  before?: SelectionComment,
): Pick<SelectionComment, 'mentions'> {
  if (selectSelection(state, selectionId)?.visibility === 'private') return {};
  const mentions = mentionsIn(text, mentioned, selectPeople(state));
  const others = mentions.filter(({ id }) => id !== state.access.userId);
  return others.length > 0 || before?.mentions?.length ? { mentions: others } : {};
}

/** A comment of a Selection. */
export function findComment(
  state: AnnotatorState,
  selectionId: number,
  id: number,
): SelectionComment | undefined {
  return selectSelection(state, selectionId)?.data.find(
    (entry): entry is SelectionComment => entry.type === 'comment' && entry.id === id,
  );
}
