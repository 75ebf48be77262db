// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

const ROOT = join(import.meta.dirname, '../../../../..');
const CACHE = join(ROOT, '.cache');
const SLOTS = join(ROOT, 'docs/guides/slots.md');
const EMBEDDING = join(ROOT, 'docs/guides/embedding.md');

/** Below the root, whose `node_modules` the examples import from. */
let folder: string;
beforeAll(() => {
  giveElementsSizes();
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'guides-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const EXISTING = [
  aSelection(5, aRange(0, 0, 2, 8), { ...OWN, text: 'person' }),
  aSelection(7, aRange(2, 0, 0, 6), { ...OWN, text: 'law' }),
];

/** Renders the component that an example of a guide exports under this name. */
async function shown(guide: string, name: string, existing = EXISTING) {
  const example = readFileSync(guide, 'utf8')
    .split('```')
    .find((part) => part.startsWith('tsx\n') && part.includes(`export const ${name} = `));
  if (!example) throw new Error(`${guide} has no ${name}`);
  const file = join(folder, `${name}.tsx`);
  writeFileSync(file, example.slice('tsx'.length));
  const exported = (await import(/* @vite-ignore */ file)) as Record<string, ComponentType<AnnotatorProps>>;
  const component = exported[name];
  if (!component) throw new Error(`${name} is not exported`);
  const made = await renderAnnotator({ existing, component });
  await made.finish();
  return made;
}

describe('the guide to slots', () => {
  it('adds fields to cards, and says something else where there are none', async () => {
    await shown(SLOTS, 'WithMatters');
    const [first, second] = screen.getAllByRole('article');
    expect(first && within(first).getByText('Matter: Rossi v. Keller')).toBeDefined();
    expect(second && within(second).getByText('Matter: none')).toBeDefined();
    cleanup();
    await shown(SLOTS, 'WithMatters', []);
    expect(screen.getByText('Select a passage to begin.')).toBeDefined();
  });

  it('has cards of its own that lead to their passages', async () => {
    const { user } = await shown(SLOTS, 'OwnCards');
    await user.click(screen.getByRole('button', { name: 'Lea Rossi: “law”' }));
    expect(screen.getByRole('button', { current: true }).textContent).toContain('law');
  });

  it('has buttons of its own in the toolbar', async () => {
    const { user } = await shown(SLOTS, 'OwnButtons');
    const toolbar = within(screen.getByRole('region', { name: 'Document tools' }));
    expect(toolbar.getByRole('button', { name: 'Add to favorites' })).toBeDefined();
    await user.click(toolbar.getByRole('button', { name: 'Article …' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('has a bar of its own that marks what is selected', async () => {
    const { user, viewer, backend } = await shown(SLOTS, 'OwnBar');
    expect(screen.queryByRole('toolbar', { name: 'Ask' })).toBeNull();
    act(() => viewer().select(aRange(0, 1, 4, 8)));
    await user.click(screen.getByRole('button', { name: 'Mark in green' }));
    expect(backend.calls[0]).toMatchObject({ name: 'selections.create', input: { color: 'COLOR_4' } });
  });

  it('begins with a tab of its own', async () => {
    await shown(SLOTS, 'OwnTab');
    expect(screen.getByRole('button', { name: 'Long: person' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Long: law' })).toBeNull();
  });

  it('has the toolbar last and no left panel', async () => {
    await shown(SLOTS, 'Reversed');
    const toolbar = screen.getByRole('region', { name: 'Document tools' });
    expect(screen.queryByRole('button', { name: 'Contents panel' })).toBeNull();
    const [panel, ...others] = screen.getAllByRole('complementary');
    expect(others).toEqual([]);
    expect(panel && panel.compareDocumentPosition(toolbar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('the guide to embedding', () => {
  it('puts the parts into a layout of its own', async () => {
    const { user } = await shown(EMBEDDING, 'Desk');
    expect(screen.getByText('Choose a card.')).toBeDefined();
    const [card] = screen.getAllByRole('article');
    if (card) await user.click(card);
    expect(screen.queryByText('Choose a card.')).toBeNull();
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
  });
});
