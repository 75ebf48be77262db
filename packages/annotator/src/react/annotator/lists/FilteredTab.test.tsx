// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const BY = { createdBy: { id: 1, name: 'Lea Rossi' } };
const STAMPS = { createdAt: '2026-07-01T00:00:00.000Z', updatedAt: '2026-07-01T00:00:00.000Z' };

/** The notes tab of an annotator, opened; what it requests waits for the test. */
async function openNotes(texts: readonly string[] = []) {
  const made = await renderAnnotator();
  texts.forEach((text, index) => {
    made.backend.storedNotes.set(index + 1, {
      id: index + 1,
      documentId: 1,
      text,
      data: [],
      ...STAMPS,
      ...BY,
    });
  });
  await made.finish();
  await made.user.click(screen.getByRole('tab', { name: /^Notes/ }));
  return made;
}

const noteTexts = () =>
  within(screen.getByRole('list', { name: 'Notes on this document' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('a tab with a filter', () => {
  it('shows that it loads, then what there is', async () => {
    const made = await openNotes(['First instance', 'Appeal']);
    expect(screen.getByLabelText('Loading the notes')).toBeDefined();
    await made.finish();
    expect(screen.queryByLabelText('Loading the notes')).toBeNull();
    expect(noteTexts()).toHaveLength(2);
  });

  it('says that there is nothing yet', async () => {
    const made = await openNotes();
    expect(screen.queryByText('No notes yet')).toBeNull();
    await made.finish();
    expect(screen.getByText('No notes yet')).toBeDefined();
  });

  it('says that loading failed, and loads again on request', async () => {
    const made = await openNotes(['Appeal']);
    await act(async () => {
      await settle();
      expect(made.backend.calls.map(({ name }) => name)).toContain('documents.notes');
      while (made.backend.calls.length > 0) made.backend.next().breakOff();
      await settle();
    });
    expect(screen.getByText('The notes could not be loaded.')).toBeDefined();
    await made.user.click(screen.getByRole('button', { name: 'Try again' }));
    await made.finish();
    expect(noteTexts()).toHaveLength(1);
  });

  it('keeps what has all words of the filter, whatever their case and accents, or in its author', async () => {
    const made = await openNotes(['Première instance', 'Appeal of the première kind', 'Appeal']);
    await made.finish();
    const filter = screen.getByRole('searchbox', { name: 'Filter by word' });
    await made.user.type(filter, 'PREMIERE appeal');
    expect(noteTexts()).toEqual([expect.stringContaining('Appeal of the première kind')]);
    expect(screen.getByText('1 of 3')).toBeDefined();
    await made.user.clear(filter);
    await made.user.type(filter, 'rossi');
    expect(noteTexts()).toHaveLength(3);
  });

  it('says that nothing matches, and lets one clear the filter', async () => {
    const made = await openNotes(['Appeal']);
    await made.finish();
    await made.user.type(screen.getByRole('searchbox', { name: 'Filter by word' }), 'revision');
    expect(screen.getByText('No note contains “revision”.')).toBeDefined();
    await made.user.click(screen.getByRole('button', { name: 'Clear the filter' }));
    expect(noteTexts()).toHaveLength(1);
  });
});
