// @vitest-environment jsdom
import { chooseAction } from '../testing/choose-action';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../../core/ports/document-viewer';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const pages = (count: number) => Array.from({ length: count }, (_, i) => [`Words of page ${i + 1}.`]);
const LABELS = ['i', 'ii', 'iii', '1', '2', '3', 'A-1', 'A-2'];

async function opened(options: Parameters<typeof renderAnnotator>[0]) {
  const made = await renderAnnotator(options);
  await made.finish();
  await made.pass(400);
  return made;
}
const canGoBack = () =>
  screen.getByRole('button', { name: /^Back to/ }).getAttribute('aria-disabled') === 'false';
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Page$|^Seite$/ });
const root = () => screen.getByRole('group', { name: 'Annotator: Part 1' });

describe('the page field', () => {
  it('shows the printed label and the number, and takes both', async () => {
    const made = await opened({ document: { pages: pages(8), pageLabels: LABELS } });
    expect(field().value).toBe('i');
    expect(screen.getByText('(1 of 8)')).toBeDefined();
    await made.user.clear(field());
    await made.user.type(field(), 'a-2{Enter}');
    expect(field().value).toBe('A-2');
    expect(made.viewer().state.page).toBe(0);
    await made.pass(200);
    expect(made.viewer().state.page).toBe(7);
    await made.user.clear(field());
    await made.user.type(field(), '(5){Enter}');
    await made.pass(200);
    expect(made.viewer().state.page).toBe(4);
    expect(document.activeElement).toBe(root());
  });

  it('says that there is no such page, keeps what was typed, and lets it go with Escape', async () => {
    const made = await opened({ document: { pages: pages(8) } });
    await made.user.clear(field());
    await made.user.type(field(), '9{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(
      'There is no page “9”. The pages are 1 to 8, or as printed.',
    );
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('9');
    expect(document.activeElement).toBe(field());
    await made.user.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().value).toBe('1');
    await made.user.type(field(), 'x');
    await made.user.tab();
    expect(field().value).toBe('1');
    await made.pass(400);
    expect(made.viewer().state.page).toBe(0);
  });

  it('steps with arrows without leaving anything to go back to', async () => {
    const made = await opened({ document: { pages: pages(8) } });
    field().focus();
    await made.user.keyboard('{ArrowDown}{ArrowDown}');
    await made.pass(200);
    expect(made.viewer().state.page).toBe(2);
    expect(canGoBack()).toBe(false);
    expect(made.viewer().shown.trail).toBe('step');
  });
});

describe('back and forward', () => {
  it('by buttons and keys, with the focus staying where it is', async () => {
    const made = await opened({ document: { pages: pages(8) } });
    const back = screen.getByRole('button', { name: 'Back to where you were' });
    const forward = screen.getByRole('button', { name: 'Forward again' });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await made.user.clear(field());
    await made.user.type(field(), '6{Enter}');
    await made.pass(200);
    expect(back.getAttribute('aria-disabled')).toBe('false');
    await made.user.click(back);
    expect(made.viewer().state.page).toBe(0);
    expect(document.activeElement).toBe(back);
    expect(back.getAttribute('aria-disabled')).toBe('true');
    expect(forward.title).toContain('Forward to page 6, Part 1');
    act(() => root().focus());
    await made.user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(made.viewer().state.page).toBe(5);
    expect(forward.getAttribute('aria-disabled')).toBe('true');
    await made.user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(made.viewer().state.page).toBe(0);
    await made.user.keyboard('{Meta>}]{/Meta}');
    expect(made.viewer().state.page).toBe(5);
    await made.user.keyboard('{Meta>}[[{/Meta}');
    expect(made.viewer().state.page).toBe(0);
  });

  it('lead into other documents, and say so', async () => {
    const made = await opened({ document: { pages: pages(8) } });
    act(() => made.viewer().goTo({ page: 4 }));
    await made.user.click(screen.getByRole('button', { name: /Part 1.*another/ }));
    await made.user.click(screen.getByRole('menuitemradio', { name: /^Part 2/ }));
    await made.pass(0);
    await made.user.click(screen.getByRole('button', { name: 'Back to page 5, Part 1' }));
    await made.pass(0);
    expect(screen.getByRole('button', { name: /Part 1.*another/ })).toBeTruthy();
    expect(made.viewer().state.page).toBe(4);
    expect(screen.getByRole('button', { name: 'Forward to page 1, Part 2' })).toBeTruthy();
  });

  it('leave a text field’s own keys alone', async () => {
    const made = await opened({ document: { pages: pages(8) } });
    act(() => made.viewer().goTo({ page: 4 }));
    act(() => field().focus());
    await made.user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(made.viewer().state.page).toBe(4);
  });
});

describe('zoom and rotation', () => {
  it('by keys: larger, smaller, actual size, 200 ms later', async () => {
    const made = await opened({ document: { pages: pages(3) } });
    act(() => root().focus());
    await made.user.keyboard('{Control>}++{/Control}');
    expect(made.viewer().state.zoom).toBe(2);
    await made.pass(200);
    expect(made.viewer().state.zoom).toBe(3);
    await made.user.keyboard('{Control>}-{/Control}');
    await made.pass(200);
    expect(made.viewer().state.zoom).toBe(2.5);
    await made.user.keyboard('{Control>}0{/Control}');
    await made.pass(200);
    expect(made.viewer().state.zoom).toBe(2);
  });

  it('by the menu, round the clock', async () => {
    const made = await opened({ document: { pages: pages(3) } });
    await chooseAction(made.user, 'Rotate left');
    expect(made.viewer().state.rotation).toBe(270);
    await chooseAction(made.user, 'Rotate right');
    expect(made.viewer().state.rotation).toBe(0);
    await chooseAction(made.user, 'Rotate right');
    expect(made.viewer().state.rotation).toBe(90);
  });
});

describe('the pages', () => {
  const open = async (count: number, options: Parameters<typeof renderAnnotator>[0] = {}) => {
    const made = await opened({ document: { pages: pages(count) }, ...options });
    await made.user.click(screen.getByRole('tab', { name: 'Pages' }));
    return made;
  };
  const list = () => screen.getByRole('listbox', { name: 'Pages of the document' });
  const activeName = () =>
    document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label');

  it('have names that say label, number and highlights; the one being read is marked', async () => {
    await open(8, {
      document: { pages: pages(8), pageLabels: LABELS },
      existing: [aSelection(5, aRange(1, 0, 0, 5), { text: 'Words' })],
    });
    const selected = within(list()).getByRole('option', { selected: true });
    expect(selected.getAttribute('aria-label')).toBe('Page i (1 of 8)');
    expect(within(list()).getByRole('option', { name: 'Page ii (2 of 8), 1 highlight' })).toBeDefined();
  });

  it('exist only where they are in view, at any length', async () => {
    await open(3000);
    const options = within(list()).getAllByRole('option');
    expect(options.length).toBeLessThan(80);
    expect(options[0]?.getAttribute('aria-setsize')).toBe('3000');
  });

  it('are walked through with keys and gone to with Enter, which can be gone back from', async () => {
    const made = await open(100);
    act(() => list().focus());
    await made.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(activeName()).toBe('Page 3 of 100');
    expect(made.viewer().state.page).toBe(0);
    await made.user.keyboard('{End}');
    expect(activeName()).toBe('Page 100 of 100');
    await made.user.keyboard('{ArrowLeft}{Enter}');
    expect(made.viewer().state.page).toBe(98);
    expect(canGoBack()).toBe(true);
    act(() => made.viewer().scrollToPage(2));
    expect(activeName()).toBe('Page 3 of 100');
  });
});

describe('the table of contents', () => {
  const outline: readonly OutlineEntry[] = Array.from({ length: 40 }, (_, i) => ({
    title: `Title ${i + 1}`,
    page: i * 10,
    top: 0,
    children: Array.from({ length: 100 }, (_child, j) => ({
      title: `Art. ${i * 100 + j + 1}`,
      page: i * 10 + Math.floor(j / 10),
      top: (j % 10) * 70,
      children: [],
    })),
  }));
  const tree = () => screen.getByRole('tree', { name: 'Table of contents' });
  const active = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '');

  it('of thousands of entries exists only where it is in view, and follows the reader', async () => {
    const made = await opened({ document: { pages: pages(400), outline } });
    expect(within(tree()).getAllByRole('treeitem').length).toBeLessThan(80);
    act(() => made.viewer().scrollToPage(215, 200));
    const current = tree().querySelector('[aria-current="true"]');
    expect(current?.textContent).toContain('Art. 2154');
    expect(current?.getAttribute('aria-level')).toBe('2');
    expect(current?.getAttribute('aria-posinset')).toBe('54');
    expect(current?.getAttribute('aria-setsize')).toBe('100');
  });

  it('marks what was chosen in it, though another entry begins at the same place, until the reader scrolls', async () => {
    const made = await opened({ document: { pages: pages(400), outline } });
    const current = () => tree().querySelector('[aria-current="true"]')?.textContent;
    await made.user.click(within(tree()).getByText('Title 1'));
    expect(current()).toContain('Title 1');
    act(() => made.viewer().scrollToPage(0, 70));
    expect(current()).toContain('Art. 2');
  });

  it('is walked through with keys; what hides the current entry is marked in its place', async () => {
    const made = await opened({ document: { pages: pages(400), outline } });
    act(() => tree().focus());
    await made.user.keyboard('{Home}{ArrowLeft}');
    expect(active()?.getAttribute('aria-expanded')).toBe('false');
    expect(active()?.textContent).toContain('Title 1');
    expect(tree().querySelector('[aria-current="true"]')).toBe(active());
    await made.user.keyboard('{ArrowDown}{ArrowRight}');
    expect(active()?.textContent).toContain('Art. 101');
    await made.user.keyboard('{Enter}');
    expect(made.viewer().state.page).toBe(10);
    expect(canGoBack()).toBe(true);
  });
});
