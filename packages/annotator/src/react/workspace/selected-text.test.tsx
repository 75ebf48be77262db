// @vitest-environment jsdom
import type { TextSelection } from '@glossator/client-sdk/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const LEA = { id: 1, name: 'Lea Rossi' };

async function opened(existing: readonly TextSelection[] = []) {
  const made = await renderAnnotator({ existing });
  await made.finish();
  screen.getByRole('group', { name: /^Annotator/ }).focus();
  return made;
}

const bar = () => within(screen.getByRole('toolbar', { name: 'Selected text' }));
const bookmarks = () => within(screen.getByRole('list', { name: 'Bookmarks of this document' }));

describe('selected text', () => {
  it('is bookmarked from its bar: listed with its quote under the name given to it, and renamed there', async () => {
    const made = await opened();
    act(() => made.viewer().select(aRange(0, 0, 2, 8)));
    await made.user.click(bar().getByRole('button', { name: 'Bookmark' }));
    const field = screen.getByRole('textbox', { name: 'Name of the bookmark' });
    expect(field).toBe(document.activeElement);
    await made.user.keyboard('The offeror{Enter}');
    expect(bookmarks().getByText('person')).toBeDefined();
    const line = bookmarks().getByRole('button', { name: /^The offeror/ });
    await made.user.click(line);
    expect(made.viewer().shown).toMatchObject({ goTo: { range: { startCharacter: 2 } } });
    line.focus();
    await made.user.keyboard('{F2}Who offers{Enter}');
    expect(bookmarks().getByRole('button', { name: /^Who offers/ })).toBeDefined();
    await made.user.click(bookmarks().getByRole('button', { name: 'Delete the bookmark “Who offers”' }));
    expect(screen.getByText('Take “Who offers” from the bookmarks? Its highlight stays.')).toBeDefined();
    await made.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('list', { name: 'Bookmarks of this document' })).toBeNull();
    expect(made.viewer().shown.highlights).toHaveLength(1);
  });

  it('gets a media note from its bar: it is highlighted and counted, and the form opens', async () => {
    const made = await opened();
    expect(screen.getByText('0 annotations in this Code')).toBeDefined();
    act(() => made.viewer().select(aRange(0, 0, 2, 8)));
    await made.user.click(bar().getByRole('button', { name: 'Record a media note' }));
    expect(made.viewer().shown.highlights).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Record a media note' })).toBeDefined();
    expect(screen.getByText('1 annotation in this Code')).toBeDefined();
  });

  it('is asked for in the words of the specification where files are to be attached to none', async () => {
    const made = await opened();
    for (const key of ['f', 'm']) {
      screen.getByRole('group', { name: /^Annotator/ }).focus();
      await made.user.keyboard(key);
      const message = screen.getByRole('alert');
      expect(message.textContent).toContain('Please, first select the text you want to attach files to');
      await made.user.click(within(message).getByRole('button', { name: 'Dismiss' }));
    }
    expect(made.viewer().shown.highlights).toHaveLength(0);
  });

  it('is not needed where a highlight is active', async () => {
    const own = aSelection(5, aRange(0, 0, 2, 8), { text: 'person', createdBy: LEA });
    const made = await opened([own]);
    act(() => made.viewer().clickHighlight(5));
    await made.user.keyboard('m');
    expect(screen.getByRole('dialog', { name: 'Record a media note' })).toBeDefined();
  });
});

describe('a highlight', () => {
  it('is put among the bookmarks and taken from them at its bar', async () => {
    const own = aSelection(5, aRange(0, 0, 2, 8), { text: 'person', createdBy: LEA });
    const made = await opened([own]);
    act(() => made.viewer().clickHighlight(5));
    await made.user.click(screen.getByRole('button', { name: 'Bookmark the highlight' }));
    await made.user.keyboard('{Enter}');
    expect(bookmarks().getByRole('button', { name: /^person/ })).toBeDefined();
    await made.user.click(screen.getByRole('button', { name: 'Take from the bookmarks' }));
    expect(screen.queryByRole('list', { name: 'Bookmarks of this document' })).toBeNull();
  });
});
