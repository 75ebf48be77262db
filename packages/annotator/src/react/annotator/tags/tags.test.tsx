// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const first = aSelection(5, aRange(0, 0, 2, 8), { text: 'person', ...OWN, tags: ['Duty', 'Term'] });
const second = aSelection(6, aRange(0, 0, 20, 25), { text: 'offer', ...OWN, tags: ['Cost', 'Termination'] });

const card = (at = 0) => screen.getAllByRole('article')[at]!;
const tagsOf = (at = 0) =>
  [...card(at).querySelectorAll('bdi')]
    .filter((tag) => !tag.closest('[role="option"]'))
    .map((tag) => tag.textContent);
const addButton = () => screen.getByRole('button', { name: 'Add tag' });
const field = () => screen.getByRole('combobox', { name: 'New tag' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

async function opened(existing = [first, second], props = {}) {
  const made = await renderAnnotator({ existing, ...props });
  await made.finish();
  await made.user.click(card());
  await made.finish();
  return made;
}

/** With the field open. */
async function adding(existing = [first, second]) {
  const made = await opened(existing);
  await made.user.click(addButton());
  await made.finish();
  return made;
}

describe('the tags on a card', () => {
  it('are listed everywhere, and changed on one’s active card alone', async () => {
    const theirs = { ...second, createdBy: { id: 2, name: 'Max Keller' } };
    const { user } = await opened([first, theirs]);
    expect(tagsOf(0)).toEqual(['Duty', 'Term']);
    expect(tagsOf(1)).toEqual(['Cost', 'Termination']);
    expect(within(card(0)).getByRole('list', { name: 'Tags' })).toBeDefined();
    expect(within(card(0)).getByRole('button', { name: 'Remove the tag “Duty”' })).toBeDefined();
    expect(within(card(1)).queryByRole('button', { name: /tag/ })).toBeNull();
    await user.click(card(1));
    expect(screen.queryByRole('button', { name: /tag/ })).toBeNull();
  });

  it('are read only for who may only read', async () => {
    await opened([first], { access: 'read' });
    expect(tagsOf()).toEqual(['Duty', 'Term']);
    expect(screen.queryByRole('button', { name: /tag/ })).toBeNull();
  });

  it('are six where they are not worked on, and say how many more there are', async () => {
    const tags = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    await opened([first, { ...second, tags }]);
    expect(tagsOf(1)).toHaveLength(6);
    expect(card(1).textContent).toContain('+14');
    expect(card(1).textContent).toContain('tag 19');
  });

  it('are removed by a button or by keys, and the focus goes on to the neighbor', async () => {
    const { user, backend, finish } = await opened([{ ...first, tags: ['a', 'b', 'c'] }]);
    const remove = (tag: string) => screen.getByRole('button', { name: `Remove the tag “${tag}”` });
    await user.click(remove('b'));
    expect(document.activeElement).toBe(remove('c'));
    await user.keyboard('{Delete}');
    expect(document.activeElement).toBe(remove('a'));
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toBe(addButton());
    await finish();
    // The keys have not deleted the highlight.
    expect(backend.stored.get(5)?.tags).toEqual([]);
  });
});

describe('the field for tags', () => {
  it('adds what is typed by Enter and by a comma, and stays open', async () => {
    const { user, backend, finish } = await adding();
    expect(document.activeElement).toBe(field());
    await user.keyboard('Offer{Enter}long term,x');
    expect(field()).toHaveProperty('value', 'x');
    await user.keyboard('{Backspace}{Backspace}');
    expect(tagsOf()).toEqual(['Duty', 'Term', 'Offer']);
    await finish();
    expect(backend.stored.get(5)?.tags).toEqual(['Duty', 'Term', 'Offer']);
  });

  it('is a combobox of the tags in the Code: arrows choose, Enter adds', async () => {
    const { user } = await adding();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(options()).toEqual(['Cost', 'Termination']);
    await user.keyboard('TERM');
    expect(options()).toEqual(['Termination']);
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(option.id);
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await user.keyboard('{Enter}');
    expect(tagsOf()).toEqual(['Duty', 'Term', 'Termination']);
    expect(field()).toHaveProperty('value', '');
    await user.click(screen.getByRole('option', { name: 'Cost' }));
    expect(tagsOf()).toEqual(['Duty', 'Term', 'Termination', 'Cost']);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('writes a tag as it is written in the Code, and says what is there already', async () => {
    const { user } = await adding();
    await user.keyboard('cost{Enter}');
    expect(tagsOf()).toEqual(['Duty', 'Term', 'Cost']);
    await user.keyboard('DUTY{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('“Duty” is there already.');
    expect(tagsOf()).toEqual(['Duty', 'Term', 'Cost']);
  });

  it('is left by Escape, the list first, with the focus on the button', async () => {
    const { user } = await adding();
    await user.keyboard('half{Escape}');
    expect(screen.queryByRole('combobox', { name: 'New tag' })).toBeNull();
    expect(document.activeElement).toBe(addButton());
    await user.keyboard('{Enter}T{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveProperty('value', 'T');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(addButton());
    expect(tagsOf()).toEqual(['Duty', 'Term']);
  });

  it('adds what is typed when it is left, and takes a pasted list apart', async () => {
    const { user } = await adding();
    await user.paste('a, b\nc');
    expect(tagsOf()).toEqual(['Duty', 'Term', 'a', 'b', 'c']);
    await user.keyboard('last');
    await user.tab();
    expect(tagsOf()).toEqual(['Duty', 'Term', 'a', 'b', 'c', 'last']);
    expect(screen.queryByRole('combobox', { name: 'New tag' })).toBeNull();
  });

  it('adds what is typed when another card or highlight is pressed, and moves nothing before the click', async () => {
    const { user } = await adding();
    await user.keyboard('last');
    await user.pointer({ keys: '[MouseLeft>]', target: card(1) });
    expect(document.activeElement).not.toBe(field());
    expect(tagsOf()).toEqual(['Duty', 'Term']);
    await user.pointer({ keys: '[/MouseLeft]', target: card(1) });
    expect(tagsOf(0)).toEqual(['Duty', 'Term', 'last']);
    expect(screen.queryByRole('combobox', { name: 'New tag' })).toBeNull();
  });

  it('adds what is typed when its card goes away with it', async () => {
    const { user, viewer } = await adding();
    await user.keyboard('last');
    act(() => viewer().clickHighlight(6));
    expect(tagsOf(0)).toEqual(['Duty', 'Term', 'last']);
  });

  it('keeps what is too long or too much, and says so', async () => {
    const { user } = await adding([{ ...first, tags: Array.from({ length: 19 }, (_, at) => `tag ${at}`) }]);
    const long = 'y'.repeat(41);
    await user.paste(`x, ${long}, z`);
    expect(tagsOf()).toHaveLength(20);
    expect(field()).toHaveProperty('value', `${long}, z`);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe(
      `“${long}” has 41 characters; a tag has 40 at most.There can be 20 tags at most. Not added: z`,
    );
    await user.keyboard('{Escape}');
    expect(tagsOf()).toHaveLength(20);
  });

  it('goes on after what is too long, which is mended later', async () => {
    const { user } = await adding();
    const long = 'y'.repeat(41);
    await user.keyboard(`,${long}, next{Enter}`);
    expect(tagsOf()).toEqual(['Duty', 'Term', 'next']);
    expect(field()).toHaveProperty('value', long);
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.keyboard('{Enter}');
    expect(tagsOf()).toEqual(['Duty', 'Term', 'next', long.slice(1)]);
    expect(field()).toHaveProperty('value', '');
  });

  it('leaves Enter to an input method that composes', async () => {
    const { user } = await adding();
    await user.keyboard('ni');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(tagsOf()).toEqual(['Duty', 'Term']);
    expect(field()).toHaveProperty('value', 'ni');
  });
});

describe('the filter', () => {
  it('leaves the annotations with all the tags that are chosen', async () => {
    const { user } = await opened([first, { ...second, tags: ['Term'] }]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    const group = within(screen.getByRole('group', { name: 'Tags: all that are chosen' }));
    expect(group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Term2',
      'Duty1',
    ]);
    await user.click(group.getByRole('checkbox', { name: /Term/ }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.click(group.getByRole('checkbox', { name: /Duty/ }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('1 of 2')).toBeDefined();
  });
});
