import { expect, it } from 'vitest';

import { createCleanUp } from './clean-up';

const MIB = 2 ** 20;

/** Goes through so many pages, each of which takes so much until it is cleaned up. */
async function through(pages: number, bytesOfPage: number) {
  const seen = { most: 0, cleaned: 0 };
  let used = 100 * MIB;
  const cleanup = () => {
    used = 100 * MIB;
    seen.cleaned += 1;
    return Promise.resolve();
  };
  const cleanUp = createCleanUp({ cleanup }, () => used);
  for (let page = 0; page < pages; page += 1) {
    used += bytesOfPage;
    seen.most = Math.max(seen.most, used - 100 * MIB);
    await cleanUp();
  }
  return seen;
}

it('throws away what pdf.js keeps before 3,000 pages with a font each take all memory', async () => {
  expect((await through(3_000, MIB)).most).toBe(48 * MIB);
});

it('leaves the fonts of neighboring pages where they take little', async () => {
  expect(await through(640, 1_024)).toEqual({ most: 64 * 1_024, cleaned: 10 });
});
