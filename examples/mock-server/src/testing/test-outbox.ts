import { generateX25519Identity } from 'age-encryption';
import { createSegmentCipher } from '../blobs/segments/segment-cipher';
import { createOutbox, type Outbox, type OutboxMessage } from '../mail/outbox';

/** An outbox with a key of its own. */
export async function createTestOutbox(directory: string): Promise<Outbox> {
  return createOutbox(directory, await createSegmentCipher(await generateX25519Identity()));
}

/** Notes what goes to an outbox from now on. The answer gives all of it, newest first; each message is decrypted once. */
export function recordOutbox(outbox: Outbox | undefined): () => Promise<readonly OutboxMessage[]> {
  if (!outbox) return () => Promise.resolve([]);
  const messages = new Map<string, OutboxMessage>();
  const ids: string[] = [];
  const { add } = outbox;
  Object.assign(outbox, {
    add: async (id: string, message: Uint8Array): Promise<void> => {
      await add(id, message);
      ids.push(id);
    },
  });
  return async () => {
    // Others are being added, and looked for, meanwhile.
    const known = ids.toSorted((a, b) => (a < b ? 1 : -1));
    for (const id of known) {
      const message = messages.has(id) ? undefined : await outbox.read(id);
      if (message) messages.set(id, message);
    }
    return known.flatMap((id) => messages.get(id) ?? []);
  };
}
