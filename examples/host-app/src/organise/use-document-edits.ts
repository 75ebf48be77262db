import { useQueryClient } from '@tanstack/react-query';
import type { CitationStyle, Code, CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useServices } from '../app/services';
import { notify } from '../shell/notify';
import { plannedKey } from './use-planned-code';

/** The documents with one of them at another place, all numbered from 0 (specification section 4). */
export function withMoved(documents: readonly CodeDocument[], id: number, place: number): CodeDocument[] {
  const moved = documents.find((document) => document.id === id);
  if (!moved) return [...documents];
  const others = documents.filter((document) => document.id !== id);
  return others.toSpliced(place, 0, moved).map((document, order) => ({ ...document, order }));
}

/** A document of which the comparison begins anew. */
function withoutFailure({ carryOver: _carryOver, ...document }: CodeDocument): CodeDocument {
  return { ...document, comparison: { state: 'running', share: 0 } };
}

/**
 * Edits of a Code's documents: shown immediately, then sent, then fetched again; true where it worked. What the server refuses is restored, and a
 * toast says so.
 */
export function useDocumentEdits(codeId: number) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const queryClient = useQueryClient();
  async function edit(
    work: () => Promise<unknown>,
    shown: (documents: readonly CodeDocument[]) => readonly CodeDocument[] = (documents) => documents,
  ): Promise<boolean> {
    // What is being fetched is of before this edit.
    await queryClient.cancelQueries({ queryKey: ['code', codeId] });
    const before = queryClient.getQueryData<Code>(plannedKey(codeId));
    queryClient.setQueryData<Code>(
      plannedKey(codeId),
      (code) => code && { ...code, documents: [...shown(code.documents)] },
    );
    let hasWorked = false;
    try {
      await work();
      hasWorked = true;
    } catch (error) {
      log.error('Organising documents failed', error);
      notify('error', t(failureMessageKey(error)));
      // While the server is away, fetching would not bring it back.
      queryClient.setQueryData(plannedKey(codeId), before);
    }
    void queryClient.invalidateQueries({ queryKey: ['codes'] });
    await queryClient.invalidateQueries({ queryKey: ['code', codeId] });
    return hasWorked;
  }
  return {
    rename: (id: number, title: string) =>
      edit(
        () => client.documents.update({ id, title }),
        (documents) => documents.map((each) => (each.id === id ? { ...each, title } : each)),
      ),
    name: (id: number, shortName: string) =>
      edit(
        () => client.documents.update({ id, shortName }),
        (documents) => documents.map((each) => (each.id === id ? { ...each, shortName } : each)),
      ),
    cite: (citationStyle: CitationStyle | 'auto') =>
      edit(() => client.codes.update({ id: codeId, citationStyle })),
    move: (id: number, place: number) =>
      edit(
        () => client.documents.update({ id, order: place }),
        (documents) => withMoved(documents, id, place),
      ),
    remove: (id: number) => edit(() => client.documents.delete({ id })),
    takeBack: (id: number) => edit(() => client.documents.update({ id, revert: true })),
    compareAgain: (id: number) =>
      edit(
        () => client.documents.update({ id, compare: true }),
        (documents) => documents.map((each) => (each.id === id ? withoutFailure(each) : each)),
      ),
  };
}
