import type { TextSelection } from '@glossator/client-sdk/contract';
import type { AnnotatorBackend } from '../ports/backend';

const STAMPS = {
  createdAt: '2026-03-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
  createdBy: { id: 1, name: 'Lea Rossi' },
};

/** The least that a backend can be: highlights alone, in memory, of Lea Rossi's. `stored` is what it has. */
export function createHighlightsBackend(existing: readonly TextSelection[] = []) {
  const stored = new Map(existing.map((selection) => [selection.id, selection]));
  let lastId = Math.max(0, ...stored.keys());
  const keep = (selection: TextSelection) => {
    stored.set(selection.id, selection);
    return selection;
  };
  const backend: AnnotatorBackend = {
    documents: {
      selections: async ({ id }) => ({
        data: [...stored.values()].filter(({ documentId }) => documentId === id),
      }),
    },
    selections: {
      create: async (input) => {
        lastId += 1;
        const made = {
          id: lastId,
          isBookmark: false,
          isAnnotation: false,
          data: [],
          status: 'success' as const,
        };
        return keep({ ...STAMPS, ...made, ...input } as TextSelection);
      },
      update: async ({ id, ...changes }) => {
        const present = stored.get(id);
        if (!present) throw new Error('There is no such Selection');
        return keep({ ...present, ...changes } as TextSelection);
      },
      delete: async ({ id }) => void stored.delete(id),
    },
  };
  return { backend, stored };
}
