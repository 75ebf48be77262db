import { json } from 'node:stream/consumers';
import { textChangeSchema, type TextChange } from '@glossator/client-sdk/contract';
import * as z from 'zod';
import { BlobNotFoundError, derivedBlobKey, type BlobStore } from '../../blobs/blob-store';

/** Textual changes that were found once: kept beside the newer file for the last pair asked for, the latest pairs in memory. */
export interface ChangeStore {
  get(from: string, to: string): Promise<readonly TextChange[] | undefined>;
  put(from: string, to: string, changes: readonly TextChange[]): Promise<void>;
}

const keptSchema = z.object({ from: z.uuid(), changes: z.array(textChangeSchema) });
/** Lists kept in memory. */
const KEPT = 4;

/** Makes the store. */
export function createChangeStore(blobs: BlobStore): ChangeStore {
  /** Least recently used first. */
  const recent = new Map<string, readonly TextChange[]>();
  const remember = (key: string, changes: readonly TextChange[]): void => {
    recent.delete(key);
    recent.set(key, changes);
    const [oldest] = recent.keys();
    if (recent.size > KEPT && oldest !== undefined) recent.delete(oldest);
  };

  return {
    async get(from, to) {
      const key = `${from} ${to}`;
      const known = recent.get(key) ?? (await read(blobs, from, to));
      if (known) remember(key, known);
      return known;
    },
    async put(from, to, changes) {
      remember(`${from} ${to}`, changes);
      const content = Buffer.from(JSON.stringify({ from, changes }), 'utf8');
      await blobs.put(derivedBlobKey(to, 'changes'), oneChunk(content), { maxBytes: content.byteLength });
      // A file that was discarded meanwhile must not leave anything behind.
      if (!(await blobs.has(to))) await blobs.delete(derivedBlobKey(to, 'changes'));
    },
  };
}

async function read(blobs: BlobStore, from: string, to: string): Promise<readonly TextChange[] | undefined> {
  try {
    const { body } = await blobs.read(derivedBlobKey(to, 'changes'));
    const kept = keptSchema.safeParse(await json(body)).data;
    return kept?.from === from ? kept.changes : undefined;
  } catch (error) {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  }
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
