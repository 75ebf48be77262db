// @vitest-environment jsdom
import { loadMessages } from '@glossator/i18n';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  aChange,
  aVersion,
  createFakeReviewBackend,
  type FakeReviewBackend,
} from '../../core/testing/fake-review-backend';
import { createFakeViewer } from '../../core/testing/fake-viewer';
import { aDocument, settle, SHORT_DOCUMENT } from '../../core/testing/test-annotator';
import { giveElementsSizes } from '../testing/render-annotator';
import { VersionComparison } from './VersionComparison';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const changes = [
  aChange({ newCitation: '§ 1', oldText: 'one year', newText: 'two years' }),
  aChange({ kind: 'moved', oldCitation: '§ 2', newCitation: '§ 3', oldText: 'Form', newText: 'Form' }),
];

async function renderComparison(prepare?: (backend: FakeReviewBackend) => void) {
  const backend = createFakeReviewBackend({ changes, versions: [aVersion(3), aVersion(1)] });
  prepare?.(backend);
  const opened: string[] = [];
  const asked: unknown[] = [];
  const closed: true[] = [];
  const { documents } = backend;
  const synopsis = vi.fn(() => Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'])) }));
  render(
    <StrictMode>
      <VersionComparison
        document={aDocument(1, { title: 'General Part' })}
        from={1}
        to={3}
        backend={{
          documents: {
            ...documents,
            synopsis,
            changes(input, options) {
              asked.push({ from: input.from, to: input.to });
              return documents.changes(input, options);
            },
          },
        }}
        resolveFile={({ id }, choice) => {
          opened.push(`${id} version ${choice?.version ?? 'current'}`);
          return { url: `/file/${id}` };
        }}
        assetsUrl="/assets/"
        locale="en"
        messages={await loadMessages('en')}
        log={{ warn: () => undefined, error: () => undefined }}
        createViewer={() => createFakeViewer(SHORT_DOCUMENT)}
        onClose={() => void closed.push(true)}
      />
    </StrictMode>,
  );
  const finish = () => act(settle);
  await finish();
  return { backend, opened, asked, closed, synopsis, finish, user: userEvent.setup() };
}

it('shows what is different between two Versions, with nothing to decide', async () => {
  const { opened, asked, closed, user } = await renderComparison();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Version 1 and version 3');
  expect(asked).toContainEqual({ from: 1, to: 3 });
  expect(new Set(opened)).toEqual(new Set(['1 version 1', '1 version 3']));
  const cards = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('article');
  expect(cards.map((card) => card.querySelector('b')?.textContent)).toEqual(['§ 1', 'from § 2 to § 3']);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Approve update' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  await user.keyboard('n');
  expect(screen.getByText('Change 2 of 2: moved, § 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to General Part' }));
  expect(closed).toHaveLength(1);
});

it('offers to load again what could not be loaded', async () => {
  const { backend, finish, user } = await renderComparison((fake) =>
    fake.fail('documents.changes', new Error('offline')),
  );
  expect(screen.getByText('The changes could not be loaded.')).toBeDefined();
  backend.fail('documents.changes', undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await finish();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('says that the rest could not be loaded, also while the filter matches nothing', async () => {
  const { user, finish } = await renderComparison(({ documents }) => {
    const { changes: all } = documents;
    vi.spyOn(documents, 'changes').mockImplementation(async (input, options) => {
      if (input.cursor !== undefined) throw new Error('offline');
      return { ...(await all(input, options)), data: changes.slice(0, 1), next: '1' };
    });
  });
  expect(screen.getByText('The changes could not be loaded.')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Search in the changes' }), 'nowhere');
  await finish();
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  expect(screen.getByText('The changes could not be loaded.')).toBeDefined();
});

it('offers a synopsis of the two', async () => {
  URL.createObjectURL = () => 'blob:synopsis';
  const { synopsis, user } = await renderComparison();
  await user.click(screen.getByRole('button', { name: 'Synopsis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Synopsis' });
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(synopsis).toHaveBeenCalledWith(
    expect.objectContaining({ id: 1, from: 1, to: 3, format: 'docx' }),
    expect.anything(),
  );
});
