import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialAttachments, type AttachTarget, type Upload } from './state';

function change(state: Draft<AnnotatorState>, id: number, changes: Partial<Upload>): void {
  const upload = state.attachments.uploads.find((candidate) => candidate.id === id);
  if (upload) Object.assign(upload, changes);
}

function endUploadsOf({ attachments }: Draft<AnnotatorState>, { kind, id }: AttachTarget): void {
  attachments.uploads = attachments.uploads.filter(({ target }) => target.kind !== kind || target.id !== id);
  if (kind === 'selection' && attachments.mediaNoteFor === id) attachments.mediaNoteFor = undefined;
}

/** How the uploads follow events. */
export const attachmentsReducers: Reducers = {
  'documents/reset': (state) => {
    state.attachments = { ...castDraft(initialAttachments), nextUploadId: state.attachments.nextUploadId };
  },
  'attachments/uploadAdded': ({ attachments }, { upload }) => {
    attachments.uploads.push(castDraft(upload));
    attachments.nextUploadId = Math.max(attachments.nextUploadId, upload.id + 1);
  },
  'attachments/uploadStarted': (state, { id }) => change(state, id, { state: 'sending', sent: 0 }),
  'attachments/uploadProgressed': (state, { id, sent }) => change(state, id, { sent }),
  'attachments/uploadFailed': (state, { id, failure }) => change(state, id, { state: 'failed', failure }),
  'attachments/uploadRetried': (state, { id }) =>
    change(state, id, { state: 'waiting', sent: 0, failure: undefined }),
  'attachments/uploadEnded': ({ attachments }, { id }) => {
    attachments.uploads = attachments.uploads.filter((upload) => upload.id !== id);
  },
  'attachments/mediaNoteOpened': ({ attachments }, { selectionId }) => {
    attachments.mediaNoteFor = selectionId;
  },
  'attachments/mediaNoteClosed': ({ attachments }) => {
    attachments.mediaNoteFor = undefined;
  },
  'selections/saved': ({ attachments }, { temporaryId, saved }) => {
    if (attachments.mediaNoteFor === temporaryId) attachments.mediaNoteFor = saved.id;
    for (const { target } of attachments.uploads)
      if (target.kind === 'selection' && target.id === temporaryId) target.id = saved.id;
  },
  'selections/deleted': (state, { id }) => endUploadsOf(state, { kind: 'selection', id }),
  'selections/refused': (state, { temporaryId }) =>
    endUploadsOf(state, { kind: 'selection', id: temporaryId }),
  'notes/deleted': (state, { id }) => endUploadsOf(state, { kind: 'note', id }),
};
