import { readStructure } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { PDF_ENGINE_VERSION } from '../pdf/pdf-engine';
import { keptTextOf, readStoredText, writeStoredText, type StoredText } from './stored-text';

const pages = Array.from({ length: 40 }, (_, page) => ({
  page,
  elements: ['Gesetz', `§ ${page + 1} Zweck`, '(1) Es gilt „das Recht“.\n'],
  lineEnds: [true, true, false],
  ...(page > 0 && { running: [0] }),
}));
const text: StoredText = { pages, structure: readStructure(pages), unread: [] };

async function written(of: StoredText): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeStoredText(of)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The bytes in pieces that cut characters in two. */
async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97);
}

describe('the text kept beside a file', () => {
  it('comes back as it was, with and without structure', async () => {
    expect(await readStoredText(pieces(await written(text)))).toEqual(text);
    const plain = { pages, structure: undefined, unread: [] };
    expect(await readStoredText(pieces(await written(plain)))).toEqual(plain);
  });

  it('says which pages are not in it, or why there is none', async () => {
    const part = { ...text, unread: [3, 39] };
    expect(await readStoredText(pieces(await written(part)))).toEqual(part);
    expect(await keptTextOf(pieces(await written(part)))).toEqual({ state: 'part', unread: 2 });
    const failed: StoredText = { pages: [], structure: undefined, unread: [], failure: 'memory' };
    expect(await readStoredText(pieces(await written(failed)))).toEqual(failed);
    expect(await keptTextOf(pieces(await written(failed)))).toEqual({ state: 'failure' });
  });

  it('is extracted anew where it is of another format or not whole', async () => {
    const bytes = await written(text);
    expect(await readStoredText(pieces(Buffer.from('{"format":2,"pages":[]}')))).toBeUndefined();
    expect(await readStoredText(pieces(Buffer.from('no JSON')))).toBeUndefined();
    expect(await readStoredText(pieces(bytes.subarray(0, bytes.length - 10)))).toBeUndefined();
    expect(await readStoredText(pieces(Buffer.alloc(0)))).toBeUndefined();
  });

  it('is extracted anew where another pdf.js has read it', async () => {
    const bytes = await written(text);
    const older = Buffer.from(bytes.toString('utf8').replace(PDF_ENGINE_VERSION, '5.6.205'), 'utf8');
    expect(older.equals(bytes)).toBe(false);
    expect(await keptTextOf(pieces(bytes))).toEqual({ state: 'whole' });
    expect(await keptTextOf(pieces(older))).toEqual({ state: 'nothing' });
    expect(await readStoredText(pieces(older))).toBeUndefined();
    expect(await keptTextOf(pieces(Buffer.alloc(0)))).toEqual({ state: 'nothing' });
  });
});
