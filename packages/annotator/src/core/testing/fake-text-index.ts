import { createSearchIndex, type PageText } from '@glossator/document-text';
import type { ReadStructure } from '../ports/structure-reader';
import type { TextIndex, TextReading } from '../ports/text-index';

/** What the fake has of a document's text: all of it, nothing yet, or no page that can be read. */
export type FakeText = 'read' | 'unread' | 'unreadable';

/** A `TextIndex` that reads what a test tells it to. */
export interface FakeTextIndex extends TextIndex {
  /** What is stored of the structure. */
  structure: ReadStructure | undefined;
  /** Reads these pages. */
  read(pages: readonly PageText[]): void;
  /** A page turns out to be unreadable before any other was read. */
  fail(): void;
  /** So many of the pages that were not read turn out to be unreadable. */
  giveUp(count: number): void;
  readonly hurrying: number;
}

/** A text index of a document of so many pages. */
export function createFakeTextIndex(
  pages: readonly PageText[],
  text: FakeText,
  structure: ReadStructure | undefined,
  onReading: (reading: TextReading) => void,
): FakeTextIndex {
  const index = createSearchIndex(text === 'read' ? pages : []);
  let hurrying = 0;
  let givenUp = 0;
  let isLost = text === 'unreadable';
  const reading = (): TextReading => {
    const pagesRead = index.pageNumbers().length + givenUp;
    const status = isLost ? 'unreadable' : pagesRead === pages.length ? 'complete' : 'reading';
    return { status, pagesRead, pageCount: pages.length };
  };
  return {
    structure,
    pages: index,
    get reading() {
      return reading();
    },
    get hurrying() {
      return hurrying;
    },
    storedStructure() {
      return Promise.resolve(this.structure);
    },
    storeStructure(read) {
      this.structure = read;
      return Promise.resolve();
    },
    hurry() {
      hurrying += 1;
      return () => {
        hurrying -= 1;
      };
    },
    read(more) {
      for (const page of more) index.add(page);
      onReading(reading());
    },
    giveUp(count) {
      givenUp += count;
      onReading(reading());
    },
    fail() {
      isLost = true;
      onReading(reading());
    },
  };
}
