import type { ServerRoutes } from '../../calls/handlers';
import type { NoteAttachmentService } from './attachment-service';
import type { NoteService } from './service';

/** The served calls about general notes. */
export function noteRoutes(notes: NoteService, attachments: NoteAttachmentService): ServerRoutes {
  return {
    documents: { notes: ({ id, ...page }, call) => notes.list(id, page, call) },
    notes: {
      create: (input, call) => notes.create(input, call),
      update: (input, call) => notes.update(input, call),
      restore: ({ id }, call) => notes.restore(id, call),
      delete: async ({ id }, call) => {
        await notes.delete(id, call);
        return undefined;
      },
      createAttachment: (input, call) => attachments.create(input, call),
      deleteAttachment: async ({ id }, call) => {
        await attachments.delete(id, call);
        return undefined;
      },
      attachmentFile: ({ id }, call) => attachments.file(id, call),
    },
  };
}
