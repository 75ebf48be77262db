import type { Routes } from '../../calls/handlers';
import type { AttachmentService } from './attachment-service';
import type { CommentService } from './comment-service';
import type { SelectionService } from './service';

/** The served calls under `/selections`. */
export function selectionRoutes(
  selections: SelectionService,
  comments: CommentService,
  attachments: AttachmentService,
): Routes<'selections'> {
  return {
    create: (input, call) => selections.create(input, call),
    update: (input, call) => selections.update(input, call),
    delete: async ({ id }, call) => {
      await selections.delete(id, call);
      return undefined;
    },
    createComment: (input, call) => comments.create(input, call),
    updateComment: (input, call) => comments.update(input, call),
    deleteComment: async ({ id }, call) => {
      await comments.delete(id, call);
      return undefined;
    },
    createAttachment: (input, call) => attachments.create(input, call),
    updateAttachment: (input, call) => attachments.update(input, call),
    deleteAttachment: async ({ id }, call) => {
      await attachments.delete(id, call);
      return undefined;
    },
    attachmentFile: ({ id }, call) => attachments.file(id, call),
  };
}
