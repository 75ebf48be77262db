import type { Routes } from '../../calls/handlers';
import type { AttachmentService } from './attachment-service';
import type { ShareService } from '../shares/share-service';
import type { CommentService } from './comment-service';
import type { SelectionRestoreService } from './restore-service';
import type { SelectionService } from './service';

/** The served calls under `/selections`. */
export function selectionRoutes(
  selections: SelectionService,
  comments: CommentService,
  attachments: AttachmentService,
  restored: SelectionRestoreService,
  shares: ShareService,
): Routes<'selections'> {
  return {
    create: (input, call) => selections.create(input, call),
    update: (input, call) => selections.update(input, call),
    delete: async ({ id }, call) => {
      await selections.delete(id, call);
      return undefined;
    },
    restore: ({ id }, call) => restored.selection(id, call),
    createComment: (input, call) => comments.create(input, call),
    updateComment: (input, call) => comments.update(input, call),
    deleteComment: async ({ id }, call) => {
      await comments.delete(id, call);
      return undefined;
    },
    restoreComment: ({ id }, call) => restored.comment(id, call),
    createAttachment: (input, call) => attachments.create(input, call),
    updateAttachment: (input, call) => attachments.update(input, call),
    deleteAttachment: async ({ id }, call) => {
      await attachments.delete(id, call);
      return undefined;
    },
    restoreAttachment: ({ id }, call) => restored.attachment(id, call),
    attachmentFile: ({ id }, call) => attachments.file(id, call),
    share: (input, call) => shares.annotation(input, call),
  };
}
