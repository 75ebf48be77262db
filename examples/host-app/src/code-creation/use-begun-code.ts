import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Code } from '@glossator/client-sdk/contract';
import { problemCodeOf } from '../app/problems';
import { useServices } from '../app/services';
import { keepDraft, readDraft } from './kept-draft';
import type { KeptDraft } from './kept-draft';
import type { BegunCode } from './use-new-code';

/** What is gone, or no longer the user's to finish. */
const GONE: readonly (string | undefined)[] = ['NOT_FOUND', 'FORBIDDEN', 'CODE_UNUSABLE'];

/**
 * The Code that a reload has interrupted in this tab, with what the server has of it, and what remembers the one being made.
 * One that was deleted or published meanwhile is none.
 */
export function useBegunCode(userId: number) {
  const { client } = useServices();
  const storage = window.sessionStorage;
  const [draft] = useState(() => readDraft(storage, userId));
  const keep = useCallback(
    (changed: KeptDraft | undefined) => keepDraft(storage, userId, changed),
    [storage, userId],
  );
  const id = draft?.id;
  const query = useQuery({
    queryKey: ['begun-code', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      try {
        return await client.codes.get({ id: id ?? 0 }, { signal });
      } catch (error) {
        if (GONE.includes(problemCodeOf(error))) return null;
        throw error;
      }
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { query, begun: draft && begunCode(draft, query.data), keep };
}

function begunCode(draft: KeptDraft, code: Code | null | undefined): BegunCode | undefined {
  if (draft.id === undefined) return { draft, documents: [] };
  if (code?.publication !== 'draft') return undefined;
  const place = (id: number) => {
    const index = draft.documentIds.indexOf(id);
    return index < 0 ? draft.documentIds.length : index;
  };
  return { draft, documents: code.documents.toSorted((a, b) => place(a.id) - place(b.id)) };
}
