import type { AnnotatorBackend } from '@glossator/annotator';
import type { TextSelection } from '@glossator/client-sdk/contract';

/** Where the highlights of this page are kept. */
const KEY = 'highlights';

const read = (): TextSelection[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as TextSelection[];
const write = (all: readonly TextSelection[]): void => localStorage.setItem(KEY, JSON.stringify(all));
const notKept = (): Promise<never> => Promise.reject(new Error('This page keeps highlights only'));
const nothing = () => Promise.resolve({ data: [], total: 0 });

/** A back end of one's own: highlights, in the browser's local storage. */
export const backend: AnnotatorBackend = {
  documents: {
    selections: async ({ id }) => ({ data: read().filter(({ documentId }) => documentId === Number(id)) }),
    bookmarks: nothing,
    notes: nothing,
    search: nothing,
    download: notKept,
  },
  selections: {
    async create(input) {
      const now = new Date().toISOString();
      const all = read();
      const made: TextSelection = {
        ...input,
        isBookmark: input.isBookmark ?? false,
        isAnnotation: false,
        id: Math.max(0, ...all.map(({ id }) => id)) + 1,
        data: [],
        status: 'success',
        createdAt: now,
        updatedAt: now,
        createdBy: { id: 1, name: 'Ada' },
      };
      write([...all, made]);
      return made;
    },
    async update({ id, range, ...changes }) {
      const all = read();
      const old = all.find((one) => one.id === Number(id));
      if (!old) throw new Error('There is no such highlight');
      const changed = { ...old, ...changes, ...range, id: old.id } as TextSelection;
      write(all.map((one) => (one === old ? changed : one)));
      return changed;
    },
    async delete({ id }) {
      write(read().filter((one) => one.id !== Number(id)));
    },
    restore: notKept,
    createComment: notKept,
    updateComment: notKept,
    resolveComment: notKept,
    deleteComment: notKept,
    restoreComment: notKept,
    createAttachment: notKept,
    updateAttachment: notKept,
    deleteAttachment: notKept,
    restoreAttachment: notKept,
    attachmentFile: notKept,
    share: notKept,
  },
  files: { upload: notKept },
  codes: { search: nothing, setColor: notKept },
  bookmarks: { create: notKept, update: notKept, delete: notKept, restore: notKept },
  notes: {
    create: notKept,
    update: notKept,
    delete: notKept,
    restore: notKept,
    createAttachment: notKept,
    deleteAttachment: notKept,
    attachmentFile: notKept,
    share: notKept,
  },
};
