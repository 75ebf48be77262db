import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@glossator/client-sdk';
import type { FileUpload } from '@glossator/client-sdk';
import { PROBLEMS } from '@glossator/client-sdk/contract';
import type { CodeDocument, ProblemCode } from '@glossator/client-sdk/contract';
import { titleOfFile } from './upload-pdf';
import { createUploadQueue } from './upload-queue';
import type { UploadClient } from './upload-pdf';

function problem(code: ProblemCode) {
  return new ApiError({ type: 'about:blank', code, ...PROBLEMS[code] });
}

function documentOf(id: number, title: string, order: number): CodeDocument {
  const at = '2026-01-01T00:00:00.000Z';
  return {
    id,
    codeId: 1,
    title,
    order,
    size: 3,
    uuid: '00000000-0000-4000-8000-000000000000',
    pages: 2,
    totalSelectionsCount: 0,
    createdAt: at,
    updatedAt: at,
    createdBy: { id: 1, name: 'A B' },
  };
}

const pdf = (name: string) => new File(['pdf'], name, { type: 'application/pdf' });

/** A queue over uploads that the test finishes itself. */
function setUp(options: { create?: (title: string) => CodeDocument; codeId?: () => Promise<number> } = {}) {
  const uploads: { upload: FileUpload; finish: () => void; fail: (error: unknown) => void }[] = [];
  const refused: string[] = [];
  let made = 0;
  const calls = {
    create: vi.fn((input: { title: string }) =>
      Promise.resolve().then(
        () => options.create?.(input.title) ?? documentOf(++made, input.title, made - 1),
      ),
    ),
    update: vi.fn((input: { id: number; title?: string; order?: number }) =>
      Promise.resolve(documentOf(input.id, input.title ?? 'x', input.order ?? 0)),
    ),
    delete: vi.fn((_: { id: number }) => Promise.resolve(undefined)),
  };
  const queue = createUploadQueue({
    client: {
      files: {
        upload: (upload: FileUpload) =>
          new Promise<{ uuid: string }>((resolve, reject) => {
            upload.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
            uploads.push({ upload, finish: () => resolve({ uuid: crypto.randomUUID() }), fail: reject });
          }),
      },
      documents: calls as Partial<UploadClient['documents']> as UploadClient['documents'],
    },
    codeId: options.codeId ?? (() => Promise.resolve(1)),
  });
  queue.onRefused(({ title }, refusal) => refused.push(`${refusal}:${title}`));
  return { queue, uploads, refused, calls };
}

describe('titleOfFile', () => {
  it('leaves the ending out and never gives an empty or overlong title', () => {
    expect(titleOfFile('Code civil.PDF')).toBe('Code civil');
    expect(titleOfFile('.pdf')).toBe('.pdf');
    expect(titleOfFile(`${'a'.repeat(400)}.pdf`)).toHaveLength(255);
  });
});

describe('createUploadQueue', () => {
  it('shows temporary entries with ids from -1 and puts the documents in their place', async () => {
    const { queue, uploads } = setUp();
    queue.add([pdf('one.pdf'), pdf('two.pdf')]);
    expect(queue.get().map(({ id, title }) => [id, title])).toEqual([
      [-1, 'one'],
      [-2, 'two'],
    ]);
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.finish();
    await waitFor(() => expect(queue.get()[1]?.document).toBeDefined());
    expect(queue.get().map(({ status }) => status)).toEqual(['uploading', 'made']);
    expect(queue.get()[0]?.id).toBe(-1);
  });

  it('uploads at most three at the same time, and the next when one has ended', async () => {
    const { queue, uploads } = setUp();
    queue.add(['a', 'b', 'c', 'd'].map((name) => pdf(`${name}.pdf`)));
    await waitFor(() => expect(uploads).toHaveLength(3));
    expect(queue.get()[3]?.status).toBe('waiting');
    uploads[0]?.finish();
    await waitFor(() => expect(uploads).toHaveLength(4));
  });

  it.each([
    ['INVALID_PDF', 'invalidPdf'],
    ['LOCKED_PDF', 'lockedPdf'],
    ['FILE_TOO_LARGE', 'tooLarge'],
  ] as const)('takes out what the server refuses with %s and says so', async (code, reason) => {
    const { queue, uploads, refused } = setUp({
      create: () => {
        throw problem(code);
      },
    });
    queue.add([pdf('bad.pdf')]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.finish();
    await waitFor(() => expect(queue.get()).toEqual([]));
    expect(refused).toEqual([`${reason}:bad`]);
  });

  it('keeps an upload that failed on the way, to be tried again', async () => {
    const { queue, uploads, refused } = setUp();
    queue.add([pdf('law.pdf')]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.fail(new Error('no network'));
    await waitFor(() => expect(queue.get()[0]?.status).toBe('refused'));
    expect(refused).toEqual(['failed:law']);
    queue.retry(-1);
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.finish();
    await waitFor(() => expect(queue.get()[0]?.document).toBeDefined());
  });

  it('cancels one: the entry is gone, the transfer aborted, no message', async () => {
    const { queue, uploads, refused, calls } = setUp();
    queue.add([pdf('law.pdf')]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await queue.remove(-1);
    expect(uploads[0]?.upload.signal?.aborted).toBe(true);
    expect(queue.get()).toEqual([]);
    expect(refused).toEqual([]);
    expect(calls.delete).not.toHaveBeenCalled();
  });

  it('cancels all that is not finished and keeps what is', async () => {
    const { queue, uploads } = setUp();
    queue.add([pdf('a.pdf'), pdf('b.pdf')]);
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[0]?.finish();
    await waitFor(() => expect(queue.get()[0]?.document).toBeDefined());
    queue.cancelAll();
    expect(queue.get().map(({ title }) => title)).toEqual(['a']);
    expect(uploads[1]?.upload.signal?.aborted).toBe(true);
  });

  it('saves a new order with as few calls as the moves it takes', async () => {
    const { queue, uploads, calls } = setUp();
    queue.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await waitFor(() => expect(uploads).toHaveLength(3));
    for (const { finish } of uploads) finish();
    await waitFor(() => expect(queue.get().every(({ document }) => document)).toBe(true));
    const [a = 0, b = 0, c = 0] = queue.get().map(({ id }) => id);
    queue.reorder([c, a, b]);
    await queue.saveOrder();
    expect(calls.update.mock.calls.map(([input]) => input)).toEqual([{ id: c, order: 0 }]);
  });

  it('renames a document when the title was typed while it was being uploaded', async () => {
    const { queue, uploads, calls } = setUp();
    queue.add([pdf('a.pdf')]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    await queue.rename(-1, 'Civil Code');
    uploads[0]?.finish();
    await waitFor(() => expect(queue.get()[0]?.document).toBeDefined());
    expect(calls.create.mock.calls[0]?.[0]).toMatchObject({ title: 'Civil Code' });
    expect(queue.get()[0]?.title).toBe('Civil Code');
  });
});
