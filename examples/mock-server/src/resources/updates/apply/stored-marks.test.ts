import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { derivedBlobKey, type BlobStore } from '../../../blobs/blob-store';
import { createDiskBlobStore } from '../../../blobs/disk/disk-blob-store';
import { loadOrCreateIdentity } from '../../../blobs/identity';
import { StoredJsonError } from '../../../blobs/json-lines';
import type { SelectionRow } from '../../../tables/selections';
import { createMarkArchive } from './archive';
import { createCarriedMarks } from './carried-marks';

const UUID = '0b9d7a4e-93f5-4f57-9a4c-0d9c4b3a5f10';
const range = {
  startPage: 0,
  startElement: 1,
  startCharacter: 0,
  endPage: 0,
  endElement: 1,
  endCharacter: 4,
};
const from = { versionId: 3, range, text: 'Text' };
const selection: SelectionRow = {
  id: 1_000_000_001,
  documentId: 1_000_000_002,
  text: 'Text',
  color: 'COLOR_1',
  range,
  isBookmark: false,
  tags: ['Duty'],
  status: 'unconfirmed',
  carried: {
    from,
    outcome: 'unconfirmed',
    confidence: 0.5,
    reason: { kind: 'words-changed', changedWords: 2 },
    candidates: [{ ...range, text: 'Text', confidence: 0.5 }],
  },
  importedFrom: { name: 'a', kind: 'highlight', author: 'Ada' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdBy: 1,
};

describe('annotations stored beside a file', () => {
  let folder = '';
  let blobs: BlobStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossator-marks-'));
    const identity = await loadOrCreateIdentity({ dataDir: join(folder, 'data'), fromEnv: undefined });
    blobs = await createDiskBlobStore({ directory: join(folder, 'blobs'), identity });
  });
  afterEach(async () => {
    await blobs.close();
    await rm(folder, { recursive: true });
  });

  const damage = async (kind: 'marks' | 'carried', text: string): Promise<void> => {
    const bytes = async function* () {
      yield Buffer.from(text, 'utf8');
    };
    await blobs.put(derivedBlobKey(UUID, kind), bytes(), { maxBytes: Infinity });
  };

  it('come back from the archive as they were', async () => {
    const archive = createMarkArchive(blobs);
    const rows: Readonly<Record<string, readonly unknown[]>> = { selections: [selection] };
    const reader = { list: async (table: string) => rows[table] ?? [] };
    await archive.keep(reader as Parameters<typeof archive.keep>[0], selection.documentId, UUID);
    expect(await archive.read(UUID)).toEqual({ selections: [selection], comments: [], attachments: [] });
  });

  it('come back from an approved Update as they were', async () => {
    const marks = createCarriedMarks(blobs);
    await marks.keep(UUID, [selection]);
    const { id, createdBy, status, text } = selection;
    const reason = { kind: 'words-changed', changedWords: 2 };
    expect(await marks.read(UUID)).toEqual([{ id, createdBy, status, range, text, from, reason }]);
  });

  it('are none where nothing was stored', async () => {
    expect((await createMarkArchive(blobs).read(UUID)).selections).toEqual([]);
    expect(await createCarriedMarks(blobs).read(UUID)).toEqual([]);
  });

  it('are refused by file, line and place where they are damaged', async () => {
    const { range: _range, ...headless } = selection;
    await damage('marks', `{"selections":[]}\n${JSON.stringify({ selections: [selection, headless] })}\n`);
    const reading = createMarkArchive(blobs).read(UUID);
    await expect(reading).rejects.toThrow(StoredJsonError);
    await expect(reading).rejects.toThrow(
      `File of archived annotations ${UUID} is damaged at line 2, selections.1.range: `,
    );
    await damage('carried', '[{"id":"x"}]\n');
    await expect(createCarriedMarks(blobs).read(UUID)).rejects.toThrow(
      `File of carried annotations ${UUID} is damaged at line 1, 0.id: `,
    );
  });

  it('are refused where a line is no JSON', async () => {
    await damage('marks', '{"selections":[]}\n{"comments":[\n');
    await expect(createMarkArchive(blobs).read(UUID)).rejects.toThrow(
      `File of archived annotations ${UUID} is damaged at line 2: `,
    );
  });
});
