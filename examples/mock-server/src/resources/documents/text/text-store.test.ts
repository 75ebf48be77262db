import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import type { PageText } from '@glossator/document-text';
import { generateX25519Identity } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textBlobKey, type BlobStore } from '../../../blobs/blob-store';
import { createDiskBlobStore } from '../../../blobs/disk/disk-blob-store';
import { PDF_ENGINE_VERSION } from '../../../pdf/pdf-engine';
import type { PdfReader } from '../../../pdf/pdf-reader';
import type { StructureReader } from '../../../structure/structure-reader';
import { createTextStore } from './text-store';

const UUID = '6f1d1c6e-54f8-4c8a-9f0e-2f6f7a0f3c11';
const unused = () => Promise.reject(new Error('Not used here'));

describe('createTextStore', () => {
  let folder = '';
  let blobs: BlobStore;
  let readings = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossator-texts-'));
    const identity = await generateX25519Identity();
    blobs = await createDiskBlobStore({ directory: join(folder, 'blobs'), identity });
    readings = 0;
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

  /** A store as after a start of the server; its reader reads one element. */
  const started = () => {
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
        return [page()];
      },
    };
    const structures: StructureReader = {
      read: () => Promise.resolve(undefined),
      close: () => Promise.resolve(),
    };
    return createTextStore(blobs, reader, structures);
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
    const { text, boxes } = await started().open(UUID);
    boxes.body.destroy();
    expect(await readAll(text.body)).toContain('reading 2');
  });
});
