import {
  asidesOf,
  createPageAsides,
  createSearchIndex,
  listsOf,
  outOfText,
  searchPageOf,
  type DocumentStructure,
  type PageText,
  type SearchIndex,
  type SearchPageText,
} from '@glossator/document-text';
import { createTimeSlice } from '../../../background/time-slice';
import { unlessLeft } from '../../../background/unless-left';
import { BlobNotFoundError, derivedBlobKey, textBlobKey, type BlobStore } from '../../../blobs/blob-store';
import type { TextToCompare } from '../../../comparing/text-comparer';
import { PdfReaderBusyError, type PdfReader } from '../../../pdf/pdf-reader';
import { ProblemError } from '../../../problems/problem-error';
import type { ServerLog } from '../../../log/server-log';
import type { StructureReader } from '../../../structure/structure-reader';
import { writeStoredBoxes } from '../../../stored-text/stored-boxes';
import {
  keptTextOf,
  readStoredText,
  writeStoredText,
  type KeptText,
  type StoredText,
} from '../../../stored-text/stored-text';
import { failureOf, isExpected, unreadable } from './text-failures';

/**
 * The text of stored PDFs: extracted once (also where that failed, or reached only some of the pages), kept encrypted beside the file, the ones in use in memory. Who leaves (`signal`) is let go at
 * once; the text is read on for those who come next.
 */
export interface TextStore {
  /** The pages of a file's text. Throws CONFLICT where its text cannot be read, RATE_LIMITED while too many are. */
  pages(uuid: string, signal?: AbortSignal): Promise<readonly PageText[]>;
  /** Pages without text because a limit kept them from being read, in ascending order. Throws what `pages` throws. */
  unread(uuid: string, signal?: AbortSignal): Promise<readonly number[]>;
  /**
   * How many of a file's `pages` cannot be read, as far as that was found out: all of them where its text cannot be read at all, 0 while nobody
   * has read it. Reads nothing but the head of what is kept.
   */
  unreadPages(file: { readonly uuid: string; readonly pages: number }): Promise<number>;
  /** Its articles and divisions, for citations; undefined where they could not be recognised. */
  structure(uuid: string, signal?: AbortSignal): Promise<DocumentStructure | undefined>;
  /** The pages folded for search, without running headers and footers, as the viewer searches them. */
  index(uuid: string, signal?: AbortSignal): Promise<SearchIndex>;
  /** The whole text as it is kept, with the places of its elements. Throws what `pages` throws, and CONFLICT where pages are missing. */
  open(uuid: string): Promise<TextToCompare>;
}

/** What a page counts besides its text: a scan has none on thousands of pages, which take their room all the same. */
const PAGE_CHARACTERS = 200;

/** Seconds after which a text is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

interface Entry {
  readonly text: Promise<StoredText>;
  index?: Promise<SearchIndex>;
  characters: number;
}

/** What texts are read with. */
export interface TextStoreParts {
  readonly blobs: BlobStore;
  readonly pdf: PdfReader;
  readonly structures: StructureReader;
  /** Whose file it is, on whose account it is read. */
  readonly ownerOf: (uuid: string) => Promise<number | undefined>;
  readonly log: Pick<ServerLog, 'error'>;
  /** UTF-16 units of text kept in memory (24 million); the text of a large code of laws has about three million. */
  readonly keptCharacters?: number;
}

/** Makes the store of texts. */
export function createTextStore(parts: TextStoreParts): TextStore {
  const { blobs, pdf, structures, ownerOf, log, keptCharacters = 24_000_000 } = parts;
  /** Least recently used first. */
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<StoredText>>();

  async function load(uuid: string): Promise<StoredText> {
    const text = (await readKept(uuid)) ?? (await extract(uuid));
    if (text.failure) throw unreadable();
    return text;
  }

  async function readKept(uuid: string): Promise<StoredText | undefined> {
    try {
      return await readStoredText((await blobs.read(textBlobKey(uuid))).body);
    } catch (error) {
      if (error instanceof BlobNotFoundError) return undefined;
      throw error;
    }
  }

  async function keptText(uuid: string): Promise<KeptText> {
    try {
      return await keptTextOf((await blobs.read(textBlobKey(uuid))).body);
    } catch (error) {
      if (error instanceof BlobNotFoundError) return { state: 'nothing' };
      throw error;
    }
  }

  /** Reads a text and keeps it, or that it cannot be read; whoever else wants it meanwhile gets the same. */
  function extract(uuid: string): Promise<StoredText> {
    const reading = underWay.get(uuid) ?? readAndKeep(uuid).finally(() => underWay.delete(uuid));
    underWay.set(uuid, reading);
    return reading;
  }

  async function readAndKeep(uuid: string): Promise<StoredText> {
    const { text, boxed } = await readPdf(uuid);
    // The boxes first: where there is a text of this format, its boxes are there too.
    await blobs.put(boxesKey(uuid), writeStoredBoxes(boxed), { maxBytes: Infinity });
    await blobs.put(textBlobKey(uuid), writeStoredText(text), { maxBytes: Infinity });
    // A file that was discarded meanwhile must not leave its text behind.
    if (!(await blobs.has(uuid)))
      for (const key of [boxesKey(uuid), textBlobKey(uuid)]) await blobs.delete(key);
    return text;
  }

  async function readPdf(uuid: string): Promise<{ text: StoredText; boxed: readonly PageText[] }> {
    try {
      const owner = await ownerOf(uuid);
      const source = { ...(await blobs.read(uuid)), owner };
      const { pages, unread } = await pdf.extractText(source);
      return { text: { ...(await understand(pages, structures, owner)), unread }, boxed: pages };
    } catch (error) {
      if (error instanceof PdfReaderBusyError) {
        throw new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS, cause: error });
      }
      const failure = failureOf(error);
      if (!failure) throw error;
      return { text: { pages: [], structure: undefined, unread: [], failure }, boxed: [] };
    }
  }

  function makeRoom(): void {
    let total = [...entries.values()].reduce((sum, { characters }) => sum + characters, 0);
    for (const [uuid, { characters }] of entries) {
      if (total <= keptCharacters || entries.size <= 1) return;
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
        entry.characters = pages.reduce(
          (sum, page) => sum + PAGE_CHARACTERS + page.elements.join('').length,
          0,
        );
        makeRoom();
      },
      (error: unknown) => {
        if (entries.get(uuid) === entry) entries.delete(uuid);
        // Here, as some callers do without the text and its citations.
        if (!isExpected(error)) log.error({ uuid, err: error }, 'A text cannot be read');
      },
    );
    return entry;
  }

  return {
    pages: async (uuid, signal) => (await unlessLeft(entryOf(uuid).text, signal)).pages,
    unread: async (uuid, signal) => (await unlessLeft(entryOf(uuid).text, signal)).unread,
    async unreadPages({ uuid, pages }) {
      const kept = await keptText(uuid);
      if (kept.state === 'part') return kept.unread;
      return kept.state === 'failure' ? pages : 0;
    },
    structure: async (uuid, signal) => (await unlessLeft(entryOf(uuid).text, signal)).structure,
    index(uuid, signal) {
      const entry = entryOf(uuid);
      entry.index ??= entry.text.then(({ pages }) => buildIndex(pages));
      return unlessLeft(entry.index, signal);
    },
    async open(uuid) {
      if ((await keptText(uuid)).state === 'nothing') await (entries.get(uuid)?.text ?? extract(uuid));
      else if (!(await blobs.has(boxesKey(uuid)))) await extract(uuid);
      // Comparing would take what was not read for what was deleted.
      if ((await keptText(uuid)).state !== 'whole') throw unreadable();
      return { text: await blobs.read(textBlobKey(uuid)), boxes: await blobs.read(boxesKey(uuid)) };
    },
  };
}

/** Finds what stands aside on the pages, and their structure, for which alone the places of the elements are read. */
async function understand(
  pages: readonly PageText[],
  structures: StructureReader,
  owner: number | undefined,
): Promise<Pick<StoredText, 'pages' | 'structure'>> {
  const asidesOn = createPageAsides(pages);
  const slice = createTimeSlice();
  const marked: PageText[] = [];
  const read: SearchPageText[] = [];
  for (const page of pages) {
    const asides = asidesOn(page.page);
    const { boxes: _boxes, ...kept } = page;
    marked.push({ ...kept, ...listsOf(asides) });
    read.push(searchPageOf(page, outOfText(asides)));
    await slice();
  }
  return { pages: marked, structure: await structures.read(read, owner) };
}

async function buildIndex(pages: readonly PageText[]): Promise<SearchIndex> {
  const index = createSearchIndex();
  const slice = createTimeSlice();
  for (const page of pages) {
    const asides = asidesOf(page);
    index.add(page, asides && outOfText(asides));
    await slice();
  }
  return index;
}

const boxesKey = (uuid: string): string => derivedBlobKey(uuid, 'boxes');
