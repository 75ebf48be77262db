import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { safeFileName } from '../../../calls/file-names';
import { createUniqueNames } from './zip-entries';
import { zipStream } from './zip-stream';

const at = new Date('2026-02-03T04:05:06Z');
const entry = (name: string, text: string, size = Buffer.byteLength(text)) => ({
  name,
  size,
  modifiedAt: at,
  body: (async function* () {
    yield await Promise.resolve(Buffer.from(text));
  })(),
});

/** Files of a mebibyte each, and how many of them are being read and have been. */
function watchedEntries(count: number) {
  const seen = { open: 0, mostOpen: 0, begun: 0 };
  async function* body() {
    seen.open += 1;
    seen.begun += 1;
    seen.mostOpen = Math.max(seen.mostOpen, seen.open);
    try {
      for (let at = 0; at < 16; at += 1) yield await Promise.resolve(Buffer.alloc(65_536));
    } finally {
      seen.open -= 1;
    }
  }
  const entries = Array.from({ length: count }, (_, place) => ({
    ...entry(`${place}`, '', 2 ** 20),
    body: body(),
  }));
  return { entries, seen };
}

describe('names of files in a ZIP', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Windows\\system32\\cmd.exe', 'C__Windows_system32_cmd.exe'],
    ['/absolute', '_absolute'],
    ['..', 'file'],
    ['', 'file'],
    ['con.txt', '_con.txt'],
    ['tab\there\u0000\u202egnp.exe', 'tab_here__gnp.exe'],
    ['Plan 1. Stock?.pdf', 'Plan 1. Stock_.pdf'],
    [' .hidden. ', 'hidden'],
    ['Verträge §12.pdf', 'Verträge §12.pdf'],
  ])('are safe: %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it('are short enough and keep their ending', () => {
    const name = safeFileName(`${'法'.repeat(200)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180);
    expect(name).toMatch(/^法+\.pdf$/);
  });

  it('are unique, capitals or not', () => {
    const unique = createUniqueNames();
    expect(['Plan.png', 'plan.PNG', 'Plan.png', 'Plan (2).png', 'Plan'].map(unique)).toEqual([
      'Plan.png',
      'plan (2).PNG',
      'Plan (3).png',
      'Plan (2) (2).png',
      'Plan',
    ]);
  });
});

describe('a ZIP', () => {
  it('holds the files as they are, and has the size it says', async () => {
    const { size, body } = await zipStream([
      entry('Law.pdf', 'law'),
      entry('../Law.pdf', 'plan'),
      entry('法.txt', ''),
    ]);
    const bytes = await buffer(body);
    expect(bytes).toHaveLength(size);
    const files = Object.entries(unzipSync(bytes)).map(([name, data]) => [
      name,
      Buffer.from(data).toString(),
    ]);
    expect(files).toEqual([
      ['Law.pdf', 'law'],
      ['_Law.pdf', 'plan'],
      ['法.txt', ''],
    ]);
  });

  it('breaks off where a file cannot be read, or is not as long as it should be', async () => {
    const broken = {
      ...entry('a', 'a'),
      body: (async function* (): AsyncGenerator<Uint8Array> {
        yield await Promise.reject<Uint8Array>(new Error('The disk is gone'));
      })(),
    };
    await expect(buffer((await zipStream([broken])).body)).rejects.toThrow('The disk is gone');
    await expect(buffer((await zipStream([entry('a', 'abc', 5)])).body)).rejects.toThrow();
  });

  it('reads one file at a time, none before it is asked for, and none on when it is left', async () => {
    const { entries, seen } = watchedEntries(3);
    const { body } = await zipStream(entries);
    await new Promise(setImmediate);
    expect(seen).toEqual({ open: 0, mostOpen: 0, begun: 0 });
    let taken = 0;
    for await (const chunk of body) {
      taken += chunk.length;
      if (taken > 1.2 * 2 ** 20) break;
    }
    await vi.waitFor(() => expect(seen).toEqual({ open: 0, mostOpen: 1, begun: 2 }));
  });
});
