import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import {
  boxesToNumbers,
  createRunningLines,
  createSearchIndex,
  type PageText,
  type SearchIndex,
} from '@glossator/document-text';
import * as z from 'zod';
import { BlobNotFoundError, derivedBlobKey, textBlobKey, type BlobStore } from '../../blobs/blob-store';
import type { StoredText } from '../../comparing/text-comparer';
import { PdfLimitError, PdfReaderBusyError, PdfUnreadableError, type PdfReader } from '../../pdf/pdf-reader';
import { ProblemError } from '../../problems/problem-error';

/** The text of stored PDFs: extracted once, kept encrypted beside the file, the ones in use in memory. */
export interface TextStore {
  /** The pages of a file's text. Throws CONFLICT where its text cannot be read, RATE_LIMITED while too many are. */
  pages(uuid: string): Promise<readonly PageText[]>;
  /** The same, folded for search. */
  index(uuid: string): Promise<SearchIndex>;
  /** The text as it is kept, with the places of its elements, unread. Throws what `pages` throws. */
  open(uuid: string): Promise<StoredText>;
}

/** UTF-16 units of text kept in memory; the text of a large code of laws has about three million. */
const KEPT_CHARACTERS = 24_000_000;
/** Raise it when extraction gives other elements than before: what is kept is then extracted anew. */
const FORMAT = 3;
const keptSchema = z.object({
  format: z.literal(FORMAT),
  pages: z.array(
    z.object({
      page: z.int(),
      elements: z.array(z.string()),
      lineEnds: z.array(z.boolean()),
      running: z.array(z.int()).exactOptional(),
    }),
  ),
});

/** Seconds after which a text is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

interface Entry {
  readonly pages: Promise<readonly PageText[]>;
  index?: Promise<SearchIndex>;
  characters: number;
}

/** Makes the store of texts. */
export function createTextStore(blobs: BlobStore, pdf: PdfReader): TextStore {
  /** Least recently used first. */
  const entries = new Map<string, Entry>();

  async function load(uuid: string): Promise<readonly PageText[]> {
    return (await readKept(uuid)) ?? (await extract(uuid));
  }

  async function readKept(uuid: string): Promise<readonly PageText[] | undefined> {
    try {
      const { body } = await blobs.read(textBlobKey(uuid));
      return keptSchema.safeParse(await json(body)).data?.pages;
    } catch (error) {
      if (error instanceof BlobNotFoundError) return undefined;
      throw error;
    }
  }

  async function extract(uuid: string): Promise<readonly PageText[]> {
    try {
      const read = await pdf.extractText(await blobs.read(uuid));
      const pages = await markRunningLines(read);
      // The boxes first: where there is a text of this format, its boxes are there too.
      await keep(boxesKey(uuid), boxesOf(read));
      await keep(textBlobKey(uuid), [JSON.stringify({ format: FORMAT, pages })]);
      // A file that was discarded meanwhile must not leave its text behind.
      if (!(await blobs.has(uuid)))
        for (const key of [boxesKey(uuid), textBlobKey(uuid)]) await blobs.delete(key);
      return pages;
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

  const keep = (key: string, parts: Iterable<string>): Promise<unknown> =>
    blobs.put(key, bytesOf(parts), { maxBytes: Number.MAX_SAFE_INTEGER });

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
    const entry: Entry = known ?? { pages: load(uuid), characters: 0 };
    entries.set(uuid, entry);
    if (known) return known;
    entry.pages.then(
      (pages) => {
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
    pages: (uuid) => entryOf(uuid).pages,
    index(uuid) {
      const entry = entryOf(uuid);
      return (entry.index ??= entry.pages.then(buildIndex));
    },
    async open(uuid) {
      const isKept = (await blobs.has(boxesKey(uuid))) && (await blobs.has(textBlobKey(uuid)));
      if (!isKept) await (entries.get(uuid)?.pages ?? extract(uuid));
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

/** The pages with their running lines, for which alone the places of the elements are read. */
async function markRunningLines(pages: readonly PageText[]): Promise<PageText[]> {
  const runningOn = createRunningLines(pages);
  const marked: PageText[] = [];
  for (const { page, elements, lineEnds } of pages) {
    const running = [...runningOn(page)].sort((a, b) => a - b);
    marked.push({ page, elements, lineEnds, ...(running.length > 0 && { running }) });
    if (page % FOLDED_AT_ONCE === FOLDED_AT_ONCE - 1) await setImmediate();
  }
  return marked;
}

async function buildIndex(pages: readonly PageText[]): Promise<SearchIndex> {
  const index = createSearchIndex();
  for (const [position, page] of pages.entries()) {
    index.add(page);
    if (position % FOLDED_AT_ONCE === FOLDED_AT_ONCE - 1) await setImmediate();
  }
  return index;
}

const boxesKey = (uuid: string): string => derivedBlobKey(uuid, 'boxes');

/** The places of all elements as JSON, page by page: `NUMBERS_OF_BOX` numbers each, to a hundredth of a point. */
function* boxesOf(pages: readonly PageText[]): Generator<string> {
  yield '{"pages":[';
  for (const [index, { boxes = [] }] of pages.entries()) {
    const numbers = Array.from(boxesToNumbers(boxes), (number) => Math.round(number * 100) / 100);
    yield `${index > 0 ? ',' : ''}${JSON.stringify(numbers)}`;
  }
  yield ']}';
}

async function* bytesOf(parts: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part, 'utf8');
}
