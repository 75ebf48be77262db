// @vitest-environment jsdom
import type { TextSelection } from '@glossator/client-sdk/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Annotator } from '../../../core/annotator';
import {
  aDocument,
  aRange,
  aSelection,
  createTestAnnotator,
  openFirst,
  settle,
} from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';
import { useAnnotatorState } from '../context/annotator-context';
import { AnnotatorProvider } from '../../workspace/AnnotatorProvider';
import { useActiveDocument } from './use-active-document';
import { useActiveSelection } from './use-active-selection';
import { useAnnotator } from './use-annotator';
import { useSelections, type SelectionFilter } from './use-selections';
import { useViewer } from './use-viewer';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const EXISTING = [
  aSelection(5, aRange(0, 0, 2, 8), { ...OWN, color: 'COLOR_2' }),
  aSelection(6, aRange(0, 1, 0, 8), { color: 'COLOR_3' }),
  aSelection(7, aRange(2, 0, 0, 6), { ...OWN, text: 'No one', color: 'COLOR_3' }),
];

/** An open annotator, and a hook of it whose values are kept in the order of the renders. */
async function renderHook<Value>(useIt: () => Value) {
  const made = createTestAnnotator({ existing: EXISTING });
  await openFirst(made);
  const values: Value[] = [];
  const Probe = () => {
    values.push(useIt());
    return null;
  };
  const element = () => (
    <AnnotatorProvider annotator={made.annotator}>
      <Probe />
    </AnnotatorProvider>
  );
  const { rerender } = render(element());
  return { ...made, values, last: () => values.at(-1), rerender: () => rerender(element()) };
}

const idsOf = (selections: readonly TextSelection[] | undefined) => selections?.map(({ id }) => id);

describe('hooks outside of an annotator', () => {
  it('throw a sentence that says where they work', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    for (const useIt of [useAnnotator, useSelections, useViewer, useActiveSelection, useActiveDocument]) {
      const Lost = () => {
        useIt();
        return null;
      };
      expect(() => render(<Lost />)).toThrow(
        'Hooks of the annotator work inside of <Annotator> or <AnnotatorProvider> only',
      );
    }
  });
});

describe('useSelections', () => {
  it('gives those of the open document, the same array while none of them changes', async () => {
    const { values, commands, last } = await renderHook(() => useSelections());
    expect(idsOf(last())).toEqual([5, 6, 7]);
    const renders = values.length;
    act(() => {
      commands.view.goToPage(1);
      commands.panels.toggle('left');
      commands.selections.activate(6);
    });
    expect(values).toHaveLength(renders);
    act(() => commands.selections.recolor(5, 'COLOR_9'));
    expect(values).toHaveLength(renders + 1);
    expect(last()?.[0]?.color).toBe('COLOR_9');
  });

  it.each<[SelectionFilter | ((selection: TextSelection) => boolean), number[]]>([
    [{ color: 'COLOR_3' }, [6, 7]],
    [{ color: ['COLOR_2', 'COLOR_3'], createdBy: 1 }, [5, 7]],
    [{ page: 0 }, [5, 6]],
    [{ page: 2, createdBy: 2 }, []],
    [({ id }) => id > 5, [6, 7]],
  ])('takes those of %j', async (filter, ids) => {
    const { last } = await renderHook(() => useSelections(filter));
    expect(idsOf(last())).toEqual(ids);
  });

  it('keeps the array where a filter written in place takes the same ones', async () => {
    const { values, rerender, commands } = await renderHook(() =>
      useSelections(({ color }) => color === 'COLOR_3'),
    );
    rerender();
    act(() => commands.selections.recolor(5, 'COLOR_9'));
    rerender();
    expect(idsOf(values[0])).toEqual([6, 7]);
    expect(new Set(values).size).toBe(1);
  });
});

describe('useViewer', () => {
  it('follows page and zoom, and renders no more often than they change', async () => {
    const { values, last, viewer, commands, rerender } = await renderHook(useViewer);
    expect(last()).toMatchObject({ page: 0, pageCount: 3, zoom: 2, scale: 2, rotation: 0 });
    const renders = values.length;
    act(() => commands.selections.activate(6));
    expect(values).toHaveLength(renders);
    act(() => last()?.goToPage(2));
    expect(last()?.page).toBe(2);
    expect(values).toHaveLength(renders + 1);
    expect(viewer.state.page).toBe(2);
    act(() => last()?.rotate(1));
    expect(last()?.rotation).toBe(90);
    const before = last();
    rerender();
    expect(last()).toBe(before);
  });

  it('changes the zoom, and goes to a Selection', async () => {
    const { last, viewer, clock, store } = await renderHook(useViewer);
    act(() => {
      last()?.setZoom('fit-width');
      clock.pass(200);
    });
    expect(viewer.state.zoom).toBe('fit-width');
    await act(settle);
    act(() => last()?.goToSelection(7));
    expect(store.getState().selections.activeId).toBe(7);
    expect(last()?.page).toBe(2);
  });
});

describe('hooks of what is open and active', () => {
  it('give the active Selection', async () => {
    const { last, commands } = await renderHook(useActiveSelection);
    expect(last()).toBeUndefined();
    act(() => commands.selections.activate(6));
    expect(last()?.id).toBe(6);
  });

  it('give the open document', async () => {
    const { last, commands } = await renderHook(useActiveDocument);
    expect(last()?.title).toBe('Part 1');
    act(() => commands.documents.list([aDocument(1, { title: 'Renamed' })]));
    expect(last()?.title).toBe('Renamed');
  });

  it('give any part of the state, with its type', async () => {
    const { last } = await renderHook(() => useAnnotatorState(({ access }) => access.userName));
    expect(last()).toBe('Lea Rossi');
    expectTypeOf(last()).toEqualTypeOf<string | undefined>();
  });

  it('give the annotator itself, always the same', async () => {
    const { values, annotator, rerender } = await renderHook(useAnnotator);
    rerender();
    expectTypeOf(useAnnotator).returns.toEqualTypeOf<Annotator>();
    expect(new Set(values)).toEqual(new Set([annotator]));
  });
});

describe('children and ends of the toolbar of <Annotator>', () => {
  it('use its hooks', async () => {
    const Count = ({ name }: { readonly name: string }) => `${name}: ${useSelections().length}`;
    const { finish } = await renderAnnotator({
      existing: EXISTING,
      props: { children: <Count name="over it" />, toolbarEnd: <Count name="in the toolbar" /> },
    });
    await finish();
    await act(settle);
    expect(screen.getByText('over it: 3')).toBeDefined();
    expect(screen.getByText('in the toolbar: 3')).toBeDefined();
  });
});
