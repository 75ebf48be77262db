import { castDraft, type Draft } from 'immer';
import type { Reducers } from '../store/reducers';
import type { AnnotatorState } from '../store/state';
import { initialAttachments, type Upload } from './state';

function change(state: Draft<AnnotatorState>, id: number, changes: Partial<Upload>): void {
  const upload = state.attachments.uploads.find((candidate) => candidate.id === id);
  if (upload) Object.assign(upload, changes);
}

function endUploadsOf({ attachments }: Draft<AnnotatorState>, selectionId: number): void {
  attachments.uploads = attachments.uploads.filter((upload) => upload.selectionId !== selectionId);
  if (attachments.mediaNoteFor === selectionId) attachments.mediaNoteFor = undefined;
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
    for (const upload of attachments.uploads)
      if (upload.selectionId === temporaryId) upload.selectionId = saved.id;
  },
  'selections/deleted': (state, { id }) => endUploadsOf(state, id),
  'selections/refused': (state, { temporaryId }) => endUploadsOf(state, temporaryId),
};
