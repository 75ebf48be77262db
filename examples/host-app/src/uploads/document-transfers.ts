import { DOCUMENT_MAX_BYTES, FIRST_TEMPORARY_ID } from '@glossator/client-sdk/constants';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { refusalOf, titleOfFile, uploadPdf } from './upload-pdf';
import type { UploadClient, UploadRefusal } from './upload-pdf';

/** A file being uploaded into a Code. `id` counts down from -1 (specification section 3). */
export interface Transfer {
  readonly id: number;
  readonly title: string;
  readonly size: number;
  readonly loaded: number;
  /** The document that gets the file as its new one. */
  readonly replaces: number | undefined;
  readonly status: 'waiting' | 'uploading' | 'checking' | 'refused' | 'made';
  /** Why it was refused, until it is dismissed or tried again. */
  readonly refusal: UploadRefusal | undefined;
  /** What was made of it, where the list keeps showing it. */
  readonly document: CodeDocument | undefined;
}

/** Whether a transfer has neither arrived nor been refused. */
export function isUnderway({ status }: Transfer): boolean {
  return status !== 'made' && status !== 'refused';
}

/** What transfers need of the world. */
export interface TransferOptions {
  readonly client: UploadClient;
  /** The Code the documents go to; made on the first upload where there is none yet. */
  readonly codeId: () => Promise<number>;
  /** What a document is called now: a new file of it keeps that, however long the upload took. */
  readonly titleOf?: (documentId: number) => string | undefined;
  /** The document or Version is made; its transfer stays until the maker's owner takes it off the list. */
  readonly onMade: (id: number, document: CodeDocument) => unknown;
  /** One was canceled while it ran; the server may have made a document of it none the less. */
  readonly onCanceled?: () => unknown;
}

/** A listener for refused uploads. */
export type RefusalListener = (transfer: Transfer, refusal: UploadRefusal, error: unknown) => void;

/** Uploads new documents and new files of documents, a few at a time. `cancelAll()` leaves nothing running. */
export interface DocumentTransfers {
  get: () => readonly Transfer[];
  subscribe: (listener: () => void) => () => void;
  onRefused: (listener: RefusalListener) => () => void;
  /** Notifies the listeners for refusals. */
  notifyRefused: RefusalListener;
  find(id: number): Transfer | undefined;
  /** Changes what is listed, not what runs. */
  set(list: readonly Transfer[]): void;
  patch(id: number, change: Partial<Transfer>): void;
  /** Makes documents of files. */
  add(files: readonly File[]): void;
  /** Makes a file the new one of a document, in place of another being uploaded there. */
  replace(document: { readonly id: number; readonly title: string }, file: File): void;
  retry(id: number): void;
  /** Cancels one, or takes one off the list. */
  cancel(id: number): void;
  /** Cancels all that are underway. */
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

  function titleNow(id: number): string | undefined {
    const { replaces, title } = find(id) ?? {};
    return (replaces === undefined ? undefined : options.titleOf?.(replaces)) ?? title;
  }

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
      const document = await uploadPdf(options.client, {
        file,
        codeId: options.codeId,
        title: () => titleNow(id) ?? titleOfFile(file.name),
        replaces: find(id)?.replaces,
        signal,
        onProgress: (loaded) => patch(id, { loaded }),
        onChecking: () => patch(id, { status: 'checking', loaded: file.size }),
      });
      await options.onMade(id, document);
      files.delete(id);
    } catch (error) {
      if (!signal.aborted) refuse(id, refusalOf(error), error);
      else await options.onCanceled?.();
    } finally {
      running.delete(id);
      startWaiting();
    }
  }

  const notifyRefused: RefusalListener = (...refusal) => {
    for (const listener of refusalListeners) listener(...refusal);
  };

  function refuse(id: number, refusal: UploadRefusal, error: unknown) {
    const transfer = find(id);
    if (!transfer) return;
    patch(id, { status: 'refused', refusal, loaded: 0 });
    notifyRefused(transfer, refusal, error);
  }

  function put(added: readonly { file: File; title: string; replaces: number | undefined }[]) {
    const made = added.map(({ file, title, replaces }): Transfer => {
      const id = nextId--;
      files.set(id, file);
      const none = { refusal: undefined, document: undefined };
      return { id, title, size: file.size, loaded: 0, replaces, status: 'waiting', ...none };
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
    notifyRefused,
    find,
    set,
    patch,
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
      for (const transfer of transfers) if (isUnderway(transfer)) cancel(transfer.id);
    },
  };
}
