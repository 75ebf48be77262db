// @vitest-environment jsdom
import type { ImportReport, PdfAnnotations } from '@glossator/client-sdk/contract';
import { chooseAction, openActions } from '../../testing/choose-action';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const FOUND: PdfAnnotations = {
  total: 12,
  fresh: 12,
  silent: 1,
  isCut: false,
  replaced: [],
  kinds: [
    { kind: 'highlight', count: 11 },
    { kind: 'note', count: 1 },
  ],
  authors: [{ name: 'Ada', count: 12 }],
};
const REPORT: ImportReport = {
  importId: 7,
  imported: 10,
  merged: 1,
  known: 0,
  unplaced: 1,
  comments: 4,
  mergedList: [{ page: 0, kind: 'highlight', author: 'Ada', text: 'Inside' }],
  unplacedList: [{ page: 3, kind: 'note', text: 'Lost?', problem: 'pageWithoutText' }],
};

async function open(overviews: readonly PdfAnnotations[], access: 'read' | 'annotate' = 'annotate') {
  const from = {
    name: 'a',
    kind: 'highlight' as const,
    author: 'Ada',
    createdAt: '2024-05-06T07:08:09.000Z',
  };
  const existing = [aSelection(4, aRange(0, 0, 0, 8), { importedFrom: from })];
  const backend = createManualBackend(existing);
  let reads = 0;
  const calls = {
    pdfAnnotations: vi.fn(() => Promise.resolve(overviews[Math.min(reads++, overviews.length - 1)] ?? FOUND)),
    importAnnotations: vi.fn(() => Promise.resolve(REPORT)),
    undoImport: vi.fn(() => Promise.resolve({ removed: 9, kept: 1 })),
  };
  const documents = { ...backend.documents, ...calls };
  const made = await renderAnnotator({ access, props: { backend: { ...backend, documents } } });
  const answer = async () => {
    while (backend.calls.length > 0) {
      backend.next().succeed();
      await made.pass(0);
    }
    await made.pass(0);
  };
  await answer();
  return { ...made, ...calls, answer };
}

const DONE = { ...FOUND, fresh: 0, replaced: [{ page: 0, ids: ['12R'] }] };

test('annotations of the PDF are offered, imported, reported and removed again', async () => {
  const made = await open([FOUND, FOUND, DONE, FOUND]);
  expect(screen.getByText('12 annotations made in another program are in this PDF.')).toBeDefined();
  await made.user.click(screen.getByRole('button', { name: 'Import …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import annotations from the PDF' });
  expect(dialog.textContent).toContain('11 highlights and 1 sticky note');
  expect(dialog.textContent).toContain('By Ada (12)');
  expect(dialog.textContent).toContain('1 drawing or stamp without words stays');
  await made.user.click(within(dialog).getByRole('button', { name: 'Import 12 annotations' }));
  await made.answer();
  const report = await screen.findByRole('dialog', { name: 'What was imported' });
  expect(made.importAnnotations).toHaveBeenCalledWith({ id: 1 }, expect.objectContaining({}));
  expect(report.textContent).toContain('11 annotations imported. 4 comments added.');
  expect(report.textContent).toContain('1 merged with an existing highlight');
  expect(report.textContent).toContain('The page is a picture without text.');
  expect(report.textContent).toContain('Lost?');
  await waitFor(() => expect(made.viewer().shown.hidden).toEqual(DONE.replaced));
  await made.user.click(within(report).getByRole('button', { name: 'Undo the import' }));
  await made.answer();
  expect(made.undoImport).toHaveBeenCalledWith({ id: 1, importId: 7 });
  expect(await screen.findByText('The import was undone: 9 highlights removed.')).toBeDefined();
  expect(screen.getByText(/1 highlight was kept/)).toBeDefined();
  await waitFor(() => expect(made.viewer().shown.hidden).toEqual([]));
});

test('who does not want them is not asked again, and finds them in the menu', async () => {
  const made = await open([FOUND]);
  await made.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/are in this PDF/)).toBeNull();
  await chooseAction(made.user, 'Import annotations');
  expect(await screen.findByRole('button', { name: 'Import 12 annotations' })).toBeDefined();
});

test('nothing is offered to readers, nor when everything is here already', async () => {
  const reader = await open([FOUND], 'read');
  expect(screen.queryByText(/are in this PDF/)).toBeNull();
  const menu = await openActions(reader.user);
  expect(menu.queryByRole('menuitem', { name: 'Import annotations' })).toBeNull();
  reader.unmount();
  const made = await open([DONE]);
  await chooseAction(made.user, 'Import annotations');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('There is nothing left of them to import.');
  expect(within(dialog).getByRole('button', { name: 'Done' })).toBeDefined();
});

test('a failure is shown, and the import can be retried', async () => {
  const made = await open([FOUND]);
  const problem = { status: 429, code: 'RATE_LIMITED' };
  made.importAnnotations.mockRejectedValueOnce(Object.assign(new Error('busy'), { problem }));
  await made.user.click(screen.getByRole('button', { name: 'Import …' }));
  const submit = await screen.findByRole('button', { name: 'Import 12 annotations' });
  await made.user.click(submit);
  expect((await screen.findByText(/Too many PDFs are being read/)).getAttribute('role')).toBe('alert');
  await made.user.click(submit);
  await made.answer();
  expect(await screen.findByRole('dialog', { name: 'What was imported' })).toBeDefined();
});

test('a highlight names who made it in the PDF', async () => {
  await open([DONE]);
  const card = await screen.findByRole('article');
  expect(card.textContent).toMatch(/From the PDF, by Ada, 6 May 2024/);
});
