import type { ServerRoutes } from '../../calls/handlers';
import type { AttachmentService } from './attachment-service';
import type { CommentService } from './comment-service';
import type { SelectionRestoreService } from './restore-service';
import type { SelectionList } from './selection-list';
import type { SelectionService } from './service';
import { listTags } from './tagging';

/** What serves the calls about Selections. */
export interface SelectionServices {
  readonly selections: SelectionService;
  readonly list: SelectionList;
  readonly comments: CommentService;
  readonly attachments: AttachmentService;
  readonly restored: SelectionRestoreService;
}

/** The served calls about Selections and what is on them. */
export function selectionRoutes(services: SelectionServices): ServerRoutes {
  const { selections, list, comments, attachments, restored } = services;
  return {
    codes: { tags: (_query, call) => listTags(call) },
    documents: { selections: (query, call) => list(query, call) },
    selections: {
      create: (input, call) => selections.create(input, call),
      update: (input, call) => selections.update(input, call),
      delete: async ({ id }, call) => {
        await selections.delete(id, call);
        return undefined;
      },
      restore: ({ id }, call) => restored.selection(id, call),
      createComment: (input, call) => comments.create(input, call),
      updateComment: (input, call) => comments.update(input, call),
      resolveComment: (input, call) => comments.resolve(input, call),
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
    },
  };
}
