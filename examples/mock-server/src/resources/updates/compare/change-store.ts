import { textChangeSchema, type TextChange } from '@glossator/client-sdk/contract';
import * as z from 'zod';
import { BlobNotFoundError, derivedBlobKey, type BlobStore } from '../../../blobs/blob-store';
import { inPieces, readJsonLines, writeJsonLines } from '../../../blobs/json-lines';
import { PDF_ENGINE_VERSION } from '../../../pdf/pdf-engine';

/** Textual changes that were found once: kept beside the newer file for the last pair asked for, the latest pairs in memory. */
export interface ChangeStore {
  get(from: string, to: string): Promise<readonly TextChange[] | undefined>;
  put(from: string, to: string, changes: readonly TextChange[]): Promise<void>;
}

/** The first line of a kept list; the changes follow, some on a line. */
const headSchema = z.object({
  format: z.literal(2),
  engine: z.literal(PDF_ENGINE_VERSION),
  from: z.uuid(),
  changes: z.int(),
});
const lineSchema = z.array(textChangeSchema);
const CHANGES_A_LINE = 50;
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
      const head = { format: 2, engine: PDF_ENGINE_VERSION, from, changes: changes.length };
      const lines = writeJsonLines([head, ...inPieces(changes, CHANGES_A_LINE)]);
      await blobs.put(derivedBlobKey(to, 'changes'), lines, { maxBytes: Infinity });
      // A file that was discarded meanwhile must not leave anything behind.
      if (!(await blobs.has(to))) await blobs.delete(derivedBlobKey(to, 'changes'));
    },
  };
}

async function read(blobs: BlobStore, from: string, to: string): Promise<readonly TextChange[] | undefined> {
  try {
    const { body } = await blobs.read(derivedBlobKey(to, 'changes'));
    let head: z.infer<typeof headSchema> | undefined;
    const changes: TextChange[] = [];
    for await (const line of readJsonLines(body)) {
      if (head) changes.push(...(lineSchema.safeParse(line).data ?? []));
      else head = headSchema.safeParse(line).data;
      if (head?.from !== from) return undefined;
    }
    return changes.length === head?.changes ? changes : undefined;
  } catch (error) {
    if (error instanceof BlobNotFoundError) return undefined;
    throw error;
  }
}
