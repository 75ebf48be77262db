// @vitest-environment jsdom
import type { LegendEntry, LiveEvent } from '@glossator/client-sdk/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LiveSource } from '../../../core/ports/backend';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const LEGEND: readonly LegendEntry[] = [
  { color: 'COLOR_2', name: 'Definition' },
  { color: '#e0b0ff', name: 'Deadline' },
];
const existing = [
  aSelection(5, aRange(0, 0, 2, 8), { text: 'person', color: '#e0b0ff' }),
  aSelection(6, aRange(0, 1, 4, 8), { text: 'year', color: 'COLOR_4' }),
];

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const props = { legend: LEGEND, ...options.props };
  const made = await renderAnnotator({ access: 'organize', existing, ...options, props });
  const code = made.backend.api.stored.codes.get(1);
  if (code) code.legend = LEGEND;
  await made.finish();
  return made;
}

async function openDialog(options?: Parameters<typeof opened>[0]) {
  const made = await opened(options);
  await made.user.click(screen.getByRole('button', { name: /^Highlight color/ }));
  await made.user.click(screen.getByRole('button', { name: 'Name the colors' }));
  const dialog = await screen.findByRole('dialog', { name: 'Colors and what they stand for' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { ...made, dialog };
}

describe('what colors stand for', () => {
  it('is shown on cards, by name and in words', async () => {
    await opened();
    const [named, unnamed] = screen.getAllByRole('article');
    expect(named?.getAttribute('aria-label')).toBe('Highlight “Deadline” on page 1: person');
    expect(named?.textContent).toContain('Deadline');
    expect(unnamed?.getAttribute('aria-label')).toBe('Highlight in mint on page 1: year');
  });

  it('stands in the selection bar, its colors near, with the keys', async () => {
    const made = await opened();
    act(() => made.viewer().select(aRange(1, 0, 8, 15)));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected text' }));
    expect(bar.getByRole('button', { name: 'Highlight as Deadline' })).toBeDefined();
    await made.user.click(bar.getByRole('button', { name: 'All 20 colors' }));
    const legend = within(bar.getByRole('group', { name: 'Legend' }));
    expect(legend.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Definition2',
      'Deadline',
    ]);
    act(() => legend.getByRole('button', { name: 'Highlight as Definition (lime)' }).focus());
    await made.user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(legend.getByRole('button', { name: 'Highlight as Deadline' }));
    await made.user.keyboard('{ArrowUp}{Enter}');
    await made.finish();
    expect([...made.backend.stored.values()].at(-1)).toMatchObject({ text: 'statute', color: 'COLOR_2' });
  });

  it('leaves the keys 1 to 0 to the first ten colors', async () => {
    const made = await opened();
    act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
    act(() => made.viewer().select(aRange(1, 0, 8, 15)));
    await made.user.keyboard('3');
    await made.finish();
    expect([...made.backend.stored.values()].at(-1)?.color).toBe('COLOR_3');
  });

  it('can be filtered by: colors in use first, named before others', async () => {
    const made = await opened();
    await made.user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    const colors = within(screen.getByRole('group', { name: 'Color' })).getAllByRole('checkbox');
    expect(colors.map((each) => each.closest('label')?.textContent)).toEqual([
      'Deadline1',
      'mint1',
      'Definition0',
    ]);
    await made.user.click(screen.getByRole('checkbox', { name: /Deadline/ }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('is there to read for those who cannot highlight, not to change', async () => {
    const made = await opened({ access: 'read' });
    await made.user.click(screen.getByRole('button', { name: 'What the colors stand for' }));
    const names = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Definition', 'Deadline']);
    expect(screen.queryByRole('button', { name: 'Name the colors' })).toBeNull();
  });

  it('is not for annotators to change', async () => {
    const made = await opened({ access: 'annotate' });
    await made.user.click(screen.getByRole('button', { name: /^Highlight color/ }));
    expect(screen.getByRole('group', { name: 'Legend' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Name the colors' })).toBeNull();
  });
});

describe('the legend dialog', () => {
  it('saves a name when the field is left, and says so', async () => {
    const { user, backend, finish, dialog } = await openDialog();
    const field = within(dialog).getByRole('textbox', { name: 'What mint stands for' });
    await user.type(field, 'Duty');
    await user.click(within(dialog).getByRole('textbox', { name: 'What green stands for' }));
    await waitFor(() =>
      expect(backend.calls.map(({ name, input }) => [name, input])).toEqual([
        ['codes.setColor', { id: 1, color: 'COLOR_4', name: 'Duty' }],
      ]),
    );
    await finish();
    expect(await within(dialog).findByText('Saved')).toBeDefined();
    expect(await screen.findByRole('article', { name: /^Highlight “Duty”/, hidden: true })).toBeDefined();
  });

  it('keeps what was written when it is refused, and says why; Escape takes it back, then closes', async () => {
    const { user, backend, finish, dialog } = await openDialog();
    const field = within(dialog).getByRole('textbox', { name: 'What yellow stands for' });
    await user.type(field, 'deadline{Enter}');
    act(() => backend.next().refuse(409, 'COLOR_NAME_TAKEN'));
    await finish();
    expect(field).toHaveProperty('value', 'deadline');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(within(dialog).getByText('Another color has this name.')).toBeDefined();
    await user.click(field);
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has another name that a colleague has given meanwhile beside what is being written, and is not saved over it by leaving', async () => {
    let publish: (event: LiveEvent) => void = () => undefined;
    const live: LiveSource = {
      subscribe: ({ onEvent }) => {
        publish = onEvent;
        return () => undefined;
      },
    };
    const { user, backend, dialog } = await openDialog({ props: { live } });
    const field = within(dialog).getByLabelText<HTMLInputElement>('What lime stands for');
    await user.clear(field);
    await user.type(field, 'Mine');
    const legend = [{ color: 'COLOR_2' as const, name: 'Theirs' }, ...LEGEND.slice(1)];
    const data = { codeId: 1, colors: ['COLOR_2', '#e0b0ff'] as const, legend };
    act(() => publish({ name: 'CODE_COLORS/UPDATE', data: { ...data, colors: [...data.colors] } }));
    expect(field.value).toBe('Mine');
    expect(within(dialog).getByText('Theirs')).toBeDefined();
    await user.tab();
    await user.click(within(dialog).getByRole('button', { name: 'Take this text instead' }));
    expect(field.value).toBe('Theirs');
    expect(within(dialog).queryByRole('button', { name: 'Take this text instead' })).toBeNull();
    expect(backend.calls).toEqual([]);
  });

  it('adds a custom color and warns of one that text cannot be read on', async () => {
    const { user, backend, finish, dialog } = await openDialog();
    const form = within(within(dialog).getByRole('form', { name: 'Add a color' }));
    fireEvent.change(form.getByLabelText('New color'), { target: { value: '#7b242e' } });
    expect(form.getByRole('status').textContent).toMatch(/^Too dark: .* 1\.\d:1/);
    await user.click(form.getByRole('button', { name: /^Take #[0-9a-f]{6} instead$/ }));
    expect(form.getByRole('status').textContent).toMatch(/^Black text can be read on it/);
    await user.type(form.getByRole('textbox'), 'Sanction{Enter}');
    expect(backend.calls[0]?.input).toMatchObject({ name: 'Sanction', color: expect.stringMatching(/^#/) });
    await finish();
    expect(within(dialog).getByRole('button', { name: 'Remove “Sanction”' })).toBeDefined();
    expect(document.activeElement).toBe(form.getByPlaceholderText('What it stands for'));
    fireEvent.change(form.getByLabelText('New color'), { target: { value: '#e0b0ff' } });
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(form.getByText('The legend has this color already.')).toBeDefined();
    expect(backend.calls).toEqual([]);
  });

  it('recolors everywhere when that is wanted', async () => {
    const { user, backend, finish, dialog } = await openDialog();
    fireEvent.change(within(dialog).getByLabelText('Color of “Deadline”'), { target: { value: '#ffeedd' } });
    expect(backend.calls).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Change everywhere' }));
    expect(backend.calls[0]?.input).toEqual({
      id: 1,
      color: '#ffeedd',
      name: 'Deadline',
      replaces: '#e0b0ff',
    });
    await finish();
    expect(within(dialog).getByLabelText('Color of “Deadline”')).toHaveProperty('value', '#ffeedd');
    expect(within(dialog).queryByRole('button', { name: 'Change everywhere' })).toBeNull();
    // The keys keep working.
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that a color is in use before it is removed', async () => {
    const { user, backend, finish, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Remove “Deadline”' }));
    act(() => backend.next().refuse(409, 'COLOR_IN_USE'));
    await finish();
    expect(within(dialog).getByText(/Highlights have this color\. They keep it/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(backend.calls[0]?.input).toEqual({ id: 1, color: '#e0b0ff', removal: 'always' });
    await finish();
    expect(within(dialog).queryByLabelText('Color of “Deadline”')).toBeNull();
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('article', { name: /^Highlight in #e0b0ff/, hidden: true })).toBeDefined();
  });
});
