import { ATTACHMENT_MAX_BYTES } from '../contract/index';
import type { SelectionAttachment, TextSelection } from '../contract/index';
import { restoreDeleted } from './fake-bin';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { keepData, removeEntry, requireSelection } from './fake-selections';
import { stampsOf } from './fake-state';
import type { FakeState } from './fake-state';
import { fileOf, takeUpload } from './fake-uploads';
import { refusal } from './refusal';

function requireAttachment(state: FakeState, id: number): [TextSelection, SelectionAttachment] {
  for (const selection of state.selections.values()) {
    const attachment = selection.data.find((entry) => entry.type !== 'comment' && entry.id === id);
    if (attachment && attachment.type !== 'comment') return [selection, attachment];
  }
  throw refusal('NOT_FOUND');
}

function hasAttachment(state: FakeState, id: number): boolean {
  return [...state.selections.values()].some(({ data }) =>
    data.some((entry) => entry.type !== 'comment' && entry.id === id),
  );
}

/** Calls under `/selections` about attachments. */
export function createAttachmentHandlers({ state, emit }: FakeParts) {
  return {
    createAttachment: ({ input, code, user, clientId }) => {
      const selection = requireSelection(state, input.selectionId);
      const { uuid, contentType, content } = takeUpload(state, input.uuid, user.profile.id);
      if (content.length > ATTACHMENT_MAX_BYTES) throw refusal('FILE_TOO_LARGE');
      if (input.type === 'media_note' && !/^(audio|video)\//.test(contentType))
        throw refusal('CONTENT_TYPE_MISMATCH');
      const attachment: SelectionAttachment = {
        id: state.nextId('attachment'),
        selectionId: selection.id,
        type: input.type,
        name: input.name,
        contentType,
        size: content.length,
        uuid,
        ...stampsOf(state, user),
      };
      keepData(state, selection, [...selection.data, attachment]);
      emit(code.id, 'SELECTION_ATTACHMENT/CREATE', attachment, clientId);
      return attachment;
    },
    updateAttachment: ({ input, code, clientId }) => {
      const [selection, attachment] = requireAttachment(state, input.id);
      const updated = { ...attachment, name: input.name, updatedAt: state.moment() };
      const data = selection.data.map((entry) => (entry === attachment ? updated : entry));
      keepData(state, selection, data);
      emit(code.id, 'SELECTION_ATTACHMENT/UPDATE', updated, clientId);
      return updated;
    },
    deleteAttachment: ({ input, code, user, clientId }) => {
      const [selection, attachment] = requireAttachment(state, input.id);
      const { id } = attachment;
      removeEntry(state, selection, attachment, user);
      const gone = { id, selectionId: selection.id, documentId: selection.documentId };
      emit(code.id, 'SELECTION_ATTACHMENT/DELETE', gone, clientId);
      return undefined;
    },
    restoreAttachment: ({ input, code, clientId }) => {
      const wasThere = hasAttachment(state, input.id);
      restoreDeleted(state, 'deletedAttachment', input.id);
      const [, attachment] = requireAttachment(state, input.id);
      if (!wasThere)
        emit(code.id, 'SELECTION_ATTACHMENT/CREATE', { ...attachment, isRestored: true }, clientId);
      return attachment;
    },
    attachmentFile: ({ input }) => fileOf(state, requireAttachment(state, input.id)[1]),
  } satisfies FakeHandlers['selections'];
}
