import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  PdfLimitError,
  PdfReaderBusyError,
  PdfReaderClosedError,
  PdfUnreadableError,
  type PdfReader,
} from '../pdf-reader';
import { lineOfText, samplePdf } from '../sample-pdf';
import { createChildProcessPdfReader, type ChildProcessPdfReaderOptions } from './child-process-pdf-reader';

const STARTING_MS = 60_000;
const WRONG = '00'.repeat(32);
const LOCK = `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${WRONG}> /U <${WRONG}> >> /ID [<00><00>]`;
const hello = samplePdf({
  pages: [lineOfText('Lex posterior'), '', lineOfText('derogat priori')],
  title: 'Lex',
});

describe('createChildProcessPdfReader', () => {
  let directory: string;
  let reader: PdfReader;
  let bomb: Uint8Array;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'glossator-pdf-'));
    reader = createChildProcessPdfReader({ concurrency: 1, idleMs: 10 * STARTING_MS });
    const spaces = Buffer.alloc(2 ** 20, ' ');
    const inflated = Readable.from(Array.from({ length: 600 }, () => spaces)).pipe(createDeflate());
    bomb = samplePdf({ pages: ['bomb'], packed: await buffer(inflated) });
  }, STARTING_MS);
  afterAll(async () => {
    await reader.close();
    await rm(directory, { recursive: true });
  });

  /** A reader for one test. */
  async function withReader<R>(
    options: ChildProcessPdfReaderOptions,
    use: (reader: PdfReader) => Promise<R>,
  ): Promise<R> {
    const own = createChildProcessPdfReader({ concurrency: 1, ...options });
    try {
      return await use(own);
    } finally {
      await own.close();
    }
  }

  /** A reader whose process runs other code than ours. */
  async function withChild<R>(
    code: string,
    use: (reader: PdfReader) => Promise<R>,
    options: ChildProcessPdfReaderOptions = {},
  ): Promise<R> {
    const file = path.join(directory, `${Math.random()}.mjs`);
    await writeFile(
      file,
      `process.send({ type: 'ready' });\nprocess.on('message', (task) => { ${code} });\n`,
    );
    return withReader({ ...options, workerUrl: pathToFileURL(file) }, use);
  }

  it('opens a valid file', { timeout: STARTING_MS }, async () => {
    const page = { width: 612, height: 792 };
    expect(await reader.inspect({ data: hello })).toEqual({
      kind: 'opens',
      pages: 3,
      pageSizes: [page, page, page],
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      title: 'Lex',
    });
  });

  it('takes paths and streams, and destroys the stream', async () => {
    const file = path.join(directory, 'a.pdf');
    await writeFile(file, hello);
    const body = Readable.from([hello.subarray(0, 100), hello.subarray(100)]);
    expect(await reader.inspect({ path: file })).toMatchObject({ kind: 'opens' });
    expect(await reader.inspect({ size: hello.length, body })).toMatchObject({ kind: 'opens' });
    expect(body.destroyed).toBe(true);
  });

  it(
    'passes on the error of a source, and a size that is not true, and reads on',
    async () => {
      await expect(reader.inspect({ path: path.join(directory, 'none.pdf') })).rejects.toThrow('ENOENT');
      const broken = Readable.from(
        (async function* () {
          yield await Promise.resolve(hello);
          throw new Error('disk');
        })(),
      );
      await expect(reader.inspect({ size: hello.length + 1, body: broken })).rejects.toThrow('disk');
      await expect(reader.inspect({ size: hello.length - 1, body: Readable.from([hello]) })).rejects.toThrow(
        RangeError,
      );
      expect(await reader.inspect({ data: hello })).toMatchObject({ kind: 'opens' });
    },
    STARTING_MS,
  );

  it.each([
    ['a file that needs a password', samplePdf({ pages: [''], trailer: LOCK }), { kind: 'locked' }],
    [
      'html with another name',
      Buffer.from('<!doctype html><title>x</title>'),
      { kind: 'invalid', reason: 'damaged' },
    ],
    ['html behind a header', Buffer.from('%PDF-1.7\n<html></html>'), { kind: 'invalid', reason: 'damaged' }],
    ['nothing', new Uint8Array(), { kind: 'invalid', reason: 'damaged' }],
    ['half a file', hello.subarray(0, 120), { kind: 'invalid', reason: 'damaged' }],
    ['empty pages', samplePdf({ pages: ['', ''] }), { kind: 'opens', pages: 2 }],
    ['junk before the header', Buffer.concat([Buffer.from('\r\njunk'), hello]), { kind: 'opens', pages: 3 }],
  ])('judges %s', async (_, data, verdict) => {
    expect(await reader.inspect({ data })).toMatchObject(verdict);
  });

  it('reads the text as the viewer does, page by page', async () => {
    const progress: [number, number][] = [];
    const { pages, unread } = await reader.extractText({ data: hello }, undefined, (done, total) =>
      progress.push([done, total]),
    );
    expect(pages.map(({ page, elements }) => ({ page, text: elements.join('') }))).toEqual([
      { page: 0, text: 'Lex posterior' },
      { page: 1, text: '' },
      { page: 2, text: 'derogat priori' },
    ]);
    expect(unread).toEqual([]);
    expect(progress).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    await expect(reader.extractText({ data: Buffer.from('x') })).rejects.toThrow(PdfUnreadableError);
  });

  it(
    'stops a bomb at the memory limit, keeps the caller small, and reads on',
    { timeout: STARTING_MS },
    async () => {
      await withReader({ memoryBytes: 200 * 2 ** 20 }, async (small) => {
        const before = process.memoryUsage().rss;
        expect(await small.inspect({ data: bomb })).toEqual({ kind: 'invalid', reason: 'memory' });
        await expect(small.extractText({ data: bomb })).rejects.toThrow(PdfLimitError);
        expect(process.memoryUsage().rss - before).toBeLessThan(128 * 2 ** 20);
        expect(await small.inspect({ data: hello })).toMatchObject({ kind: 'opens' });
      });
    },
  );

  it(
    'stops a read at the time limit, and one that sleeps when it is made to',
    { timeout: STARTING_MS },
    async () => {
      await withReader({ inspectTimeMs: 1 }, async (hasty) => {
        expect(await hasty.inspect({ data: bomb })).toEqual({ kind: 'invalid', reason: 'time' });
      });
      await withChild('setInterval(() => {}, 1000); process.send({ type: "begins" })', async (sleeping) => {
        const controller = new AbortController();
        const reading = sleeping.inspect({ data: hello }, controller.signal);
        controller.abort(new Error('enough'));
        await expect(reading).rejects.toThrow('enough');
      });
    },
  );

  it(
    'refuses what is larger than allowed',
    async () => {
      const reason = { kind: 'invalid', reason: 'tooLarge' };
      await withReader({ maxBytes: hello.length - 1 }, async (own) =>
        expect(await own.inspect({ data: hello })).toEqual(reason),
      );
      await withReader({ maxPages: 2, maxCharacters: 40 }, async (own) => {
        expect(await own.inspect({ data: hello })).toEqual(reason);
        const two = samplePdf({ pages: [lineOfText('Lex posterior'), lineOfText('derogat priori')] });
        const { pages, unread } = await own.extractText({ data: two });
        expect(pages.map(({ elements }) => elements.join(''))).toEqual(['Lex posterior', '']);
        expect(unread).toEqual([1]);
      });
    },
    STARTING_MS,
  );

  it('gives up at once when aborted, running or waiting', { timeout: STARTING_MS }, async () => {
    const running = new AbortController();
    const waiting = new AbortController();
    const first = reader.extractText({ data: bomb }, running.signal);
    const second = reader.inspect({ data: hello }, waiting.signal);
    waiting.abort(new Error('second'));
    await expect(second).rejects.toThrow('second');
    running.abort(new Error('first'));
    await expect(first).rejects.toThrow('first');
    await expect(reader.inspect({ data: hello }, AbortSignal.abort(new Error('before')))).rejects.toThrow(
      'before',
    );
    expect(await reader.inspect({ data: hello })).toMatchObject({ kind: 'opens' });
  });

  it('refuses when too many wait', { timeout: STARTING_MS }, async () => {
    await withReader({ maxWaiting: 2 }, async (own) => {
      const reads = Array.from({ length: 3 }, () => own.inspect({ data: hello }));
      // Sources are opened first: one turn later the reads are in line.
      await new Promise(setImmediate);
      await expect(own.inspect({ data: hello })).rejects.toThrow(PdfReaderBusyError);
      await Promise.all(reads);
    });
  });

  it('inspects while texts are read that never end', { timeout: STARTING_MS }, async () => {
    const verdict = `{ kind: 'opens', pages: 1, pageSizes: [null], fingerprint: '' }`;
    await withChild(
      `if (task.kind === 'inspect') process.send({ type: 'done', verdict: ${verdict} })`,
      async (own) => {
        const texts = Array.from({ length: 5 }, () => own.extractText({ data: hello, owner: 1 }));
        const settled = Promise.allSettled(texts);
        expect(await own.inspect({ data: hello, owner: 1 })).toMatchObject({ kind: 'opens' });
        await own.close();
        for (const { status } of await settled) expect(status).toBe('rejected');
      },
    );
  });

  it(
    'keeps a process for others while somebody reads texts that never end',
    { timeout: STARTING_MS },
    async () => {
      const verdict = `{ kind: 'opens', pages: 1, pageSizes: [null], fingerprint: '' }`;
      await withChild(
        `if (task.kind === 'readAnnotations') process.send({ type: 'done', verdict: ${verdict} })`,
        async (own) => {
          const texts = Array.from({ length: 5 }, () => own.extractText({ data: hello, owner: 1 }));
          const settled = Promise.allSettled(texts);
          expect(await own.readAnnotations({ data: hello, owner: 2 })).toMatchObject({ annotations: [] });
          await own.close();
          for (const { status } of await settled) expect(status).toBe('rejected');
        },
        { concurrency: 3 },
      );
    },
  );

  it('lets users take turns, and none have the whole line', { timeout: STARTING_MS }, async () => {
    await withReader({ maxWaiting: 12 }, async (own) => {
      const order: number[] = [];
      const text = (owner: number) => own.extractText({ data: hello, owner }).then(() => order.push(owner));
      const reads = [1, 1, 1, 1].map(text);
      await new Promise(setImmediate);
      await expect(own.extractText({ data: hello, owner: 1 })).rejects.toThrow(PdfReaderBusyError);
      await Promise.all([...reads, text(2), text(3)]);
      expect(order).toEqual([1, 1, 2, 3, 1, 1]);
    });
  });

  it(
    'reads a text slice by slice, and lets others have their turn between',
    { timeout: STARTING_MS },
    async () => {
      await withReader({ sliceTimeMs: 0 }, async (own) => {
        const order: string[] = [];
        const source = (data: Uint8Array, name: string, owner: number) => {
          const body = {
            async *[Symbol.asyncIterator]() {
              order.push(name);
              yield await Promise.resolve(data);
            },
          };
          return { size: data.length, body, owner };
        };
        const [{ pages, unread }] = await Promise.all([
          own.extractText(source(hello, 'slice', 1)),
          own.extractText(source(samplePdf({ pages: [''] }), 'other', 2)),
        ]);
        expect(pages.map(({ elements }) => elements.join(''))).toEqual([
          'Lex posterior',
          '',
          'derogat priori',
        ]);
        expect(unread).toEqual([]);
        expect(order).toEqual(['slice', 'other', 'slice', 'slice']);
      });
    },
  );

  it(
    'skips pages that are too long, and a text with too many of them',
    { timeout: STARTING_MS },
    async () => {
      const [long, short] = [lineOfText('Lex posterior derogat priori'), lineOfText('Lex')];
      await withReader({ maxPageCharacters: 40 }, async (own) => {
        const unreadOf = async (pages: readonly string[]) =>
          (await own.extractText({ data: samplePdf({ pages }) })).unread;
        expect(await unreadOf([long, short, long, short])).toEqual([0, 2]);
        expect(await unreadOf([short, long, long, long, long, short])).toEqual([1, 2, 3, 4, 5]);
        await expect(unreadOf([long, long])).rejects.toThrow(PdfLimitError);
      });
    },
  );

  it(
    'reads pages of up to a million characters where nothing else is said',
    { timeout: STARTING_MS },
    async () => {
      const line = 'x'.repeat(80);
      // Each line counts 16 more, or twice that where an empty element ends it. What is beside the page is none of its text.
      const pageOf = (lines: number) =>
        Array.from({ length: lines }, (_, number) => {
          const at = `72 ${720 - 10 * (number % 60)}`;
          return `BT /F 12 Tf 1 0 0 1 ${at} Tm (${line}) Tj ET`;
        }).join(' ');
      await withReader({}, async (own) => {
        const { unread, pages } = await own.extractText({
          data: samplePdf({ pages: [pageOf(8_000), pageOf(11_000)] }),
        });
        expect(unread).toEqual([1]);
        expect(pages.map(({ elements }) => elements.join('').length)).toEqual([8_000 * 80, 0]);
      });
    },
  );

  it(
    'skips a page that ends its process, and a text with too many of them',
    { timeout: STARTING_MS },
    async () => {
      /** A process that reads ten empty pages, some of which end it. */
      const deadly = (pages: readonly number[]) => `
      for (let page = task.slice.firstPage; page < 10; page += 1) {
        if (${JSON.stringify(pages)}.includes(page)) return setTimeout(() => process.exit(3), 50);
        process.send({ type: 'page', total: 10, text: { page, elements: [String(page)], lineEnds: [false] } });
      }
      process.send({ type: 'done', verdict: { kind: 'opens', pages: 10, pageSizes: [], fingerprint: '' } });`;
      const unreadOf = (pages: readonly number[]) =>
        withChild(deadly(pages), async (own) => (await own.extractText({ data: hello })).unread);
      expect(await unreadOf([0, 4])).toEqual([0, 4]);
      expect(await unreadOf([1, 2, 4, 6, 8])).toEqual([1, 2, 4, 6, 7, 8, 9]);
      await expect(unreadOf([0, 1, 2])).rejects.toThrow(PdfLimitError);
    },
  );

  it(
    'survives a process that dies or talks nonsense, and says when none starts',
    { timeout: STARTING_MS },
    async () => {
      await withChild('process.exit(3)', async (dying) => {
        expect(await dying.inspect({ data: hello })).toEqual({ kind: 'invalid', reason: 'crash' });
        expect(await dying.inspect({ data: hello })).toEqual({ kind: 'invalid', reason: 'crash' });
      });
      await withChild('process.send({ type: "done", verdict: { kind: "owned" } })', async (lying) => {
        expect(await lying.inspect({ data: hello })).toMatchObject({ kind: 'invalid' });
      });
      await withReader({ workerUrl: pathToFileURL(path.join(directory, 'none.mjs')) }, async (none) => {
        await expect(none.inspect({ data: hello })).rejects.toThrow('did not start');
      });
    },
  );

  it('hides the environment from the reading process', { timeout: STARTING_MS }, async () => {
    const title = 'Object.keys(process.env).join()';
    const verdict = `{ kind: 'opens', pages: 1, pageSizes: [null], fingerprint: '', title: ${title} }`;
    await withChild(`process.send({ type: 'done', verdict: ${verdict} })`, async (own) => {
      expect(await own.inspect({ data: hello })).toMatchObject({
        title: expect.not.stringContaining('PATH'),
      });
    });
  });

  it(
    'ends a process that has nothing to read, and starts another when there is',
    {
      timeout: STARTING_MS,
    },
    async () => {
      const before = children();
      await withReader({ idleMs: 1 }, async (own) => {
        expect(await own.inspect({ data: hello })).toMatchObject({ kind: 'opens' });
        await expect.poll(children, { timeout: STARTING_MS }).toBe(before);
        expect(await own.inspect({ data: hello })).toMatchObject({ kind: 'opens' });
      });
    },
  );

  it('ends running reads and all processes on close', { timeout: STARTING_MS }, async () => {
    const before = children();
    const own = createChildProcessPdfReader({ concurrency: 1 });
    const running = own.extractText({ data: bomb });
    const waiting = own.extractText({ data: bomb });
    const settled = Promise.allSettled([running, waiting]);
    await new Promise(setImmediate);
    await own.close();
    for (const result of await settled) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(PdfReaderClosedError) });
    }
    await expect(own.inspect({ data: hello })).rejects.toThrow(PdfReaderClosedError);
    expect(children()).toBe(before);
  });

  function children(): string {
    return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
  }
});
