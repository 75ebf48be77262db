import type { CodeDocument } from '@glossator/client-sdk/contract';
import { createDocumentTransfers } from './document-transfers';
import type { DocumentTransfers, Transfer, TransferOptions } from './document-transfers';

/** Transfers into a Code in the making that become its documents in the same list, which keeps their order. */
export interface UploadQueue extends Pick<
  DocumentTransfers,
  'get' | 'subscribe' | 'onRefused' | 'add' | 'retry'
> {
  /** Cancels an upload, or takes out a document that is there; it comes back when the server refuses, and this rejects. */
  remove(id: number): Promise<void>;
  /** Cancels every upload that is not finished, and takes out what failed. */
  cancelAll(): void;
  /** The old title comes back when the server refuses the new one, and this rejects. */
  rename(id: number, title: string): Promise<void>;
  /** Puts the entries with these ids into this order; `saveOrder` sends it to the server. */
  reorder(ids: readonly number[]): void;
  saveOrder(): Promise<void>;
}

/** Makes an upload queue; see `UploadQueue`. It begins with the documents that are there already. What is refused for good is taken out; what failed on the way stays, to be tried again. */
export function createUploadQueue(
  options: Pick<TransferOptions, 'client' | 'codeId'>,
  made: readonly CodeDocument[] = [],
): UploadQueue {
  const { documents } = options.client;
  const transfers = createDocumentTransfers({ ...options, onMade: settle });
  const { get, set, find, patch, subscribe, onRefused, notifyRefused, add, retry, cancel } = transfers;
  set(made.map(transferOf));
  onRefused(({ id }, refusal) => {
    if (refusal !== 'failed') cancel(id);
  });

  function settle(id: number, document: CodeDocument) {
    const typed = find(id);
    if (!typed) {
      // Canceled in the moment the server finished: what is not wanted does not stay.
      void documents.delete({ id: document.id }).catch(() => undefined);
      return;
    }
    const { size } = document;
    patch(id, { id: document.id, size, loaded: size, status: 'made', document });
    rename(document.id, typed.title).catch((error: unknown) => notifyRefused(typed, 'failed', error));
  }

  async function rename(id: number, title: string) {
    const entry = find(id);
    const trimmed = title.trim().slice(0, 255);
    if (!entry || trimmed === '') return;
    patch(id, { title: trimmed });
    if (!entry.document || entry.document.title === trimmed) return;
    try {
      patch(id, { document: await documents.update({ id, title: trimmed }) });
    } catch (error) {
      patch(id, { title: entry.document.title });
      throw error;
    }
  }

  return {
    get,
    subscribe,
    onRefused,
    add,
    retry,
    async remove(id) {
      const before = get();
      const entry = find(id);
      cancel(id);
      if (!entry?.document) return;
      try {
        await documents.delete({ id });
      } catch (error) {
        set(get().toSpliced(before.indexOf(entry), 0, entry));
        throw error;
      }
    },
    cancelAll() {
      for (const { id, document } of get()) if (!document) cancel(id);
    },
    rename,
    reorder(ids) {
      const place = new Map(ids.map((id, index) => [id, index]));
      set(get().toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)));
    },
    async saveOrder() {
      const made = get().flatMap(({ document }) => document ?? []);
      const placed = made.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
      for (const [order, { id }] of made.entries()) {
        if (placed[order] === id) continue;
        await documents.update({ id, order });
        placed.splice(placed.indexOf(id), 1);
        placed.splice(order, 0, id);
      }
    },
  };
}

/** A document as the transfer that it came with. */
function transferOf(document: CodeDocument): Transfer {
  const { id, title, size } = document;
  return { id, title, size, loaded: size, replaces: undefined, status: 'made', refusal: undefined, document };
}
