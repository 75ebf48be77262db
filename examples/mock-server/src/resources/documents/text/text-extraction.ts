import { Readable } from 'node:stream';
import {
  asidesOf,
  createPageAsides,
  listsOf,
  outOfText,
  searchPageTextOf,
  type PageText,
  type SearchPageText,
} from '@glossator/document-text';
import { createTimeSlice } from '../../../background/time-slice';
import { derivedBlobKey, textBlobKey, type BlobStore } from '../../../blobs/blob-store';
import type { StoredBytes } from '../../../comparing/text-comparer';
import { PdfReaderBusyError, type PdfReader } from '../../../pdf/pdf-reader';
import { ProblemError } from '../../../problems/problem-error';
import { writeStoredBoxes } from '../../../stored-text/stored-boxes';
import { writeStoredText, type StoredText } from '../../../stored-text/stored-text';
import type { StructureReader } from '../../../structure/structure-reader';
import { failureOf } from './text-failures';

/** The text of a PDF on its way from the file to where it is kept. */
export interface TextExtraction {
  /** Its pages as soon as they are read, or why they cannot be: whoever needs nothing else need not wait for its structure. */
  readonly pages: Promise<ExtractedPages>;
  /** The text with its structure, once it is kept. Rejects where `pages` does, and where it cannot be kept. */
  readonly text: Promise<StoredText>;
}

/** The pages of a text, and the places of their elements. */
export interface ExtractedPages {
  /** The text without its structure; its pages with what stands aside on them, and without boxes. */
  readonly text: StoredText;
  /** What `writeStoredBoxes` makes of them. */
  readonly boxes: readonly Uint8Array[];
}

/** What texts are extracted with. */
export interface TextExtractionParts {
  readonly blobs: BlobStore;
  readonly pdf: PdfReader;
  readonly structures: StructureReader;
  /** Whose file it is, on whose account it is read. */
  readonly ownerOf: (uuid: string) => Promise<number | undefined>;
}

/** Seconds after which a text is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

/** The key of the places of a text's elements, which are kept beside it. */
export const boxesKey = (uuid: string): string => derivedBlobKey(uuid, 'boxes');

/** Reads the text of a stored PDF, or finds that it cannot be read, recognizes its structure, and keeps all of it beside the file. */
export function startTextExtraction(uuid: string, parts: TextExtractionParts): TextExtraction {
  const { blobs, structures, ownerOf } = parts;
  const reading = readPdf(uuid, parts);
  const pages = reading.then(async (read): Promise<ExtractedPages> => ({
    text: { ...read, pages: read.pages.map(withoutBoxes), structure: undefined },
    boxes: await allOf(writeStoredBoxes(read.pages)),
  }));

  async function keep(): Promise<StoredText> {
    const [read, { text, boxes }] = await Promise.all([reading, pages]);
    // The boxes first: where there is a text of this format, its boxes are there too.
    await blobs.put(boxesKey(uuid), heldBytes(boxes).body, { maxBytes: Infinity });
    const structure = read.failure
      ? undefined
      : await structures.read(await searchTextsOf(read.pages), await ownerOf(uuid));
    const whole = { ...text, structure };
    await blobs.put(textBlobKey(uuid), writeStoredText(whole), { maxBytes: Infinity });
    // A file that was discarded meanwhile must not leave its text behind.
    if (!(await blobs.has(uuid)))
      for (const key of [boxesKey(uuid), textBlobKey(uuid)]) await blobs.delete(key);
    return whole;
  }
  return { pages, text: keep() };
}

/** Pages with their boxes and what stands aside on them, or why there are none. */
type ReadPages = Omit<StoredText, 'structure'>;

async function readPdf(uuid: string, { blobs, pdf, ownerOf }: TextExtractionParts): Promise<ReadPages> {
  try {
    const owner = await ownerOf(uuid);
    const { pages, unread } = await pdf.extractText({ ...(await blobs.read(uuid)), owner });
    return { pages: await withAsides(pages), unread };
  } catch (error) {
    if (error instanceof PdfReaderBusyError) {
      throw new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS, cause: error });
    }
    const failure = failureOf(error);
    if (!failure) throw error;
    return { pages: [], unread: [], failure };
  }
}

/** Finds what stands aside on the pages. */
async function withAsides(pages: readonly PageText[]): Promise<PageText[]> {
  const asidesOn = createPageAsides(pages);
  const breathe = createTimeSlice();
  const marked: PageText[] = [];
  for (const page of pages) {
    marked.push({ ...page, ...listsOf(asidesOn(page.page)) });
    await breathe();
  }
  return marked;
}

/** What structure is recognized in: all but running lines and overlays, with the places of the elements, which are read for nothing else. */
async function searchTextsOf(pages: readonly PageText[]): Promise<SearchPageText[]> {
  const breathe = createTimeSlice();
  const texts: SearchPageText[] = [];
  for (const page of pages) {
    const asides = asidesOf(page);
    texts.push(searchPageTextOf(page, asides && outOfText(asides)));
    await breathe();
  }
  return texts;
}

function withoutBoxes({ boxes: _boxes, ...page }: PageText): PageText {
  return page;
}

/** Bytes in memory as those of a store. */
export function heldBytes(pieces: readonly Uint8Array[]): StoredBytes {
  return { size: pieces.reduce((sum, { length }) => sum + length, 0), body: Readable.from(pieces) };
}

/** All that is written. */
export async function allOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}
