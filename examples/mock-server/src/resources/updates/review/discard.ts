import type { CodeReader, CodeTransaction } from '../../../tables/tables';
import { dropVersion, filesOf, removeDocument } from '../../documents/store/removal';
import { readUpdate } from '../../codes/update-part';

/** Discards the pending Update, within a transaction; nothing else changes. Gives the uuids of the files that go with it. */
export async function discardUpdate(transaction: CodeTransaction): Promise<string[]> {
  const uuids: string[] = [];
  for (const row of await transaction.list('documents')) {
    const { pending, ...rest } = row;
    if (row.state === 'added') uuids.push(...(await removeDocument(transaction, row.id)));
    else if (pending) {
      if (pending.versionId !== undefined) uuids.push(...(await dropVersion(transaction, pending.versionId)));
      await transaction.put('documents', rest);
    }
  }
  const update = await readUpdate(transaction);
  if (update) await transaction.delete('updates', update.id);
  return uuids;
}

/** The uuids of the files that go when the Update is discarded. */
export async function pendingFiles(reader: CodeReader): Promise<string[]> {
  const uuids: string[] = [];
  for (const { id, state, pending } of await reader.list('documents')) {
    if (state === 'added') uuids.push(...(await filesOf(reader, id)));
    const version =
      pending?.versionId === undefined ? undefined : await reader.get('versions', pending.versionId);
    if (version) uuids.push(version.uuid);
  }
  return uuids;
}
