/** What stands under keys that start so goes when the session ends, as the kept places in documents do. */
export const READING_KEY_PREFIX = 'glossator.reading.';

/** A document that was read. Titles are the server's to say: nothing of the content is kept here. */
export interface ReadDocument {
  readonly codeId: number;
  readonly documentId: number;
}

/** Documents that are remembered: more than are offered, for some may be gone by then. */
const MOST = 8;

const keyOf = (userId: number): string => `${READING_KEY_PREFIX}${userId}`;

/** The documents that a user has read in this browser, the last one first; none where the browser forbids storage. */
export function readLast(storage: Storage, userId: number): readonly ReadDocument[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isReadDocument).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers that a user reads a document now. */
export function keepReading(storage: Storage, userId: number, { codeId, documentId }: ReadDocument): void {
  const others = readLast(storage, userId).filter((other) => other.documentId !== documentId);
  try {
    storage.setItem(keyOf(userId), JSON.stringify([{ codeId, documentId }, ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage costs the offer to continue, nothing else.
  }
}

function isReadDocument(value: unknown): value is ReadDocument {
  if (typeof value !== 'object' || value === null) return false;
  const { codeId, documentId }: { codeId?: unknown; documentId?: unknown } = value;
  return Number.isSafeInteger(codeId) && Number.isSafeInteger(documentId);
}
