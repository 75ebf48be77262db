import { beforeEach, expect, it } from 'vitest';
import { clearKeptData } from '../app/kept-data';
import { keepReading, readLast, READING_KEY_PREFIX } from './kept-reading';

const storage = window.localStorage;
beforeEach(() => storage.clear());

it('remembers the documents read last, each once, for each user alone', () => {
  for (const documentId of [1, 2, 3, 2]) keepReading(storage, 7, { codeId: 5, documentId });
  expect(readLast(storage, 7)).toEqual([
    { codeId: 5, documentId: 2 },
    { codeId: 5, documentId: 3 },
    { codeId: 5, documentId: 1 },
  ]);
  expect(readLast(storage, 8)).toEqual([]);
});

it('does not grow', () => {
  for (let documentId = 1; documentId <= 50; documentId += 1)
    keepReading(storage, 7, { codeId: 5, documentId });
  expect(readLast(storage, 7)).toHaveLength(8);
  expect(readLast(storage, 7)[0]?.documentId).toBe(50);
});

it.each(['{', '{}', 'null', '[1, null, {"codeId": "1", "documentId": 2}]'])(
  'takes nothing from %s, which it has not kept',
  (text) => {
    storage.setItem(`${READING_KEY_PREFIX}7`, text);
    expect(readLast(storage, 7)).toEqual([]);
  },
);

it('forgets it when the session ends', () => {
  keepReading(storage, 7, { codeId: 5, documentId: 1 });
  clearKeptData(storage);
  expect(readLast(storage, 7)).toEqual([]);
});
