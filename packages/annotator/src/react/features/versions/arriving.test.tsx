// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { LAW_IN_PARTS } from '../../../core/testing/law-in-parts';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { aDocument } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const CREATED = { createdAt: '2026-03-03T10:00:00.000Z', createdBy: { id: 2, name: 'Max Keller' } };

function aVersion(number: number, status: 'current' | 'archived') {
  const uuid = `00000000-0000-4000-8000-00000000000${number}`;
  return { id: number, documentId: 1, number, uuid, size: 1, pages: 2, status, ...CREATED, warnings: [] };
}

test('an old Version opens at the article that was being read, and the current text at that of the old one', async () => {
  const backend = createManualBackend();
  const list = [aVersion(2, 'current'), aVersion(1, 'archived')];
  const made = await renderAnnotator({
    document: LAW_IN_PARTS,
    props: {
      documents: [aDocument(1, { pages: 2, version: { number: 2, ...CREATED } })],
      backend: {
        ...backend,
        documents: {
          ...backend.documents,
          versions: () => Promise.resolve({ data: list }),
          selections: () => Promise.resolve({ data: [] }),
        },
      },
    },
  });
  await made.pass(0);
  await made.user.click(await screen.findByRole('treeitem', { name: /^§ 4/ }));
  expect(made.viewer().position).toMatchObject({ page: 1 });
  await made.user.click(screen.getByRole('radio', { name: 'Versions' }));
  const card = await screen.findByRole('article', { name: /^Version 1/ });
  await made.user.click(within(card).getByRole('button', { name: 'Open version 1, read-only' }));
  await screen.findByText(/Version 1 .*read-only/);
  await made.pass(0);
  expect(made.viewer().shown).toMatchObject({ goTo: { page: 1 }, trail: 'step' });
  act(() => made.viewer().scrollToPage(0));
  const bar = screen.getByRole('region', { name: 'An old version is shown' });
  await made.user.click(within(bar).getByRole('button', { name: 'Back to the current text' }));
  await made.pass(0);
  expect(made.viewer().shown).toMatchObject({ goTo: { page: 0 }, trail: 'step' });
});
