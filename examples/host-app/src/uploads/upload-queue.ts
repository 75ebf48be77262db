import { FIRST_TEMPORARY_ID } from '@glossator/client-sdk/contract';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import { refusalOf, titleOfFile, uploadPdf } from './upload-pdf';
import type { UploadClient, UploadRefusal } from './upload-pdf';

/** One document in the making, or made. `id` counts down from -1 until there is a document (specification section 3). */
export interface UploadEntry {
  readonly id: number;
  readonly title: string;
  readonly size: number;
  readonly loaded: number;
  readonly status: 'waiting' | 'uploading' | 'checking' | 'ready' | 'failed';
  readonly document: CodeDocument | undefined;
}

/** What the queue needs of the world. */
export interface UploadQueueOptions {
  readonly client: UploadClient;
  /** The Code the documents go to; made on the first upload where there is none yet. */
  readonly codeId: () => Promise<number>;
  readonly initial?: readonly CodeDocument[];
}

/** Who is told of what the server refused. */
export type RefusalListener = (title: string, reason: UploadRefusal, error: unknown) => void;

/** Uploads PDFs into a Code, a few at a time, and keeps their order. `cancelAll()` leaves nothing running. */
export interface UploadQueue {
  get: () => readonly UploadEntry[];
  subscribe: (listener: () => void) => () => void;
  onRefused: (listener: RefusalListener) => () => void;
  add(files: readonly File[]): void;
  retry(id: number): void;
  /** Cancels an upload, or takes out a document that is there; it comes back when the server refuses, and this rejects. */
  remove(id: number): Promise<void>;
  /** Cancels every upload that is not finished. */
  cancelAll(): void;
  /** The old title comes back when the server refuses the new one, and this rejects. */
  rename(id: number, title: string): Promise<void>;
  /** Puts the entries with these ids into this order; the server is told with `saveOrder`. */
  reorder(ids: readonly number[]): void;
  saveOrder(): Promise<void>;
}

const AT_ONCE = 3;

function entryOf(document: CodeDocument): UploadEntry {
  const { id, title, size } = document;
  return { id, title, size, loaded: size, status: 'ready', document };
}

/** Makes an upload queue; see `UploadQueue`. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  let entries: readonly UploadEntry[] = (options.initial ?? []).map(entryOf);
  let nextId = FIRST_TEMPORARY_ID;
  const listeners = new Set<() => void>();
  const refusalListeners = new Set<RefusalListener>();
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();

  const set = (next: readonly UploadEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const find = (id: number) => entries.find((entry) => entry.id === id);
  const patch = (id: number, change: Partial<UploadEntry>) =>
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  const drop = (id: number) => {
    files.delete(id);
    set(entries.filter((entry) => entry.id !== id));
  };

  function startWaiting() {
    for (const entry of entries) {
      if (running.size >= AT_ONCE) return;
      const file = files.get(entry.id);
      if (entry.status === 'waiting' && file) void upload(entry.id, file);
    }
  }

  async function upload(id: number, file: File) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    patch(id, { status: 'uploading', loaded: 0 });
    try {
      const document = await uploadPdf(options.client, {
        file,
        codeId: options.codeId,
        title: () => find(id)?.title ?? titleOfFile(file.name),
        signal,
        onProgress: (loaded) => patch(id, { loaded }),
        onChecking: () => patch(id, { status: 'checking', loaded: file.size }),
      });
      settle(id, document);
    } catch (error) {
      if (!signal.aborted) refuse(id, error);
    } finally {
      running.delete(id);
      startWaiting();
    }
  }

  function settle(id: number, document: CodeDocument) {
    files.delete(id);
    const typed = find(id);
    if (!typed) {
      // Cancelled in the moment the server finished: what is not wanted does not stay.
      void options.client.documents.delete({ id: document.id }).catch(() => undefined);
      return;
    }
    set(entries.map((entry) => (entry.id === id ? { ...entryOf(document), title: typed.title } : entry)));
    if (typed.title !== document.title) {
      rename(document.id, typed.title).catch((error: unknown) => tell(typed.title, 'failed', error));
    }
  }

  function tell(title: string, reason: UploadRefusal, error: unknown) {
    for (const listener of refusalListeners) listener(title, reason, error);
  }

  function refuse(id: number, error: unknown) {
    const entry = find(id);
    if (!entry) return;
    const reason = refusalOf(error);
    tell(entry.title, reason, error);
    if (reason === 'failed') patch(id, { status: 'failed', loaded: 0 });
    else drop(id);
  }

  async function rename(id: number, title: string) {
    const entry = find(id);
    const trimmed = title.trim().slice(0, 255);
    if (!entry || trimmed === '') return;
    patch(id, { title: trimmed });
    if (!entry.document || entry.document.title === trimmed) return;
    try {
      const document = await options.client.documents.update({ id, title: trimmed });
      patch(id, { document });
    } catch (error) {
      patch(id, { title: entry.document.title });
      throw error;
    }
  }

  return {
    get: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefused(listener) {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
    add(added) {
      const made = added.map((file): UploadEntry => {
        const id = nextId--;
        files.set(id, file);
        return {
          id,
          title: titleOfFile(file.name),
          size: file.size,
          loaded: 0,
          status: 'waiting',
          document: undefined,
        };
      });
      set([...entries, ...made]);
      startWaiting();
    },
    retry(id) {
      if (find(id)?.status !== 'failed') return;
      patch(id, { status: 'waiting', loaded: 0 });
      startWaiting();
    },
    async remove(id) {
      const place = entries.findIndex((entry) => entry.id === id);
      const entry = entries[place];
      drop(id);
      running.get(id)?.abort();
      if (!entry?.document) return;
      try {
        await options.client.documents.delete({ id });
      } catch (error) {
        set([...entries.slice(0, place), entry, ...entries.slice(place)]);
        throw error;
      }
    },
    cancelAll() {
      for (const entry of entries) if (!entry.document) drop(entry.id);
      for (const controller of running.values()) controller.abort();
    },
    rename,
    reorder(ids) {
      const place = new Map(ids.map((id, index) => [id, index]));
      set([...entries].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)));
    },
    async saveOrder() {
      const documents = entries.flatMap((entry) => entry.document ?? []);
      const current = documents.map(({ id, order }) => ({ id, order })).sort((a, b) => a.order - b.order);
      const placed = current.map(({ id }) => id);
      for (const [order, { id }] of documents.entries()) {
        if (placed[order] === id) continue;
        await options.client.documents.update({ id, order });
        placed.splice(placed.indexOf(id), 1);
        placed.splice(order, 0, id);
      }
    },
  };
}
