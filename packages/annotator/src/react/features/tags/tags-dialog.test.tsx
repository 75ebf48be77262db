// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const EXISTING = [
  aSelection(5, aRange(0, 0, 2, 8), { ...OWN, tags: ['Duty', 'Term'] }),
  aSelection(6, aRange(0, 0, 20, 25), { tags: ['Duty', 'Theirs'] }),
  aSelection(7, aRange(0, 0, 2, 8), { ...OWN, documentId: 2, tags: ['duty'] }),
];

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await renderAnnotator({ existing: EXISTING, ...options });
  await made.finish();
  await made.user.click(screen.getByRole('button', { name: /^Filter and sort/ }));
  return made;
}
const rows = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the tags of the Code', () => {
  it('say how many annotations a new name changes, and are merged where it is another tag', async () => {
    const { user, backend, finish } = await opened();
    await user.click(screen.getByRole('button', { name: 'Rename or delete tags …' }));
    await finish();
    const dialog = await screen.findByRole('dialog', { name: 'Tags of this Code' });
    expect(rows(dialog)).toEqual([
      'Duty3',
      'Term1',
      'Theirs1Only on annotations of others, who alone can change it.',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Rename the tag “Duty”' }));
    const field = within(dialog).getByRole('textbox', { name: 'New name of “Duty”' });
    await user.clear(field);
    await user.type(field, 'term');
    expect(dialog.textContent).toContain('“Term” exists already: both become one.');
    expect(dialog.textContent).toContain('Changes 2 annotations. One of somebody else stays as it is.');
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await finish();
    expect([5, 6, 7].map((id) => backend.stored.get(id)?.tags)).toEqual([
      ['Term'],
      ['Duty', 'Theirs'],
      ['Term'],
    ]);
    expect(rows(dialog)[0]).toBe('Term2');
  });

  it('are taken away after a question', async () => {
    const { user, backend, finish } = await opened();
    await user.click(screen.getByRole('button', { name: 'Rename or delete tags …' }));
    await finish();
    const dialog = await screen.findByRole('dialog', { name: 'Tags of this Code' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete the tag “Duty”' }));
    const question = within(dialog).getByRole('group', {
      name: 'Take “Duty” from 2 annotations? One of somebody else keeps it.',
    });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await finish();
    expect(backend.stored.get(5)?.tags).toEqual(['Term']);
    expect(await screen.findByText(/^Tags of 2 annotations changed\. One stays as it is/)).toBeDefined();
  });

  it('are not changed by who may only read', async () => {
    await opened({ access: 'read' });
    expect(screen.getByText('Duty', { selector: 'span' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Rename or delete tags …' })).toBeNull();
  });
});
