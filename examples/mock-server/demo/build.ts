import { firstEdition, secondEdition } from './editions';
import { typeset } from './typeset/typeset';
import type { Design } from './typeset/typeset';

/** A typeset edition of the model statute. */
export interface DemoPdf {
  readonly fileName: string;
  readonly title: string;
  readonly bytes: Uint8Array;
}

/** Royal octavo, one column: a statute book. */
const BOOK: Design = {
  width: 442,
  height: 663,
  margin: { top: 66, bottom: 66, side: 58 },
  columns: 1,
  gutter: 0,
  scale: { text: 10.6, leading: 14.6, note: 8.2, noteLeading: 10.4, partOnNewPage: true },
};

/** A gazette in two columns. */
const GAZETTE: Design = {
  width: 482,
  height: 680,
  margin: { top: 64, bottom: 62, side: 46 },
  columns: 2,
  gutter: 20,
  scale: { text: 10, leading: 13.4, note: 7.8, noteLeading: 9.8, partOnNewPage: true },
};

/**
 * Typesets both editions of the model statute: the first as a book in one column, the consolidated one as a gazette in
 * two. Always the same bytes.
 */
export async function typesetDemoStatutes(): Promise<DemoPdf[]> {
  const first = firstEdition();
  const second = secondEdition();
  return [
    {
      fileName: 'inland-waters-act-2017.pdf',
      title: first.title,
      bytes: await typeset(first, BOOK, new Date(Date.UTC(2017, 8, 14))),
    },
    {
      fileName: 'inland-waters-act-2025.pdf',
      title: second.title,
      bytes: await typeset(second, GAZETTE, new Date(Date.UTC(2025, 6, 1))),
    },
  ];
}
