// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { anUnported } from '../../../../core/testing/carried-selection';
import { createManualBackend } from '../../../../core/testing/manual-backend';
import { aDocument, aRange, settle } from '../../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const FIRST = anUnported(5, 'every person', [{ range: aRange(0, 0, 2, 8), text: 'person' }]);
const STATUTE = { range: aRange(1, 0, 8, 15), text: 'statute' };

it('annotations to place say which other documents have some, after the last one too, and lead there', async () => {
  const backend = createManualBackend([FIRST, anUnported(8, 'statutes', [STATUTE], { documentId: 2 })]);
  const version = { number: 2, createdAt: '2026-03-03T10:00:00.000Z' };
  const documents = [1, 2].map((id) => aDocument(id, { version, totalSelectionsCount: 1 }));
  const versions = () => Promise.resolve({ data: [] });
  const withVersions = { ...backend, documents: { ...backend.documents, versions } };
  const made = await renderAnnotator({ props: { documents, backend: withVersions } });
  const finish = () =>
    act(async () => {
      await settle();
      for (let call = backend.calls.shift(); call; call = backend.calls.shift()) {
        call.succeed();
        await settle();
      }
    });
  await finish();
  await made.user.click(screen.getByRole('tab', { name: /^Update/ }));
  await finish();
  const others = () => screen.getByRole('navigation', { name: 'To place in other documents' });
  await made.user.keyboard('ja');
  await finish();
  expect(screen.getByText('Every annotation has found its place')).toBeDefined();
  await made.user.click(within(others()).getByRole('button', { name: 'Part 2: one annotation to place' }));
  await finish();
  expect(screen.getByRole('article', { name: /statutes/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('navigation', { name: 'To place in other documents' })).toBeNull();
  // The keys keep working.
  await made.user.keyboard('a');
  await finish();
  expect(backend.stored.get(8)?.status).toBe('success');
});
