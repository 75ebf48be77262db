import { BlobCorruptError, BlobNotFoundError, bytesOfBlob, type BlobStore } from '../../../blobs/blob-store';
import type { AccountExport } from '@glossator/client-sdk/account-export';
import type { GrowingEntry } from './growing-zip';

/** Makes the entries of one export, and knows which of them could not be read whole. */
export interface ExportEntries {
  json(path: string, value: unknown): GrowingEntry;
  text(path: string, text: string): GrowingEntry;
  /** A stored file; what cannot be read ends early, and is named as incomplete. */
  file(path: string, uuid: string, modifiedAt: string): GrowingEntry;
  /** Names a Code that cannot be opened, or a part of one. */
  noteIncomplete(path: string, reason: AccountExport['incomplete'][number]['reason']): void;
  /** What could not be read whole so far. */
  incomplete(): AccountExport['incomplete'];
}

/** Makes it. */
export function createExportEntries(blobs: Pick<BlobStore, 'read'>, now: Date): ExportEntries {
  const incomplete: AccountExport['incomplete'] = [];

  async function* stored(path: string, uuid: string): AsyncGenerator<Uint8Array> {
    try {
      yield* bytesOfBlob(blobs, uuid);
    } catch (error) {
      // One damaged file must not keep somebody from taking all others along.
      const reason =
        error instanceof BlobNotFoundError
          ? ('missing' as const)
          : error instanceof BlobCorruptError && ('damaged' as const);
      if (!reason) throw error;
      incomplete.push({ path, reason });
    }
  }

  const text = (path: string, content: string): GrowingEntry => ({
    path,
    modifiedAt: now,
    isCompressed: true,
    body: once(content),
  });

  return {
    json: (path, value) => text(path, `${JSON.stringify(value, undefined, 1)}\n`),
    text,
    file: (path, uuid, modifiedAt) => ({
      path,
      modifiedAt: new Date(modifiedAt),
      isCompressed: false,
      body: stored(path, uuid),
    }),
    noteIncomplete: (path, reason) => void incomplete.push({ path, reason }),
    incomplete: () => incomplete,
  };
}

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content, 'utf8');
}
