import type { AnnotatorBackend } from '@glossator/annotator';
import type { TextSelection } from '@glossator/client-sdk/contract';

/** Where the highlights of this page are kept. */
const KEY = 'highlights';

const read = (): TextSelection[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as TextSelection[];
const write = (all: readonly TextSelection[]): void => localStorage.setItem(KEY, JSON.stringify(all));

/** A back end of one's own: highlights, in the browser's local storage. What it has no calls for is not offered. */
export const backend: AnnotatorBackend = {
  documents: {
    selections: async ({ id }) => ({ data: read().filter(({ documentId }) => documentId === Number(id)) }),
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
  },
};
