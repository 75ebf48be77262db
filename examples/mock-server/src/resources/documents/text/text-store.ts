import { setImmediate } from 'node:timers/promises';
import {
  createRunningLines,
  createSearchIndex,
  runningOf,
  searchPageOf,
  type DocumentStructure,
  type PageText,
  type SearchIndex,
  type SearchPageText,
} from '@glossator/document-text';
import { BlobNotFoundError, derivedBlobKey, textBlobKey, type BlobStore } from '../../../blobs/blob-store';
import type { TextToCompare } from '../../../comparing/text-comparer';
import {
  PdfLimitError,
  PdfReaderBusyError,
  PdfUnreadableError,
  type PdfReader,
} from '../../../pdf/pdf-reader';
import { ProblemError } from '../../../problems/problem-error';
import type { StructureReader } from '../../../structure/structure-reader';
import { writeStoredBoxes } from '../../../stored-text/stored-boxes';
import {
  isCurrentText,
  readStoredText,
  writeStoredText,
  type StoredText,
} from '../../../stored-text/stored-text';

/** The text of stored PDFs: extracted once, kept encrypted beside the file, the ones in use in memory. */
export interface TextStore {
  /** The pages of a file's text. Throws CONFLICT where its text cannot be read, RATE_LIMITED while too many are. */
  pages(uuid: string): Promise<readonly PageText[]>;
  /** Its articles and divisions, for citations; undefined where they could not be recognised. */
  structure(uuid: string): Promise<DocumentStructure | undefined>;
  /** The pages folded for search, without running headers and footers, as the viewer searches them. */
  index(uuid: string): Promise<SearchIndex>;
  /** The text as it is kept, with the places of its elements, unread. Throws what `pages` throws. */
  open(uuid: string): Promise<TextToCompare>;
}

/** UTF-16 units of text kept in memory; the text of a large code of laws has about three million. */
const KEPT_CHARACTERS = 24_000_000;

/** Seconds after which a text is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

interface Entry {
  readonly text: Promise<StoredText>;
  index?: Promise<SearchIndex>;
  characters: number;
}

/** Makes the store of texts. */
export function createTextStore(blobs: BlobStore, pdf: PdfReader, structures: StructureReader): TextStore {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();

  async function load(uuid: string): Promise<StoredText> {
    return (await readKept(uuid)) ?? (await extract(uuid));
  }

  async function readKept(uuid: string): Promise<StoredText | undefined> {
    try {
      return await readStoredText((await blobs.read(textBlobKey(uuid))).body);
    } catch (error) {
      if (error instanceof BlobNotFoundError) return undefined;
      throw error;
    }
  }

  async function hasCurrentText(uuid: string): Promise<boolean> {
    const key = textBlobKey(uuid);
    return (await blobs.has(key)) && isCurrentText((await blobs.read(key)).body);
  }

  async function extract(uuid: string): Promise<StoredText> {
    try {
      const read = await pdf.extractText(await blobs.read(uuid));
      const text = await understand(read, structures);
      // The boxes first: where there is a text of this format, its boxes are there too.
      await blobs.put(boxesKey(uuid), writeStoredBoxes(read), { maxBytes: Infinity });
      await blobs.put(textBlobKey(uuid), writeStoredText(text), { maxBytes: Infinity });
      // A file that was discarded meanwhile must not leave its text behind.
      if (!(await blobs.has(uuid)))
        for (const key of [boxesKey(uuid), textBlobKey(uuid)]) await blobs.delete(key);
      return text;
    } catch (error) {
      if (error instanceof PdfReaderBusyError) {
        throw new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS, cause: error });
      }
      if (!(error instanceof PdfLimitError) && !(error instanceof PdfUnreadableError)) throw error;
      throw new ProblemError('CONFLICT', {
        detail: 'The text of this document cannot be read',
        cause: error,
      });
    }
  }

  function makeRoom(): void {
    let total = [...entries.values()].reduce((sum, { characters }) => sum + characters, 0);
    for (const [uuid, { characters }] of entries) {
      if (total <= KEPT_CHARACTERS || entries.size <= 1) return;
      entries.delete(uuid);
      total -= characters;
    }
  }

  function entryOf(uuid: string): Entry {
    const known = entries.get(uuid);
    entries.delete(uuid);
    const entry: Entry = known ?? { text: load(uuid), characters: 0 };
    entries.set(uuid, entry);
    if (known) return known;
    entry.text.then(
      ({ pages }) => {
        entry.characters = pages.reduce((sum, page) => sum + page.elements.join('').length, 0);
        makeRoom();
      },
      () => {
        if (entries.get(uuid) === entry) entries.delete(uuid);
      },
    );
    return entry;
  }

  return {
    pages: async (uuid) => (await entryOf(uuid).text).pages,
    structure: async (uuid) => (await entryOf(uuid).text).structure,
    index(uuid) {
      const entry = entryOf(uuid);
      return (entry.index ??= entry.text.then(({ pages }) => buildIndex(pages)));
    },
    async open(uuid) {
      const isKept = (await blobs.has(boxesKey(uuid))) && (await hasCurrentText(uuid));
      if (!isKept) await (entries.get(uuid)?.text ?? extract(uuid));
      if (!(await blobs.has(boxesKey(uuid)))) await extract(uuid);
      const text = await blobs.read(textBlobKey(uuid));
      try {
        return { text, boxes: await blobs.read(boxesKey(uuid)) };
      } catch (error) {
        text.body.destroy();
        throw error;
      }
    },
  };
}

/** Pages folded or looked through at a time: about ten milliseconds, so that other calls get their turn. */
const FOLDED_AT_ONCE = 16;

/** Finds running lines and structure of the pages, for which alone the places of the elements are read. */
async function understand(pages: readonly PageText[], structures: StructureReader): Promise<StoredText> {
  const runningOn = createRunningLines(pages);
  const marked: PageText[] = [];
  const read: SearchPageText[] = [];
  for (const page of pages) {
    const running = [...runningOn(page.page)].sort((a, b) => a - b);
    const { elements, lineEnds } = page;
    marked.push({ page: page.page, elements, lineEnds, ...(running.length > 0 && { running }) });
    read.push(searchPageOf(page, new Set(running)));
    if (page.page % FOLDED_AT_ONCE === FOLDED_AT_ONCE - 1) await setImmediate();
  }
  return { pages: marked, structure: await structures.read(read) };
}

async function buildIndex(pages: readonly PageText[]): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const [position, page] of pages.entries()) {
    index.add(page, runningOf(page));
    if (position % FOLDED_AT_ONCE === FOLDED_AT_ONCE - 1) await setImmediate();
  }
  return index;
}

const boxesKey = (uuid: string): string => derivedBlobKey(uuid, 'boxes');
