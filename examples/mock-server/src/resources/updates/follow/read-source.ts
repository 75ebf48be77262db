import { enterCode } from '../../../permissions/code-access';
import type { CodeRow } from '../../../tables/codes';
import type { ServerStorage } from '../../../tables/tables';
import { readDocuments, type FullDocument } from '../../documents/store/view';

/** The state of a followed Code. */
export interface SourceState {
  readonly documents: readonly FullDocument[];
  readonly approvals: number;
}

/** Reads the state of the Code that a copy follows. `gone`: there is no such Code; `closed`: the copy's owner may not read it. */
export async function readSource(
  storage: ServerStorage,
  { sourceId, ownerId }: CodeRow,
): Promise<SourceState | 'gone' | 'closed'> {
  if (sourceId === undefined) return 'gone';
  const { isThere, entered } = await storage.accounts.read(async (reader) => ({
    isThere: (await reader.get('codes', sourceId))?.state === 'active',
    entered: await enterCode(reader, sourceId, ownerId),
  }));
  if (!entered) return isThere ? 'closed' : 'gone';
  const partition = await storage.code(sourceId);
  if (!partition) return 'gone';
  return partition.read(async (reader) => {
    const lineage = await reader.get('lineage', 'own');
    return {
      documents: await readDocuments(reader),
      approvals: lineage?.id === 'own' ? lineage.approvals : 0,
    };
  });
}
