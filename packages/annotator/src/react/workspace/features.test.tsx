// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createHighlightsBackend } from '../../core/testing/highlights-backend';
import { aRange, aSelection, settle } from '../../core/testing/test-annotator';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const STAMPS = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z', ...OWN };
const EXISTING = [
  aSelection(5, aRange(0, 0, 2, 8), {
    ...OWN,
    text: 'person',
    isBookmark: true,
    name: 'A kept passage',
    tags: ['lease'],
    data: [{ type: 'comment', id: 1, selectionId: 5, text: 'Who is meant?', ...STAMPS }],
  }),
];
const NOTHING_MORE = {
  bookmarks: false,
  notes: false,
  comments: false,
  attachments: false,
  share: false,
  search: false,
  updates: false,
  tags: false,
  download: false,
  legend: false,
} as const;

/** What of the annotator is about anything but reading and highlights: names of tabs and buttons. */
const MORE =
  /bookmark|note|comment|attach|record|share|send|search|update|tag|download|legend|name the colors|reply|resolve/iu;

async function shown(props: Partial<AnnotatorProps>, access: 'annotate' | 'owner' = 'owner') {
  const made = await renderAnnotator({ existing: EXISTING, access, props });
  await made.finish();
  return made;
}

const named = (roles: readonly string[]) =>
  roles.flatMap((role) =>
    screen
      .queryAllByRole(role)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      .filter((name) => MORE.test(name)),
  );

/** What is offered beyond highlights, once the card of one, the menu, the filter and the bar over a text were looked at. */
async function offered({ user, viewer }: Awaited<ReturnType<typeof shown>>) {
  const names = new Set(named(['tab', 'button', 'searchbox', 'textbox', 'combobox']));
  const note = () => {
    for (const name of named(['tab', 'button', 'menuitem', 'checkbox', 'textbox', 'combobox']))
      names.add(name);
  };
  await user.click(screen.getByRole('article'));
  note();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  note();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Filter/ }));
  note();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Highlight color/ }));
  note();
  await user.keyboard('{Escape}');
  act(() => viewer().select(aRange(0, 0, 20, 26)));
  note();
  return [...names];
}

describe('an annotator with features switched off', () => {
  it('offers all of them where nothing is said', async () => {
    const names = (await offered(await shown({}))).join('\n');
    for (const word of [
      'Bookmark',
      'note',
      'Comment',
      'Attach',
      'Record',
      'Search',
      'Update',
      'tag',
      'Download',
    ])
      expect(names).toMatch(new RegExp(word, 'iu'));
  });

  it('offers nothing of them anywhere', async () => {
    expect(await offered(await shown({ features: NOTHING_MORE }))).toEqual([]);
    const panels = screen.getAllByRole('complementary').map((panel) => panel.getAttribute('aria-label'));
    expect(panels).toEqual(['Contents and Pages', 'Annotations']);
  });

  it('does not show what is there of them', async () => {
    await shown({ features: NOTHING_MORE });
    expect(screen.getByRole('article').textContent).toContain('person');
    for (const text of ['A kept passage', 'lease', 'Who is meant?'])
      expect(screen.queryByText(text)).toBeNull();
    cleanup();
    await shown({});
    for (const text of ['A kept passage', 'lease', 'Who is meant?'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('lists and hears no keys for them', async () => {
    const { user } = await shown({ features: NOTHING_MORE });
    await user.click(screen.getByRole('article'));
    await user.keyboard('cbfm/');
    expect(screen.queryAllByRole('textbox').map((each) => each.getAttribute('aria-label'))).not.toContain(
      'Search',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    await user.keyboard('?');
    const help = screen.getByRole('dialog').textContent;
    expect(help).toContain('Highlight');
    expect(help).not.toMatch(MORE);
  });

  it('follows the host that switches them on and off', async () => {
    const { rerenderWith, finish } = await shown({ features: { notes: false } });
    expect(screen.queryByRole('tab', { name: /notes/iu })).toBeNull();
    rerenderWith({ features: { bookmarks: false } });
    await finish();
    expect(screen.getByRole('tab', { name: /notes/iu })).toBeDefined();
    expect(screen.queryByRole('tab', { name: /Bookmarks/u })).toBeNull();
  });
});

describe('an annotator over a backend for highlights alone', () => {
  it('offers nothing but highlights, searching the document and tags', async () => {
    const { backend } = createHighlightsBackend(EXISTING);
    const names = await offered(await shown({ backend, features: {} }));
    expect(names.filter((name) => !/search|tag/iu.test(name))).toEqual([]);
  });

  it('shows them, and saves a new one', async () => {
    const { backend, stored } = createHighlightsBackend(EXISTING);
    const { user, viewer } = await shown({ backend, features: {} });
    act(() => screen.getByRole('group', { name: /Part 1/u }).focus());
    expect(screen.getAllByRole('article')).toHaveLength(1);
    act(() => viewer().select(aRange(0, 0, 20, 26)));
    await user.keyboard('1');
    await act(settle);
    expect([...stored.keys()]).toEqual([5, 6]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
