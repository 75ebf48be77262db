import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import {
  structureOf,
  type DocumentStructure,
  type PageText,
  type StructureUnit,
} from '@glossator/document-text';
import { generateX25519Identity } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textBlobKey, type BlobStore } from '../../../blobs/blob-store';
import { createDiskBlobStore } from '../../../blobs/disk/disk-blob-store';
import { PDF_ENGINE_VERSION } from '../../../pdf/pdf-engine';
import { PdfLimitError, type ExtractedText, type PdfReader } from '../../../pdf/pdf-reader';
import type { OpenText } from '../../../comparing/text-comparer';
import type { StructureReader } from '../../../structure/structure-reader';
import { createTextStore } from './text-store';

const UUID = '6f1d1c6e-54f8-4c8a-9f0e-2f6f7a0f3c11';
const UNIT: StructureUnit = {
  kind: 'article',
  level: 1,
  number: '1',
  key: 'art:1',
  label: 'Article 1',
  heading: '',
  start: { page: 0, element: 0, character: 0 },
  end: { page: 0, element: 0, character: 9 },
  parent: -1,
  inContents: false,
};
const unused = () => Promise.reject(new Error('Not used here'));

describe('createTextStore', () => {
  let folder = '';
  let blobs: BlobStore;
  let readings = 0;
  let logged: string[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossator-texts-'));
    const identity = await generateX25519Identity();
    blobs = await createDiskBlobStore({ directory: join(folder, 'blobs'), identity });
    readings = 0;
    logged = [];
    await put(UUID, 'a PDF');
  });
  afterEach(async () => {
    await blobs.close();
    await rm(folder, { recursive: true });
  });

  const put = async (key: string, content: string) => {
    const body = (async function* () {
      yield await Promise.resolve(Buffer.from(content, 'utf8'));
    })();
    await blobs.put(key, body, { maxBytes: Infinity });
  };

  /** A store as after a start of the server; its reader reads one element, or as `extract` does. */
  const started = (
    extract?: () => Promise<ExtractedText>,
    keptCharacters?: number,
    readStructure: StructureReader['read'] = () => Promise.resolve(undefined),
  ) => {
    const page = (): PageText => ({
      page: 0,
      elements: [`reading ${readings}`],
      lineEnds: [false],
      boxes: [{ x: 0, y: 0, width: 1, height: 1 }],
    });
    const reader: PdfReader = {
      inspect: unused,
      annotate: unused,
      readAnnotations: unused,
      close: () => Promise.resolve(),
      extractText: async ({ ...source }) => {
        if ('body' in source) for await (const _chunk of source.body);
        readings += 1;
        return extract ? extract() : { pages: [page()], unread: [] };
      },
    };
    const structures: StructureReader = {
      read: readStructure,
      close: () => Promise.resolve(),
    };
    const ownerOf = () => Promise.resolve(undefined);
    const log = { error: (_facts: object, message: string) => void logged.push(message) };
    const parts = { blobs, pdf: reader, structures, ownerOf, log };
    return createTextStore({ ...parts, ...(keptCharacters !== undefined && { keptCharacters }) });
  };

  /** Makes the stored text one that another pdf.js has read. */
  const readByAnother = async () => {
    const { body } = await blobs.read(textBlobKey(UUID));
    await put(textBlobKey(UUID), (await readAll(body)).replace(PDF_ENGINE_VERSION, '5.6.205'));
  };

  it('reads a text once, and again when another pdf.js has read it', async () => {
    expect((await started().pages(UUID))[0]?.elements).toEqual(['reading 1']);
    expect((await started().pages(UUID))[0]?.elements).toEqual(['reading 1']);
    await readByAnother();
    expect((await started().pages(UUID))[0]?.elements).toEqual(['reading 2']);
    expect((await started().pages(UUID))[0]?.elements).toEqual(['reading 2']);
  });

  it('gives no text of another pdf.js to be compared', async () => {
    await started().pages(UUID);
    await readByAnother();
    const open = await started().open(UUID);
    const { text } = await open();
    expect(await readAll(text.body)).toContain('reading 2');
  });

  it('gives a text to be compared while its structure is being recognized, and as it is kept from then on', async () => {
    let finish = (_structure: DocumentStructure): void => undefined;
    const store = started(undefined, undefined, () => new Promise((resolve) => (finish = resolve)));
    const linesIn = async (open: OpenText) => {
      const { text, boxes } = await open();
      const [written, places] = [await readAll(text.body), await readAll(boxes.body)];
      expect([text.size, boxes.size]).toEqual([written.length, places.length]);
      expect(places).toBe('{"pages":[[0,0,1,1,0]]}');
      return written.trim().split('\n').length;
    };
    const whole = store.structure(UUID);
    const open = await store.open(UUID);
    await vi.waitFor(() => blobs.size(`${UUID}.boxes`));
    expect(await blobs.has(textBlobKey(UUID))).toBe(false);
    expect(await linesIn(open)).toBe(2);
    finish(structureOf([UNIT], 'en'));
    expect((await whole)?.units).toEqual([UNIT]);
    expect(await linesIn(await store.open(UUID))).toBe(3);
    expect(readings).toBe(1);
  });

  it('remembers that a text cannot be read, until another pdf.js may read it', async () => {
    const failing = () => started(() => Promise.reject(new PdfLimitError('memory')));
    const conflict = { code: 'CONFLICT' };
    for (let search = 0; search < 3; search += 1)
      await expect(failing().index(UUID)).rejects.toMatchObject(conflict);
    await expect(failing().open(UUID)).rejects.toMatchObject(conflict);
    expect(await failing().unreadPages({ uuid: UUID, pages: 7 })).toBe(7);
    expect(readings).toBe(1);
    await readByAnother();
    expect((await started().pages(UUID))[0]?.elements).toEqual(['reading 2']);
  });

  it('logs what keeps a text from being read, but not that a file cannot be read', async () => {
    await expect(started(() => Promise.reject(new Error('disk'))).structure(UUID)).rejects.toThrow('disk');
    expect(logged).toEqual(['A text cannot be read']);
    const cut = () => Promise.reject(new PdfLimitError('memory'));
    await expect(started(cut).structure(UUID)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(logged).toHaveLength(1);
  });

  it('gives what was read of a text that was not read to its end, but nothing of it to be compared', async () => {
    const pages = ['first', ''].map((text, page) => ({
      page,
      elements: text === '' ? [] : [text],
      lineEnds: text === '' ? [] : [false],
    }));
    const partly = () => started(() => Promise.resolve({ pages, unread: [1] }));
    for (let start = 0; start < 2; start += 1) {
      const store = partly();
      expect(await store.unreadPages({ uuid: UUID, pages: 2 })).toBe(start);
      expect((await store.pages(UUID)).map(({ elements }) => elements)).toEqual([['first'], []]);
      expect(await store.unread(UUID)).toEqual([1]);
      await expect(store.open(UUID)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect(readings).toBe(1);
  });

  it('lets go of who leaves, and reads on for who stays', async () => {
    let finish = (_text: ExtractedText): void => undefined;
    const store = started(() => new Promise((resolve) => (finish = resolve)));
    const leaving = new AbortController();
    const left = store.index(UUID, leaving.signal);
    const stayed = store.pages(UUID);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    await expect(store.pages(UUID, leaving.signal)).rejects.toThrow('gone');
    await vi.waitFor(() => expect(readings).toBe(1));
    finish({ pages: [{ page: 0, elements: ['read'], lineEnds: [false] }], unread: [] });
    expect((await stayed)[0]?.elements).toEqual(['read']);
  });

  it('keeps scans without text in memory as long as there is room for their pages', async () => {
    const scan = Array.from({ length: 100 }, (_none, page) => ({ page, elements: [], lineEnds: [] }));
    const store = started(() => Promise.resolve({ pages: scan, unread: [] }), 50_000);
    const readOther = async (place: number): Promise<void> => {
      const other = UUID.replace(/.$/, String(place));
      await put(other, 'a PDF');
      await store.pages(other);
    };
    const first = await store.pages(UUID);
    await readOther(2);
    expect(await store.pages(UUID)).toBe(first);
    for (const place of [3, 4, 5]) await readOther(place);
    const again = await store.pages(UUID);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});
