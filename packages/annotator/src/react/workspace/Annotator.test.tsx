// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DocumentOpenError } from '../../core/ports/document-viewer';
import { aDocument, aRange, aSelection, settle } from '../../core/testing/test-annotator';
import { chooseAction, openActions } from '../testing/choose-action';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const theirs = aSelection(5, aRange(0, 0, 2, 8), {
  text: 'person',
  data: [
    {
      id: 9,
      selectionId: 5,
      type: 'comment',
      text: 'See www.example.org/ruling, p. 4.',
      createdAt: '2026-03-03T10:00:00.000Z',
      updatedAt: '2026-03-03T10:00:00.000Z',
      createdBy: { id: 2, name: 'Max Keller' },
    },
  ],
});

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await renderAnnotator(options);
  await made.finish();
  return made;
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Annotations of this document' })).getAllByRole('article');

describe('<Annotator>', () => {
  it('has its regions: tools, two panels with their default tabs, the document', async () => {
    await opened({ existing: [theirs] });
    expect(screen.getByRole('region', { name: 'Document tools' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Document Part 1' })).toBeDefined();
    const selected = screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent);
    expect(selected).toEqual(['Contents', 'Annotations1']);
    expect(screen.getByText('of 3')).toBeDefined();
  });

  it('gives every button and field a name', async () => {
    await opened({ existing: [theirs] });
    act(() => screen.getByRole('article').click());
    for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('ariaLabel');
    const nameless = [...screen.getAllByRole('button'), ...screen.getAllByRole('textbox')].filter(
      (element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === '',
    );
    expect(nameless).toEqual([]);
  });

  it('shows cards with quote, page, author, comment and a safe link', async () => {
    await opened({ existing: [theirs] });
    const [card] = cards();
    expect(card?.textContent).toContain('person');
    expect(card?.textContent).toContain('Max Keller');
    expect(card?.textContent).toContain('3 March');
    const link = screen.getByRole('link', { name: 'www.example.org/ruling' });
    expect(link.getAttribute('href')).toBe('https://www.example.org/ruling');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('never makes a link of a script', async () => {
    const [comment] = theirs.data;
    const bad = {
      ...theirs,
      data: comment?.type === 'comment' ? [{ ...comment, text: 'javascript:alert(1)' }] : [],
    };
    await opened({ existing: [bad] });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('marks selected text in a color, shows the card, and tells the host the count', async () => {
    const onSelectionsCountChange = vi.fn();
    const made = await opened({ props: { onSelectionsCountChange } });
    act(() => made.viewer().select(aRange(0, 1, 4, 8)));
    const bar = screen.getByRole('toolbar', { name: 'Selected text' });
    await made.user.click(within(bar).getByRole('button', { name: 'Highlight in jade' }));
    expect(cards()[0]?.textContent).toContain('year');
    expect(screen.getByText('Saving 1 change')).toBeDefined();
    await made.finish();
    expect(screen.queryByText('Saving 1 change')).toBeNull();
    expect(onSelectionsCountChange).toHaveBeenLastCalledWith(1, 1);
    expect(screen.queryByRole('toolbar', { name: 'Selected text' })).toBeNull();
  });

  it('offers all 20 colors by name', async () => {
    const made = await opened();
    act(() => made.viewer().select(aRange(0, 1, 4, 8)));
    await made.user.click(screen.getByRole('button', { name: 'All 20 colors' }));
    const all = within(screen.getByRole('group', { name: 'All 20 colors' })).getAllByRole('button');
    expect(new Set(all.map((button) => button.getAttribute('aria-label'))).size).toBe(20);
  });

  it('comments on selected text by keys alone', async () => {
    const made = await opened();
    act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
    act(() => made.viewer().select(aRange(0, 1, 4, 8)));
    await made.user.keyboard('c');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your comment' }));
    await made.user.keyboard('Counted in days.{Control>}{Enter}{/Control}');
    await made.finish();
    expect(cards()[0]?.textContent).toContain('Counted in days.');
    expect(document.activeElement).toBe(cards()[0]);
    expect([...made.backend.stored.values()][0]?.data).toMatchObject([{ text: 'Counted in days.' }]);
  });

  it('says the texts of the specification when nothing is selected, and to the host when it listens', async () => {
    const onNotice = vi.fn();
    const made = await opened({ props: { onNotice } });
    act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
    await made.user.keyboard('1');
    expect(onNotice).toHaveBeenCalledWith({
      kind: 'error',
      text: 'Please, first select the text you want to highlight',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows messages itself otherwise, for 5 seconds', async () => {
    const made = await opened();
    act(() => made.viewer().selectOutside('elsewhere'));
    await made.user.click(screen.getByRole('button', { name: 'Highlight in yellow' }));
    expect(screen.getByRole('alert').textContent).toContain(
      'You cannot select a text outside of a current document page. Please try again.',
    );
    await made.pass(5000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['where it shows messages', undefined],
    ['and does not say it to a host that listens, too', vi.fn()],
  ])('keeps what was written and could not be saved, for copying, %s', async (_where, onNotice) => {
    const made = await opened({ props: { ...(onNotice && { onNotice }) } });
    act(() => made.viewer().select(aRange(0, 1, 4, 8)));
    await made.user.click(screen.getByRole('button', { name: /^Comment/ }));
    await made.user.keyboard('A long thought{Control>}{Enter}{/Control}');
    await act(async () => {
      made.backend.next().refuse(409, 'SELECTION_OVERLAP');
      await settle();
    });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('overlapping with already existing annotation(s)');
    expect(alert.textContent).toContain('A long thought');
    await made.pass(10_000);
    expect(screen.getByRole('alert')).toBe(alert);
    if (onNotice) expect(onNotice).not.toHaveBeenCalled();
  });

  it('offers to save again what could not be delivered', async () => {
    const made = await opened();
    act(() => made.viewer().select(aRange(0, 1, 4, 8)));
    await made.user.click(screen.getByRole('button', { name: 'Highlight in yellow' }));
    await act(async () => {
      made.backend.next().breakOff();
      await settle();
    });
    const unsaved = screen.getByRole('button', { name: /1 change not saved yet/ });
    await made.user.click(unsaved);
    // It is still there while that is tried, in a narrow window too, and keeps the focus.
    expect(screen.getByRole('button', { name: /1 change not saved yet/ })).toBe(unsaved);
    expect(document.activeElement).toBe(unsaved);
    await made.finish();
    expect(screen.queryByRole('button', { name: /not saved yet/ })).toBeNull();
    expect(made.backend.stored.size).toBe(1);
  });

  it('hides what a reader may not do', async () => {
    const made = await opened({ access: 'read', existing: [theirs] });
    act(() => made.viewer().select(aRange(0, 1, 4, 8)));
    expect(screen.getByRole('button', { name: 'Cite' })).toBeDefined();
    act(() => made.viewer().select(undefined));
    act(() => made.viewer().clickHighlight(5));
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names.filter((name) => /comment|delete|color|highlight in/i.test(name))).toEqual([]);
  });

  it('joins card and highlight, both ways round', async () => {
    const made = await opened({ existing: [theirs] });
    act(() => made.viewer().clickHighlight(5));
    expect(cards()[0]?.getAttribute('aria-current')).toBe('true');
    act(() => made.viewer().clickHighlight(undefined));
    expect(cards()[0]?.hasAttribute('aria-current')).toBe(false);
    await made.user.click(screen.getByText('person'));
    expect(made.viewer().shown).toMatchObject({ active: 5, goTo: { range: { startPage: 0 } } });
  });

  it('filters by word, without regard to case and accents, and says how many are left', async () => {
    const other = aSelection(6, aRange(1, 0, 0, 5), { text: 'Where the Übereinkunft ends' });
    const made = await opened({ existing: [theirs, other] });
    const filter = screen.getByRole('searchbox', { name: 'Filter by word' });
    await made.user.type(filter, 'ubereinkunft');
    expect(cards()).toHaveLength(1);
    expect(screen.getByText('1 of 2')).toBeDefined();
    await made.user.clear(filter);
    await made.user.type(filter, 'nothing like it');
    expect(screen.getByText('No annotation contains “nothing like it”.')).toBeDefined();
  });

  it('asks before it deletes a highlight with comments', async () => {
    const made = await opened({ access: 'owner', existing: [theirs] });
    act(() => made.viewer().clickHighlight(5));
    const [remove] = screen.getAllByRole('button', { name: 'Delete the highlight' });
    await made.user.click(remove!);
    await made.user.click(screen.getByRole('button', { name: 'Delete' }));
    await made.finish();
    expect(made.backend.stored.size).toBe(0);
    expect(screen.getByText('No annotations yet')).toBeDefined();
  });

  it.each(['{Delete}', '{Backspace}'])(
    'deletes the active highlight by %s, after a question if commented',
    async (key) => {
      const plain = aSelection(6, aRange(1, 0, 0, 5), { text: 'Where it ends' });
      const made = await opened({ access: 'owner', existing: [theirs, plain] });
      act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
      await made.user.keyboard(key);
      act(() => made.viewer().clickHighlight(6));
      await made.user.keyboard(key);
      await made.finish();
      expect([...made.backend.stored.keys()]).toEqual([5]);
      act(() => made.viewer().clickHighlight(5));
      await made.user.click(screen.getByRole('tab', { name: 'Notes' }));
      act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
      await made.user.keyboard(key);
      expect(made.backend.stored.size).toBe(1);
      await made.user.click(screen.getByRole('button', { name: 'Delete' }));
      await made.finish();
      expect(made.backend.stored.size).toBe(0);
    },
  );

  it('leaves the highlights of others alone when Delete is pressed by who may not delete them', async () => {
    const made = await opened({ access: 'annotate', existing: [theirs] });
    act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
    act(() => made.viewer().clickHighlight(5));
    await made.user.keyboard('{Delete}');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(made.backend.calls).toEqual([]);
  });

  it('searches with the keys and closes what was opened last with Escape', async () => {
    const made = await opened();
    act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
    await made.user.keyboard('/');
    await made.user.keyboard('bargain');
    await made.pass(200);
    expect(screen.getByText('1 of 1')).toBeDefined();
    await made.user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('shows the keys, takes the focus and gives it back', async () => {
    const made = await opened();
    const button = screen.getByRole('button', { name: 'More actions' });
    button.focus();
    await made.user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await made.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('lists the keys by what they are for, each once', async () => {
    const made = await opened({ locale: 'de' });
    await chooseAction(made.user, /^Tastenkürzel/);
    const groups = within(screen.getByRole('dialog')).getAllByRole('region');
    expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
      'Lesen',
      'Suchen',
      'Markieren und kommentieren',
      'Text und Markierungen ohne Maus',
      'Offene Anmerkungen',
      'Überall',
    ]);
    const searching = within(screen.getByRole('region', { name: 'Suchen' })).getAllByRole('term');
    expect(searching.map((term) => term.textContent)).toContain('Nächste Fundstelle');
    const all = within(screen.getByRole('dialog')).getAllByRole('term');
    expect(new Set(all.map((term) => term.textContent)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(30);
  });

  it('has what is not used often in one menu, with the entries of the host', async () => {
    const onChoose = vi.fn();
    const made = await opened({
      props: {
        menuEntries: [{ key: 'rename', label: 'Rename', onChoose }],
        user: { id: 1, name: 'Ada', access: 'read' },
      },
    });
    const menu = await openActions(made.user);
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Back to where you wereAlt + ←',
      'Forward againAlt + →',
      'Open beside',
      'Rotate left',
      'Rotate right',
      'Download',
      'Rename',
      'Keyboard shortcuts?',
    ]);
    // Nothing to go back to: it says so, and does nothing.
    const back = menu.getByRole('menuitem', { name: /^Back/ });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await made.user.click(back);
    await made.user.click(menu.getByRole('menuitem', { name: 'Rename' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('lets the user pick another document', async () => {
    const onDocumentChange = vi.fn();
    const made = await opened({ props: { onDocumentChange } });
    await made.user.click(screen.getByRole('button', { name: /^Document: Part 1/ }));
    await made.user.click(screen.getByRole('menuitemradio', { name: /Part 2/ }));
    await made.finish();
    expect(onDocumentChange).toHaveBeenCalledWith(2);
    expect(screen.getByRole('region', { name: 'Document Part 2' })).toBeDefined();
  });

  it('moves and collapses panels with the keyboard', async () => {
    const made = await opened();
    const edge = screen.getByRole('separator', { name: 'Width of the left panel' });
    edge.focus();
    await made.user.keyboard('{ArrowRight}');
    expect(edge.getAttribute('aria-valuenow')).toBe('280');
    act(() => void fireEvent.doubleClick(edge));
    expect(edge.getAttribute('aria-valuenow')).toBe('264');
    edge.focus();
    await made.user.keyboard('{Enter}');
    expect(screen.queryByRole('complementary', { name: 'Contents, bookmarks and pages' })).toBeNull();
    expect(document.activeElement?.className).toContain('glossator-root');
    await made.user.click(screen.getByRole('button', { name: 'Contents panel', pressed: false }));
    expect(screen.getByRole('complementary', { name: 'Contents, bookmarks and pages' })).toBeDefined();
  });

  it('says that a document does not exist', async () => {
    await opened({ props: { documentId: 99 } });
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain('Document does not exist');
  });

  it('offers to try again when the network failed', async () => {
    const made = await opened();
    made.viewer().failNextOpen(new DocumentOpenError('network', 'broken'));
    await made.user.click(screen.getByRole('button', { name: /^Document: Part 1/ }));
    await made.user.click(screen.getByRole('menuitemradio', { name: /Part 2/ }));
    await made.finish();
    expect(screen.getByRole('alert').textContent).toContain('The document could not be loaded.');
    await made.user.click(screen.getByRole('button', { name: 'Try again' }));
    await made.finish();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to load the annotations again when that failed', async () => {
    const made = await renderAnnotator();
    await act(async () => {
      await settle();
      while (made.backend.calls.length > 0) made.backend.next().breakOff();
      await settle();
    });
    expect(screen.getByRole('alert').textContent).toContain('The annotations could not be loaded.');
    await made.user.click(screen.getByRole('button', { name: 'Try again' }));
    await made.finish();
    expect(screen.getByText('No annotations yet')).toBeDefined();
  });

  it('speaks German', async () => {
    const made = await opened({ locale: 'de', props: { documents: [aDocument(1)] } });
    act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
    await made.user.keyboard('1');
    expect(screen.getByRole('alert').textContent).toContain('Bitte wählen Sie zuerst den Text aus');
    expect(screen.getByRole('tab', { name: 'Lesezeichen' })).toBeDefined();
  });

  it('works twice on one page without sharing anything', async () => {
    const first = await opened({ existing: [theirs] });
    await opened();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    act(() => first.viewer().select(aRange(0, 1, 4, 8)));
    expect(screen.getAllByRole('toolbar')).toHaveLength(1);
  });
});
