import type { PageText } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { settle } from '../../core/testing/test-annotator';
import { createParallelReader, type SecondReader } from './parallel-reader';

/** A worker whose pages are read when the test says so. */
function createWorker() {
  const asked: { page: number; answer: (isRead: boolean) => void }[] = [];
  let isClosed = false;
  return {
    asked,
    pages: () => asked.map(({ page }) => page),
    get isClosed() {
      return isClosed;
    },
    close() {
      isClosed = true;
    },
    read: (page: number) =>
      new Promise<PageText>((resolve, reject) => {
        asked.push({
          page,
          answer: (isRead) =>
            isRead ? resolve({ page, elements: [], lineEnds: [] }) : reject(new Error(`No page ${page}`)),
        });
      }),
  };
}

function setUp({ pagesLeft = 1000, open }: { pagesLeft?: number; open?: () => Promise<SecondReader> } = {}) {
  const first = createWorker();
  const second = createWorker();
  let isHurried = true;
  let opened = 0;
  const reader = createParallelReader({
    read: first.read,
    openSecond() {
      opened += 1;
      return open ? open() : Promise.resolve(second);
    },
    isHurried: () => isHurried,
    pagesLeft: () => pagesLeft,
  });
  return {
    reader,
    first,
    second,
    timesOpened: () => opened,
    wait(waits: boolean) {
      isHurried = waits;
    },
  };
}

describe('a parallel reader', () => {
  it('gives a second worker its share where somebody waits for a long text', async () => {
    const { reader, first, second, timesOpened } = setUp();
    void reader.read(0);
    await settle();
    for (let page = 1; page < 5; page += 1) void reader.read(page);
    expect(first.pages()).toEqual([0, 2, 4]);
    expect(second.pages()).toEqual([1, 3]);
    expect(timesOpened()).toBe(1);
  });

  it('reads in one worker where nobody waits, and where few pages are left', async () => {
    const short = setUp({ pagesLeft: 150 });
    void short.reader.read(0);
    const calm = setUp();
    calm.wait(false);
    void calm.reader.read(0);
    await settle();
    expect([short.timesOpened(), calm.timesOpened()]).toEqual([0, 0]);
  });

  it('reads in the first worker what the second cannot read, and ends the second', async () => {
    const { reader, first, second, timesOpened } = setUp();
    void reader.read(0);
    await settle();
    const reading = reader.read(1);
    second.asked[0]?.answer(false);
    await settle();
    expect(second.isClosed).toBe(true);
    expect(first.pages()).toEqual([0, 1]);
    first.asked[1]?.answer(true);
    expect((await reading).page).toBe(1);
    void reader.read(2);
    await settle();
    expect(timesOpened()).toBe(1);
    expect(first.pages()).toEqual([0, 1, 2]);
  });

  it('ends the second worker when nobody waits any more, and starts one again for the next who waits', async () => {
    const { reader, first, second, timesOpened, wait } = setUp();
    void reader.read(0);
    await settle();
    wait(false);
    void reader.read(1);
    expect(second.isClosed).toBe(true);
    expect(first.pages()).toEqual([0, 1]);
    wait(true);
    void reader.read(2);
    expect(timesOpened()).toBe(2);
  });

  it('ends a second worker that has started too late', async () => {
    const second = createWorker();
    let give: (reader: SecondReader) => void = () => undefined;
    const { reader } = setUp({ open: () => new Promise((resolve) => (give = resolve)) });
    void reader.read(0);
    reader.close();
    give(second);
    await settle();
    expect(second.isClosed).toBe(true);
  });

  it('goes on in the first worker where there is no second', async () => {
    const { reader, first, timesOpened } = setUp({ open: () => Promise.reject(new Error('No worker')) });
    void reader.read(0);
    await settle();
    void reader.read(1);
    await settle();
    expect(first.pages()).toEqual([0, 1]);
    expect(timesOpened()).toBe(1);
  });
});
