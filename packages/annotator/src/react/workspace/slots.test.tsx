// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { aRange, aSelection, createMemoryStorage } from '../../core/testing/test-annotator';
import { useSelections } from '../annotator/hooks/use-selections';
import type { AnnotationCardProps, AnnotatorComponents, ToolbarProps } from '../annotator/slots/slots';
import type { AnnotatorPanel } from '../annotator/slots/panels';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';
import { defaultComponents } from './default-components';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const existing = [aSelection(5, aRange(0, 0, 2, 8), OWN), aSelection(7, aRange(2, 0, 0, 6), OWN)];

async function shown(props: Partial<AnnotatorProps>, selections = existing) {
  const made = await renderAnnotator({ existing: selections, props });
  await made.finish();
  return made;
}

const toolbar = () => screen.queryByRole('region', { name: 'Document tools' });
const panels = () => screen.queryAllByRole('complementary').map((panel) => panel.getAttribute('aria-label'));

describe('components of a host', () => {
  it('stand in place of the own ones, and can put those into something else', async () => {
    const Framed = (props: ToolbarProps) => (
      <header aria-label="Ours">
        <defaultComponents.Toolbar {...props} end={<button type="button">Ours</button>} />
      </header>
    );
    await shown({ components: { Toolbar: Framed }, toolbarEnd: 'Not shown' });
    const framed = screen.getByRole('banner', { name: 'Ours' });
    expect(within(framed).getByRole('button', { name: 'Ours' })).toBeDefined();
    expect(within(framed).getByRole('button', { name: 'More actions' })).toBeDefined();
    // The host's style sheet counts for what is around it, and not in it.
    expect(toolbar()?.closest('[data-glossator-own]')?.closest('header')).toBe(framed);
    expect(screen.queryByText('Not shown')).toBeNull();
  });

  it.each<[keyof AnnotatorComponents, () => unknown]>([
    ['Toolbar', toolbar],
    ['LeftPanel', () => panels().find((name) => name?.includes('ontents'))],
    ['RightPanel', () => panels().find((name) => name?.includes('nnotations'))],
  ])('leave out a part: %s', async (name, find) => {
    const { rerenderWith } = await shown({});
    expect(find()).toBeTruthy();
    rerenderWith({ components: { [name]: null } });
    expect(find() ?? null).toBeNull();
  });

  it('leave no button behind for a panel that is left out', async () => {
    const { rerenderWith } = await shown({});
    const buttons = () => screen.queryAllByRole('button', { name: /panel/iu }).length;
    expect(buttons()).toBe(2);
    rerenderWith({ components: { LeftPanel: null, RightPanel: null } });
    expect(buttons()).toBe(0);
  });

  it('show the selected text, a pressed highlight, cards and empty lists otherwise', async () => {
    const components: AnnotatorComponents = {
      SelectionBar: () => <p>Bar of ours</p>,
      HighlightBar: ({ clicked }) => <p>Pressed: {clicked?.id ?? 'none'}</p>,
      AnnotationCard: ({ selection, isActive }) => (
        <p>
          Card {selection.id} {isActive ? 'active' : 'quiet'}
        </p>
      ),
      EmptyList: ({ list }) => <p>Nothing in {list}</p>,
    };
    const { user, viewer, finish } = await shown({ components });
    expect(screen.getByText('Bar of ours')).toBeDefined();
    expect(screen.getByText('Card 5 quiet')).toBeDefined();
    act(() => viewer().clickHighlight(7));
    expect(screen.getByText('Pressed: 7')).toBeDefined();
    expect(screen.getByText('Card 7 active')).toBeDefined();
    expect(screen.getByText('Nothing in contents')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /Bookmarks/u }));
    await finish();
    expect(screen.getByText('Nothing in bookmarks')).toBeDefined();
  });

  it('add fields to cards', async () => {
    await shown({
      components: { CardFields: ({ selection }) => <p>File number {selection.id * 11}</p> },
    });
    const [first] = screen.getAllByRole('article');
    expect(first && within(first).getByText('File number 55')).toBeDefined();
    expect(screen.getByText('File number 77')).toBeDefined();
  });

  it('arrange the parts', async () => {
    await shown({
      components: {
        Layout: ({ toolbar: bar, document: page, rightPanel }) => (
          <main aria-label="Arranged">
            {rightPanel}
            {page}
            {bar}
          </main>
        ),
      },
    });
    const arranged = screen.getByRole('main', { name: 'Arranged' });
    expect(within(arranged).getByRole('complementary').getAttribute('aria-label')).toContain('nnotations');
    expect(panels()).toHaveLength(1);
    expect(arranged.lastElementChild?.contains(toolbar())).toBe(true);
  });

  it('have the types of what they stand for', () => {
    expectTypeOf(defaultComponents.Toolbar).parameter(0).toEqualTypeOf<Partial<ToolbarProps>>();
    type Fits<Props> = ((props: Props) => null) extends AnnotatorComponents['AnnotationCard'] ? true : false;
    expectTypeOf<Fits<AnnotationCardProps>>().toEqualTypeOf<true>();
    expectTypeOf<Fits<ToolbarProps>>().toEqualTypeOf<false>();
  });
});

describe('tabs of a host', () => {
  const Count = () => <p>{useSelections().length} marks</p>;
  const matters: AnnotatorPanel = { id: 'matters', label: 'Matters', count: 3, Component: Count };
  const sources: AnnotatorPanel = {
    id: 'sources',
    label: 'Sources',
    side: 'left',
    Component: () => <p>Origin</p>,
  };

  it('stand after the others, are chosen by keys, and use hooks', async () => {
    const { user } = await shown({ panels: [matters, sources] });
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names.filter((name) => /Matters|Sources/u.test(name))).toEqual(['Sources', 'Matters3']);
    expect(screen.queryByText('2 marks')).toBeNull();
    await user.click(screen.getByRole('tab', { name: /^Annotations/u }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Matters/u }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('2 marks')).toBeDefined();
    expect(panels().at(-1)).toContain('Matters');
  });

  it('are open again when they were, and replaced by the usual one when they are gone', async () => {
    const storage = createMemoryStorage();
    const { user, unmount } = await shown({ panels: [sources], storage });
    await user.click(screen.getByRole('tab', { name: 'Sources' }));
    unmount();
    const again = await shown({ panels: [sources], storage });
    expect(screen.getByText('Origin')).toBeDefined();
    again.rerenderWith({ panels: [] });
    expect(screen.queryByText('Origin')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Contents' }).getAttribute('aria-selected')).toBe('true');
  });

  it('can be the one to begin with', async () => {
    await shown({ panels: [matters], rightTab: 'own:matters' });
    expect(screen.getByText('2 marks')).toBeDefined();
  });
});
