import { expect, it, vi } from 'vitest';
import type { ReaderTools } from './document-session-options';
import { createLaterTools } from './later-tools';

const RANGE = {
  startPage: 0,
  startElement: 0,
  startCharacter: 0,
  endPage: 0,
  endElement: 0,
  endCharacter: 4,
};
const HIGHLIGHTS = [{ id: 7, range: RANGE, color: 'COLOR_1' }] as const;

/** Tools that note what is done with them. */
function noted() {
  const done: unknown[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push([name, ...args]);
  const tools: ReaderTools = {
    selection: { select: note('select'), clear: note('clear'), setCaretMode: note('caret') },
    areas: { set: note('area') },
    editing: { setHighlights: note('highlights'), press: () => true },
    setActiveHighlight: note('active'),
    setSearchHits: note('hits'),
    place: note('place'),
    onScroll: note('scroll'),
    destroy: note('destroy'),
  };
  return { done, tools };
}

function made(loads: readonly (() => Promise<ReaderTools>)[]) {
  const painted: unknown[] = [];
  const failures: unknown[] = [];
  let count = 0;
  const later = createLaterTools({
    marks: {
      setHighlights: (list) => void painted.push(['highlights', list]),
      setActive: (id) => void painted.push(['active', id]),
      setHits: (hits, active) => void painted.push(['hits', hits, active]),
    },
    load() {
      count += 1;
      return loads[count - 1]?.() ?? Promise.reject(new Error('No more loads'));
    },
    onFailed: (error) => void failures.push(error),
  });
  return { later, painted, failures, loads: () => count };
}

it('paints what is set before the tools are there, and hands it to them', async () => {
  const { done, tools } = noted();
  const { later, painted, loads } = made([async () => tools]);
  later.editing.setHighlights(HIGHLIGHTS);
  later.setActiveHighlight(7, true);
  later.setSearchHits([RANGE], 0);
  expect(
    later.editing.press({ key: 'a', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }),
  ).toBe(false);
  expect(painted).toEqual([
    ['highlights', HIGHLIGHTS],
    ['active', 7],
    ['hits', [RANGE], 0],
  ]);
  expect(loads()).toBe(0);
  later.begin();
  await vi.waitUntil(() => done.length === 3);
  expect(done).toEqual([
    ['highlights', HIGHLIGHTS],
    ['active', 7, true],
    ['hits', [RANGE], 0],
  ]);
  later.setActiveHighlight(undefined, false);
  later.onScroll();
  expect(done.slice(3)).toEqual([['active', undefined, false], ['scroll']]);
  expect(painted).toHaveLength(3);
});

it('loads them for what is asked of them, and does it then', async () => {
  const { done, tools } = noted();
  const { later, loads } = made([async () => tools]);
  later.selection.select(RANGE);
  later.selection.setCaretMode(true);
  later.areas.set(true);
  expect(loads()).toBe(1);
  await vi.waitUntil(() => done.length === 6);
  expect(done.slice(3)).toEqual([
    ['select', RANGE],
    ['caret', true],
    ['area', true],
  ]);
});

it('does not select what was given up before they came', async () => {
  const { done, tools } = noted();
  const { later } = made([async () => tools]);
  later.selection.select(RANGE);
  later.selection.clear();
  await vi.waitUntil(() => done.length === 3);
  expect(done.map((each) => (each as unknown[])[0])).toEqual(['highlights', 'active', 'hits']);
});

it('loads them anew after a failure', async () => {
  const { done, tools } = noted();
  const { later, failures, loads } = made([() => Promise.reject(new Error('away')), async () => tools]);
  later.begin();
  await vi.waitUntil(() => failures.length === 1);
  later.begin();
  await vi.waitUntil(() => done.length === 3);
  expect(loads()).toBe(2);
});

it('destroys tools that come too late', async () => {
  const { done, tools } = noted();
  const { later } = made([async () => tools]);
  later.begin();
  later.destroy();
  await vi.waitUntil(() => done.length > 0);
  expect(done).toEqual([['destroy']]);
});
