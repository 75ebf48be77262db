import {
  asidesOf,
  createSearchIndex,
  outOfText,
  type DocumentStructure,
  type PageText,
  type SearchIndex,
} from '@glossator/document-text';
import { createTimeSlice } from '../../../background/time-slice';
import { unlessLeft } from '../../../background/unless-left';
import { BlobNotFoundError, textBlobKey } from '../../../blobs/blob-store';
import type { OpenText, TextToCompare } from '../../../comparing/text-comparer';
import type { ServerLog } from '../../../log/server-log';
import {
  keptTextOf,
  readStoredText,
  writeStoredText,
  type KeptText,
  type StoredText,
} from '../../../stored-text/stored-text';
import {
  allOf,
  boxesKey,
  heldBytes,
  startTextExtraction,
  type TextExtraction,
  type TextExtractionParts,
} from './text-extraction';
import { isExpected, unreadable } from './text-failures';

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
  /**
   * Waits until the whole text is read, and gives what opens it as it is kept, with the places of its elements; without its structure where
   * that is still being recognized. Throws what `pages` throws, and CONFLICT where pages are missing.
   */
  open(uuid: string): Promise<OpenText>;
}

/** What a page counts besides its text: a scan has none on thousands of pages, which take their room all the same. */
const PAGE_CHARACTERS = 200;

interface Entry {
  readonly text: Promise<StoredText>;
  index?: Promise<SearchIndex>;
  characters: number;
}

/** What texts are read with. */
export interface TextStoreParts extends TextExtractionParts {
  readonly log: Pick<ServerLog, 'error'>;
  /** UTF-16 units of text kept in memory (24 million); the text of a large code of laws has about three million. */
  readonly keptCharacters?: number;
}

/** Makes the store of texts. */
export function createTextStore(parts: TextStoreParts): TextStore {
  const { blobs, log, keptCharacters = 24_000_000 } = parts;
  /** Least recently used first. */
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, TextExtraction>();

  async function load(uuid: string): Promise<StoredText> {
    const text = (await readKept(uuid)) ?? (await extract(uuid).text);
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
  function extract(uuid: string): TextExtraction {
    const known = underWay.get(uuid);
    if (known) return known;
    const extraction = startTextExtraction(uuid, parts);
    underWay.set(uuid, extraction);
    extraction.text.finally(() => underWay.delete(uuid)).catch(() => undefined);
    return extraction;
  }

  /** Waits for the pages of a text that is not kept yet; what cannot be compared is kept before that is said. */
  async function readThrough(uuid: string): Promise<void> {
    const extraction = extract(uuid);
    extraction.text.catch((error: unknown) => report(uuid, error));
    const { text } = await extraction.pages;
    if (text.failure === undefined && text.unread.length === 0) return;
    await extraction.text;
    throw unreadable();
  }

  /** A text that was read: as it is kept, or out of memory while its structure, which takes no part in comparing, is being recognized. */
  async function openRead(uuid: string): Promise<TextToCompare> {
    const extracted = await underWay.get(uuid)?.pages;
    if (!extracted)
      return { text: await blobs.read(textBlobKey(uuid)), boxes: await blobs.read(boxesKey(uuid)) };
    return {
      text: heldBytes(await allOf(writeStoredText(extracted.text))),
      boxes: heldBytes(extracted.boxes),
    };
  }

  // Here, as some callers do without the text and its citations.
  function report(uuid: string, error: unknown): void {
    if (!isExpected(error)) log.error({ uuid, err: error }, 'A text cannot be read');
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
        report(uuid, error);
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
      const { state } = await keptText(uuid);
      // Comparing would take what was not read for what was deleted.
      if (state === 'failure' || state === 'part') throw unreadable();
      if (state === 'nothing' || !(await blobs.has(boxesKey(uuid)))) await readThrough(uuid);
      return () => openRead(uuid);
    },
  };
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
