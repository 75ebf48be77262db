import type { TextStore } from '../text/text-store';

/** Asks for the text of pages that are looked at, and knows which have none to give. */
export interface PageReader {
  read(page: number): void;
  /** Whether a page's text is there, or is known not to be readable. */
  isRead(page: number): boolean;
}

/** A reader. `onText` is told of pages that can be read, `onSettled` of each page that has been asked for. */
export function createPageReader(
  texts: Pick<TextStore, 'load' | 'peek'>,
  onText: (page: number) => void,
  onSettled: () => void,
): PageReader {
  const unreadable = new Set<number>();
  return {
    read(page) {
      const read = texts.load(page).then(
        () => onText(page),
        () => unreadable.add(page),
      );
      void read.then(onSettled);
    },
    isRead: (page) => unreadable.has(page) || texts.peek(page) !== undefined,
  };
}
