import { DOCUMENT_MAX_BYTES, FIRST_TEMPORARY_ID } from '@glossator/client-sdk/contract';
import { refusalOf, titleOfFile, uploadPdf } from '../uploads/upload-pdf';
import type { UploadClient, UploadRefusal } from '../uploads/upload-pdf';

/** A file on its way into a Code. `id` counts down from -1; `replaces` is the document that gets it as its new file. */
export interface Transfer {
  readonly id: number;
  readonly title: string;
  readonly size: number;
  readonly loaded: number;
  readonly replaces: number | undefined;
  readonly status: 'waiting' | 'uploading' | 'checking' | 'refused';
  /** Why it was refused, until it is dismissed or tried again. */
  readonly refusal: UploadRefusal | undefined;
}

/** What transfers need of the world. */
export interface TransferOptions {
  readonly client: UploadClient;
  readonly codeId: number;
  /** The document or Version is made; the transfer stays until this resolves. */
  readonly onDone: () => Promise<unknown>;
}

/** Who is told of what was refused. */
export type RefusalListener = (transfer: Transfer, refusal: UploadRefusal, error: unknown) => void;

/** Uploads new documents and new files of documents, a few at a time. `cancelAll()` leaves nothing running. */
export interface DocumentTransfers {
  get: () => readonly Transfer[];
  subscribe: (listener: () => void) => () => void;
  onRefused: (listener: RefusalListener) => () => void;
  /** Makes documents of files. */
  add(files: readonly File[]): void;
  /** Makes a file the new one of a document, in place of another on its way there. */
  replace(document: { readonly id: number; readonly title: string }, file: File): void;
  retry(id: number): void;
  /** Cancels one, or takes a refused one off the list. */
  cancel(id: number): void;
  cancelAll(): void;
}

const AT_ONCE = 3;

/** What can be said of a file without the server. */
function glance({ size }: File): UploadRefusal | undefined {
  if (size === 0) return 'empty';
  return size > DOCUMENT_MAX_BYTES ? 'tooLarge' : undefined;
}

/** Makes transfers; see `DocumentTransfers`. */
export function createDocumentTransfers(options: TransferOptions): DocumentTransfers {
  let transfers: readonly Transfer[] = [];
  let nextId = FIRST_TEMPORARY_ID;
  const listeners = new Set<() => void>();
  const refusalListeners = new Set<RefusalListener>();
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();

  const set = (next: readonly Transfer[]) => {
    transfers = next;
    for (const listener of listeners) listener();
  };
  const find = (id: number) => transfers.find((transfer) => transfer.id === id);
  const patch = (id: number, change: Partial<Transfer>) =>
    set(transfers.map((transfer) => (transfer.id === id ? { ...transfer, ...change } : transfer)));

  function cancel(id: number) {
    files.delete(id);
    set(transfers.filter((transfer) => transfer.id !== id));
    running.get(id)?.abort();
  }

  function startWaiting() {
    for (const { id, status } of transfers) {
      if (running.size >= AT_ONCE) return;
      const file = files.get(id);
      if (status === 'waiting' && file) void run(id, file);
    }
  }

  async function run(id: number, file: File) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    try {
      const refusal = glance(file);
      if (refusal) {
        refuse(id, refusal, undefined);
        return;
      }
      patch(id, { status: 'uploading', loaded: 0 });
      await uploadPdf(options.client, {
        file,
        codeId: () => Promise.resolve(options.codeId),
        title: () => find(id)?.title ?? titleOfFile(file.name),
        replaces: find(id)?.replaces,
        signal,
        onProgress: (loaded) => patch(id, { loaded }),
        onChecking: () => patch(id, { status: 'checking', loaded: file.size }),
      });
      await options.onDone();
      cancel(id);
    } catch (error) {
      if (!signal.aborted) refuse(id, refusalOf(error), error);
      // Cancelled while the server looked at it, it may be there none the less.
      else await options.onDone();
    } finally {
      running.delete(id);
      startWaiting();
    }
  }

  function refuse(id: number, refusal: UploadRefusal, error: unknown) {
    const transfer = find(id);
    if (!transfer) return;
    patch(id, { status: 'refused', refusal, loaded: 0 });
    for (const listener of refusalListeners) listener(transfer, refusal, error);
  }

  function put(added: readonly { file: File; title: string; replaces: number | undefined }[]) {
    const made = added.map(({ file, title, replaces }): Transfer => {
      const id = nextId--;
      files.set(id, file);
      const { size } = file;
      return { id, title, size, loaded: 0, replaces, status: 'waiting', refusal: undefined };
    });
    set([...transfers, ...made]);
    startWaiting();
  }

  return {
    get: () => transfers,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefused(listener) {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
    add: (added) => put(added.map((file) => ({ file, title: titleOfFile(file.name), replaces: undefined }))),
    replace({ id, title }, file) {
      for (const other of transfers) if (other.replaces === id) cancel(other.id);
      put([{ file, title, replaces: id }]);
    },
    retry(id) {
      if (find(id)?.status !== 'refused') return;
      patch(id, { status: 'waiting', refusal: undefined });
      startWaiting();
    },
    cancel,
    cancelAll() {
      for (const { id, status } of transfers) if (status !== 'refused') cancel(id);
    },
  };
}
