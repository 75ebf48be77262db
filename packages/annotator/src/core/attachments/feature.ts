import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { castDraft, type Draft } from 'immer';
import { type AttachmentsState, type AttachTarget, initialAttachments, type Upload } from './state';
import type { AnnotatorFeature } from '../annotator-feature';
import { attachmentKind } from './kind';
import { defineFeature, reset } from '../store/define-feature';
import { createAttachments, type AttachmentsCommands } from './commands';
import type { AttachmentsEvent } from './events';

function change(attachments: Draft<AttachmentsState>, id: number, changes: Partial<Upload>): void {
  const upload = attachments.uploads.find((candidate) => candidate.id === id);
  if (upload) Object.assign(upload, changes);
}

function endUploadsOf(attachments: Draft<AttachmentsState>, { kind, id }: AttachTarget): void {
  attachments.uploads = attachments.uploads.filter(({ target }) => target.kind !== kind || target.id !== id);
  const { mediaNoteFor } = attachments;
  if (kind !== 'selection' || mediaNoteFor?.selectionId !== id) return;
  if (mediaNoteFor.isHeld) mediaNoteFor.isGone = true;
  else attachments.mediaNoteFor = undefined;
}

/** What was for one Selection is for another id from now on. */
function moveTo(attachments: Draft<AttachmentsState>, from: number, to: number): void {
  const { mediaNoteFor } = attachments;
  if (mediaNoteFor?.selectionId === from) mediaNoteFor.selectionId = to;
  for (const { target } of attachments.uploads)
    if (target.kind === 'selection' && target.id === from) target.id = to;
}

/** How the uploads follow events. */
export const attachmentsFeature: AnnotatorFeature<
  'attachments',
  AttachmentsState,
  AttachmentsEvent,
  AttachmentsCommands,
  { readonly attachment: SelectionAttachment }
> = defineFeature({
  name: 'attachments',
  initial: initialAttachments,
  kinds: [attachmentKind],
  on: {
    'documents/reset': (attachments) => {
      reset(attachments, { ...initialAttachments, nextUploadId: attachments.nextUploadId });
    },
    'documents/opened': (attachments) => {
      if (!attachments.mediaNoteFor?.isHeld) attachments.mediaNoteFor = undefined;
    },
    'attachments/uploadAdded': (attachments, { upload }) => {
      attachments.uploads.push(castDraft(upload));
      attachments.nextUploadId = Math.max(attachments.nextUploadId, upload.id + 1);
    },
    'attachments/uploadStarted': (attachments, { id }) =>
      change(attachments, id, { state: 'sending', sent: 0 }),
    'attachments/uploadProgressed': (attachments, { id, sent }) => change(attachments, id, { sent }),
    'attachments/uploadFailed': (attachments, { id, failure }) =>
      change(attachments, id, { state: 'failed', failure }),
    'attachments/uploadRetried': (attachments, { id }) =>
      change(attachments, id, { state: 'waiting', sent: 0, failure: undefined }),
    'attachments/uploadEnded': (attachments, { id }) => {
      attachments.uploads = attachments.uploads.filter((upload) => upload.id !== id);
    },
    'attachments/mediaNoteOpened': (attachments, { selectionId, documentId }) => {
      if (attachments.mediaNoteFor?.isHeld) return;
      attachments.mediaNoteFor = { selectionId, documentId, isHeld: false, isGone: false };
    },
    'attachments/mediaNoteHeld': ({ mediaNoteFor }, { isHeld }) => {
      if (mediaNoteFor) mediaNoteFor.isHeld = isHeld;
    },
    'attachments/mediaNoteClosed': (attachments) => {
      attachments.mediaNoteFor = undefined;
    },
    'selections/saved': (attachments, { temporaryId, saved }) => moveTo(attachments, temporaryId, saved.id),
    'selections/joined': (attachments, { id, joined }) => moveTo(attachments, id, joined.id),
    'selections/deleted': (attachments, { id }) => endUploadsOf(attachments, { kind: 'selection', id }),
    'selections/refused': (attachments, { temporaryId }) =>
      endUploadsOf(attachments, { kind: 'selection', id: temporaryId }),
    'notes/deleted': (attachments, { id }) => endUploadsOf(attachments, { kind: 'note', id }),
  },
  create: createAttachments,
});
