// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FakeDocument } from '../../../core/testing/fake-document';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const LONG: FakeDocument = {
  pages: Array.from({ length: 10 }, (_, page) => [`Section ${page}`, 'The needle.']),
  text: 'unread',
};
/** A hundred thousand times the word, on a thousand pages. */
const HUGE: FakeDocument = {
  pages: Array.from({ length: 1000 }, (_, page) => [`Page ${page}`, 'the law '.repeat(100)]),
};

async function searching(query: string, options: Parameters<typeof renderAnnotator>[0]) {
  const made = await renderAnnotator(options);
  await made.finish();
  act(() => screen.getByRole('group', { name: /Part 1/ }).focus());
  await made.user.keyboard('{Control>}f{/Control}');
  await made.user.keyboard(query);
  await made.pass(200);
  return made;
}

describe('the search field', () => {
  it('says how far it has come, how many places there are so far, and in the end which one it is at', async () => {
    const made = await searching('needle', { document: LONG });
    const field = screen.getByRole('search');
    expect(within(field).getByRole('status').textContent).toBe('Searching …');
    await made.user.click(screen.getByRole('button', { name: 'List the places found' }));
    expect(screen.getByText('0 of 10 pages searched')).toBeDefined();
    act(() => made.viewer().readText(0, 1, 2, 3));
    await made.pass(200);
    expect(within(field).getByRole('status').textContent).toBe('1 of 4 …');
    expect(screen.getByText('4 of 10 pages searched')).toBeDefined();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 4);
    act(() => made.viewer().readText(4, 5, 6, 7, 8, 9));
    await made.pass(200);
    expect(within(field).getByRole('status').textContent).toBe('1 of 10');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('10 places found')).toBeDefined();
  });

  it('says that pages could not be searched, beside the number of places and above their list', async () => {
    const made = await searching('nichts', { document: LONG, locale: 'de' });
    act(() => made.viewer().readText(...Array.from({ length: 9 }, (_, page) => page)));
    act(() => made.viewer().giveUpText(1));
    await made.pass(200);
    const sentence = '1 Seite dieses Dokuments lässt sich nicht lesen und wurde nicht durchsucht.';
    expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe(
      `Nichts gefunden${sentence}`,
    );
    await made.user.click(screen.getByRole('button', { name: 'Fundstellen auflisten' }));
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    await made.user.click(within(screen.getByRole('search')).getByRole('radio', { name: 'Ganzer Code' }));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('speaks German', async () => {
    const made = await searching('nichts', { document: LONG, locale: 'de' });
    await made.user.click(screen.getByRole('button', { name: 'Fundstellen auflisten' }));
    expect(screen.getByText('0 von 10 Seiten durchsucht')).toBeDefined();
    act(() => made.viewer().readText(...Array.from({ length: 10 }, (_, page) => page)));
    await made.pass(200);
    expect(screen.getByRole('search').textContent).toContain('Nichts gefunden');
  });

  it('steps with Enter, F3 and Ctrl+G, and leaves the second Ctrl+F to the browser', async () => {
    const made = await searching('needle', { document: { ...LONG, text: 'read' } });
    const status = within(screen.getByRole('search')).getByRole('status');
    await made.user.keyboard('{Enter}');
    expect(status.textContent).toBe('2 of 10');
    await made.user.keyboard('{F3}{F3}{Shift>}{F3}{/Shift}');
    expect(status.textContent).toBe('3 of 10');
    await made.user.keyboard(
      '{Control>}{Shift>}g{/Shift}{/Control}{Shift>}{Enter}{/Shift}{Shift>}{Enter}{/Shift}',
    );
    expect(status.textContent).toBe('10 of 10');
    const again = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
    screen.getByRole('textbox', { name: 'Search in this document' }).dispatchEvent(again);
    expect(again.defaultPrevented).toBe(false);
  });

  it('searches for whole words and in the same case when chosen', async () => {
    const made = await searching('THE', { document: { ...LONG, text: 'read' } });
    await made.user.click(screen.getByRole('button', { name: 'List the places found' }));
    await made.user.click(screen.getByRole('button', { name: 'Match case' }));
    await made.pass(0);
    expect(screen.getByRole('button', { name: 'Match case', pressed: true })).toBeDefined();
    expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('Nothing found');
  });

  it('tells that it failed and tries again', async () => {
    const made = await searching('needle', { document: { ...LONG, text: 'unreadable' } });
    await act(async () => {
      made.backend.next().breakOff();
      await Promise.resolve();
    });
    await made.pass(0);
    expect(screen.getByText('The search failed.')).toBeDefined();
    await made.user.click(screen.getByRole('button', { name: 'Try again' }));
    await made.pass(0);
    await made.finish();
    expect(screen.getByText('Nothing found')).toBeDefined();
  });
});

describe('the list of places', () => {
  it('counts a hundred thousand and makes the few in view, in the order of the text', async () => {
    const made = await searching('the', { document: HUGE });
    await made.user.click(screen.getByRole('button', { name: 'List the places found' }));
    expect(within(screen.getByRole('search')).getByRole('status').textContent).toBe('1 of 100,000');
    expect(screen.getByText('100,000 places found')).toBeDefined();
    const rows = screen.getAllByRole('option');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('100000');
    expect(rows[0]?.textContent).toContain('Page 0 the law the law');
    expect(made.viewer().shown.hits).toHaveLength(100_000);
    const third = rows[2];
    if (!third) throw new Error('There is no third row');
    await made.user.click(third);
    expect(made.viewer().shown).toMatchObject({ activeHit: 2, goTo: { range: { startCharacter: 16 } } });
    expect(screen.getByRole('option', { selected: true })).toBe(third);
    act(() => screen.getByRole('listbox').focus());
    await made.user.keyboard('{ArrowDown}');
    expect(made.viewer().shown.activeHit).toBe(3);
  });
});
