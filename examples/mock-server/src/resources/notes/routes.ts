import type { Routes } from '../../calls/handlers';
import type { NoteService } from './service';

/** The served calls under `/notes`. */
export function noteRoutes(notes: NoteService): Routes<'notes'> {
  return {
    create: (input, call) => notes.create(input, call),
    update: (input, call) => notes.update(input, call),
    restore: ({ id }, call) => notes.restore(id, call),
    delete: async ({ id }, call) => {
      await notes.delete(id, call);
      return undefined;
    },
  };
}
