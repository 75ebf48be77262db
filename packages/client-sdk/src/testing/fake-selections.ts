import type { SelectionComment, TextSelection } from '../contract/index';
import { decideCarryOver } from './fake-carry-over';
import { mentioned, notifyMentioned } from './fake-mentions';
import { keepDeletion, restoreDeleted } from './fake-bin';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { joinPublished } from './fake-joining';
import { emitChange, layerOf } from './fake-private';
import { isForward, overlaps } from './fake-ranges';
import type { SelectionRange } from './fake-ranges';
import { selectionsOf, stampsOf } from './fake-state';
import type { FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** Refuses a range that is empty, outside the document or on text that is marked already for the same audience (decisions.md section 3). */
function checkRange(
  state: FakeState,
  documentId: number,
  range: SelectionRange,
  own: Parameters<typeof layerOf>[0] & { readonly id?: number },
): void {
  if (!isForward(range)) {
    throw refusal('VALIDATION', undefined, [{ path: 'endCharacter', message: 'Must be behind the start' }]);
  }
  if (range.endPage >= (state.documents.get(documentId)?.pages ?? 0))
    throw refusal('SELECTION_OUTSIDE_DOCUMENT');
  const others = selectionsOf(state, documentId).filter(
    (other) => other.id !== own.id && other.status !== 'failed' && layerOf(other) === layerOf(own),
  );
  const inTheWay = others.find((other) => overlaps(other, range));
  if (inTheWay) throw refusal('SELECTION_OVERLAP', undefined, undefined, inTheWay.id);
}

/** The Selection with an id. Refuses with NOT_FOUND. */
export function requireSelection(state: FakeState, id: number): TextSelection {
  const selection = state.selections.get(id);
  if (!selection) throw refusal('NOT_FOUND');
  return selection;
}

function requireComment(state: FakeState, id: number): [TextSelection, SelectionComment] {
  for (const selection of state.selections.values()) {
    const comment = selection.data.find((entry) => entry.type === 'comment' && entry.id === id);
    if (comment?.type === 'comment') return [selection, comment];
  }
  throw refusal('NOT_FOUND');
}

/** Keeps a Selection with other comments and attachments; any make it an annotation. */
export function keepData(state: FakeState, selection: TextSelection, data: TextSelection['data']): void {
  state.selections.set(selection.id, { ...selection, data, isAnnotation: data.length > 0 });
}

/** Refuses a reply to a reply, and to what is not on the Selection. A thread outlives its first comment while there are replies. */
function checkReply({ data }: TextSelection, replyTo: number): void {
  const comments = data.filter((entry) => entry.type === 'comment');
  const first = comments.find(({ id }) => id === replyTo);
  if (first) assertBeginsThread(first, 'replyTo');
  else if (!comments.some((comment) => comment.replyTo === replyTo)) throw refusal('NOT_FOUND');
}

function assertBeginsThread({ replyTo }: SelectionComment, path: string): void {
  if (replyTo === undefined) return;
  throw refusal('VALIDATION', undefined, [{ path, message: 'Must be the comment that began a thread' }]);
}

function hasComment(state: FakeState, id: number): boolean {
  return [...state.selections.values()].some(({ data }) =>
    data.some((entry) => entry.type === 'comment' && entry.id === id),
  );
}

/** Takes a comment or attachment off its Selection, and keeps it for who does so. */
export function removeEntry(
  state: FakeState,
  selection: TextSelection,
  entry: TextSelection['data'][number],
  user: FakeUser,
): void {
  keepData(
    state,
    selection,
    selection.data.filter((other) => other !== entry),
  );
  const scope = entry.type === 'comment' ? 'deletedComment' : 'deletedAttachment';
  const { documentId, visibility } = selection;
  keepDeletion(state, scope, { id: entry.id, documentId, visibility }, user, () => {
    const present = requireSelection(state, selection.id);
    if (present.data.some(({ type, id }) => type === entry.type && id === entry.id)) return;
    const isLater = ({ createdAt, id }: TextSelection['data'][number]) =>
      createdAt > entry.createdAt || (createdAt === entry.createdAt && id > entry.id);
    const at = present.data.findIndex(isLater);
    keepData(state, present, present.data.toSpliced(at < 0 ? present.data.length : at, 0, entry));
  });
}

/** Refuses to hide what others have said. */
function assertMayHide({ data, createdBy }: TextSelection): void {
  if (data.some((entry) => entry.createdBy.id !== createdBy.id)) throw refusal('CONFLICT');
}

/** Calls under `/selections`, apart from attachments and sharing. */
export function createSelectionHandlers(parts: FakeParts) {
  const { state, emit } = parts;
  const changeComment = (
    id: number,
    changes: Partial<SelectionComment>,
    codeId: number,
    clientId: string | undefined,
  ): SelectionComment => {
    const [selection, comment] = requireComment(state, id);
    const updated = { ...comment, ...changes };
    keepData(
      state,
      selection,
      selection.data.map((entry) => (entry === comment ? updated : entry)),
    );
    emit(codeId, 'SELECTION_COMMENT/UPDATE', updated, clientId);
    return updated;
  };
  return {
    selections: {
      create: ({ input, code, user, clientId }) => {
        const stamps = stampsOf(state, user);
        checkRange(state, input.documentId, input, { ...stamps, visibility: input.visibility });
        const { isBookmark = false, name, ...rest } = input;
        const selection: TextSelection = {
          id: state.nextId('selection'),
          ...rest,
          ...(name !== undefined && { name }),
          isBookmark,
          isAnnotation: false,
          data: [],
          status: 'success',
          ...stamps,
        };
        state.selections.set(selection.id, selection);
        emit(code.id, 'SELECTION/CREATE', selection, clientId);
        return selection;
      },
      update: ({ input, code, user, clientId }) => {
        const selection = requireSelection(state, input.id);
        const { range, id: _id, status, joins, ...given } = input;
        if (joins !== undefined) return joinPublished(parts, code.id, selection, joins, clientId);
        const { visibility = selection.visibility } = input;
        const isTurned = (visibility === 'private') !== (selection.visibility === 'private');
        if (isTurned && visibility === 'private') assertMayHide(selection);
        if (range || isTurned)
          checkRange(state, selection.documentId, range ?? selection, { ...selection, visibility });
        const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const moved: TextSelection = { ...selection, ...range, ...changed, updatedAt: state.moment() };
        const updated = status === undefined ? moved : decideCarryOver(moved, status, stampsOf(state, user));
        state.selections.set(updated.id, updated);
        emitChange(parts, code.id, selection, { type: 'SELECTION', entity: updated }, clientId);
        return updated;
      },
      delete: ({ input, code, user, clientId }) => {
        const selection = requireSelection(state, input.id);
        const { id, documentId } = selection;
        state.selections.delete(id);
        keepDeletion(state, 'deletedSelection', selection, user, () => {
          if (state.selections.has(id)) return;
          if (selection.status !== 'failed') checkRange(state, documentId, selection, selection);
          state.selections.set(id, selection);
        });
        emit(code.id, 'SELECTION/DELETE', { id, documentId }, clientId);
        return undefined;
      },
      restore: ({ input, code, clientId }) => {
        const wasThere = state.selections.has(input.id);
        restoreDeleted(state, 'deletedSelection', input.id);
        const selection = requireSelection(state, input.id);
        if (!wasThere) emit(code.id, 'SELECTION/CREATE', { ...selection, isRestored: true }, clientId);
        return selection;
      },
      createComment: ({ input, code, user, clientId }) => {
        const selection = requireSelection(state, input.selectionId);
        if (input.replyTo !== undefined) checkReply(selection, input.replyTo);
        const comment: SelectionComment = {
          id: state.nextId('comment'),
          selectionId: selection.id,
          type: 'comment',
          text: input.text,
          ...(input.mentions && mentioned(parts, code, selection, input.mentions)),
          ...(input.replyTo !== undefined && { replyTo: input.replyTo }),
          ...stampsOf(state, user),
        };
        keepData(state, selection, [...selection.data, comment]);
        emit(code.id, 'SELECTION_COMMENT/CREATE', comment, clientId);
        notifyMentioned(parts, code, user, selection, comment);
        return comment;
      },
      updateComment: ({ input, code, user, clientId }) => {
        const [selection, { mentions: before = [] }] = requireComment(state, input.id);
        const mentions = input.mentions && mentioned(parts, code, selection, input.mentions, before);
        const changes = { text: input.text, updatedAt: state.moment(), ...mentions };
        const updated = changeComment(input.id, changes, code.id, clientId);
        notifyMentioned(parts, code, user, selection, updated, before);
        return updated;
      },
      resolveComment: ({ input: { id, isResolved }, code, user, clientId }) => {
        const [, comment] = requireComment(state, id);
        assertBeginsThread(comment, 'id');
        if (isResolved === Boolean(comment.resolvedAt)) return comment;
        const { createdAt: resolvedAt, createdBy: resolvedBy } = stampsOf(state, user);
        const changes = isResolved
          ? { resolvedAt, resolvedBy }
          : { resolvedAt: undefined, resolvedBy: undefined };
        return changeComment(id, changes, code.id, clientId);
      },
      deleteComment: ({ input, code, user, clientId }) => {
        const [selection, comment] = requireComment(state, input.id);
        const { id, documentId } = selection;
        removeEntry(state, selection, comment, user);
        emit(code.id, 'SELECTION_COMMENT/DELETE', { id: comment.id, selectionId: id, documentId }, clientId);
        return undefined;
      },
      restoreComment: ({ input, code, clientId }) => {
        const wasThere = hasComment(state, input.id);
        restoreDeleted(state, 'deletedComment', input.id);
        const [, comment] = requireComment(state, input.id);
        if (!wasThere) emit(code.id, 'SELECTION_COMMENT/CREATE', { ...comment, isRestored: true }, clientId);
        return comment;
      },
    },
  } satisfies FakeHandlers;
}
