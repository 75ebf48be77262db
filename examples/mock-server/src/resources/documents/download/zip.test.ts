import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createUniqueNames, safeFileName } from './zip-entries';
import { zipStream } from './zip-stream';

const at = new Date('2026-02-03T04:05:06Z');
const entry = (name: string, text: string, size = Buffer.byteLength(text)) => ({
  name,
  size,
  modifiedAt: at,
  open: () =>
    Promise.resolve(
      (async function* () {
        yield await Promise.resolve(Buffer.from(text));
      })(),
    ),
});

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
    const broken = { ...entry('a', 'a'), open: () => Promise.reject(new Error('The disk is gone')) };
    await expect(buffer((await zipStream([broken])).body)).rejects.toThrow('The disk is gone');
    await expect(buffer((await zipStream([entry('a', 'abc', 5)])).body)).rejects.toThrow();
  });
});
