// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
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
/** Opens the dialog, too; the annotations of other documents are still to be answered. */
async function managed(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await opened(options);
  await made.user.click(screen.getByRole('button', { name: 'Rename or delete tags …' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tags of this Code' });
  return { ...made, dialog, press: (name: string) => made.user.click(buttonIn(dialog, name)) };
}
const buttonIn = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
const rows = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the tags of the Code', () => {
  it('say how many annotations a new name changes, and are merged where it is another tag', async () => {
    const { user, backend, finish, dialog, press } = await managed();
    await finish();
    expect(rows(dialog)).toEqual([
      'Duty3',
      'Term1',
      'Theirs1Only on annotations of others, who alone can change it.',
    ]);
    await press('Rename the tag “Duty”');
    const field = within(dialog).getByRole('textbox', { name: 'New name of “Duty”' });
    await user.clear(field);
    await user.type(field, 'term');
    expect(dialog.textContent).toContain('“Term” exists already: both become one.');
    expect(dialog.textContent).toContain('Changes 2 annotations. One of somebody else stays as it is.');
    await press('Merge');
    await finish();
    expect([5, 6, 7].map((id) => backend.stored.get(id)?.tags)).toEqual([
      ['Term'],
      ['Duty', 'Theirs'],
      ['Term'],
    ]);
    expect(rows(dialog)[0]).toBe('Term2');
    // Whoever uses the keys is where they were.
    expect(document.activeElement?.textContent).toBe('Term2');
    await press('Rename the tag “Term”');
    await user.keyboard('Frist{Enter}');
    await finish();
    expect(document.activeElement?.textContent).toBe('Frist2');
  });

  it('are left as they are by Escape, which closes the form or the question first', async () => {
    const { user, finish, dialog, press } = await managed();
    await finish();
    for (const name of ['Rename the tag “Term”', 'Delete the tag “Term”']) {
      await press(name);
      expect(rows(dialog)[1]).not.toBe('Term1');
      await user.keyboard('{Escape}');
      expect(rows(dialog)[1]).toBe('Term1');
      expect(document.activeElement?.textContent).toBe('Term1');
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are changed only once those of all documents are known, which are read again where that failed', async () => {
    const { backend, finish, dialog } = await managed();
    expect(rows(dialog)).toEqual(['Duty2', 'Term1', 'Theirs1']);
    expect(dialog.textContent).toContain('The annotations of all documents are being read …');
    const isPossible = () =>
      buttonIn(dialog, 'Delete the tag “Duty”').getAttribute('aria-disabled') !== 'true';
    expect(isPossible()).toBe(false);
    await act(async () => {
      backend.next().refuse(500, 'INTERNAL');
      await Promise.resolve();
    });
    await finish();
    expect(within(dialog).getByRole('alert').textContent).toMatch(/^The annotations of some documents/);
    expect(isPossible()).toBe(false);
    act(() => buttonIn(dialog, 'Try again').click());
    await finish();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(isPossible()).toBe(true);
    expect(rows(dialog)[0]).toBe('Duty3');
  });

  it('are taken away after a question', async () => {
    const { user, backend, finish, dialog, press } = await managed();
    await finish();
    await press('Delete the tag “Duty”');
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
