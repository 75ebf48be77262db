import type { StoredChange, OutboxStore } from '../ports/outbox-store';

/** An outbox store in memory, for pages that end and come again. */
export interface MemoryOutboxStore extends OutboxStore {
  /** What is kept, of all owners, in order. */
  readonly kept: () => readonly StoredChange[];
  /** From now on there is room for this many changes. */
  readonly setRoom: (changes: number) => void;
}

interface Page {
  readonly place: string;
  readonly changes: Map<string, string>;
  isOpen: boolean;
}

/** Makes an empty store; it keeps text, as a real one does. A page that closes leaves its changes to those that are open or come. */
export function createMemoryOutboxStore(): MemoryOutboxStore {
  const pages: Page[] = [];
  const boxes = new Set<{ readonly page: Page; readonly lookAround: () => void }>();
  let room = Infinity;
  const read = (text: string): StoredChange => JSON.parse(text) as StoredChange;
  const inOrder = (texts: Iterable<string>) => [...texts].map(read).sort((a, b) => a.order - b.order);

  return {
    kept: () => inOrder(pages.flatMap(({ changes }) => [...changes.values()])),
    setRoom: (changes) => {
      room = changes;
    },
    open({ userId, codeId }, onFound) {
      const page: Page = { place: `${userId}.${codeId}`, changes: new Map(), isOpen: true };
      pages.push(page);
      const lookAround = () => {
        for (const other of pages) {
          if (!page.isOpen || other.isOpen || other.place !== page.place || other.changes.size === 0)
            continue;
          const found = inOrder(other.changes.values());
          for (const [key, text] of other.changes) page.changes.set(key, text);
          other.changes.clear();
          onFound(found);
        }
      };
      const box = { page, lookAround };
      boxes.add(box);
      void Promise.resolve().then(lookAround);
      return {
        keep(change) {
          const total = pages.reduce((sum, { changes }) => sum + changes.size, 0);
          if (!page.changes.has(change.payload.key) && total >= room) return false;
          page.changes.set(change.payload.key, JSON.stringify(change));
          return true;
        },
        remove: (keys) => keys.forEach((key) => page.changes.delete(key)),
        close() {
          page.isOpen = false;
          boxes.delete(box);
          for (const other of boxes) void Promise.resolve().then(other.lookAround);
        },
      };
    },
  };
}
