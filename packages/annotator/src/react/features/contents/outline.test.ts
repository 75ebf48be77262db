import { describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../../../core/ports/document-viewer';
import { flattenOutline, pathTo, rowOf } from './outline-rows';
import { treeMove } from './tree-keys';

const entry = (title: string, ...children: OutlineEntry[]): OutlineEntry => ({
  title,
  page: 0,
  top: 0,
  children,
});
const article = entry('Art. 2');
const chapter = entry('Chapter', entry('Art. 1'), article);
const outline = [entry('Title I', chapter, entry('Chapter 2', entry('Art. 3'))), entry('Title II')];
const rows = (open: readonly string[]) => flattenOutline(outline, ({ key }) => open.includes(key));

describe('the rows of an outline', () => {
  it('are those under open entries, with their place among their siblings', () => {
    expect(rows(['0', '0.0']).map(({ key, entry: { title } }) => `${key} ${title}`)).toEqual([
      '0 Title I',
      '0.0 Chapter',
      '0.0.0 Art. 1',
      '0.0.1 Art. 2',
      '0.1 Chapter 2',
      '1 Title II',
    ]);
    expect(rows([])[1]).toMatchObject({ depth: 0, position: 2, siblings: 2, isOpen: undefined });
  });

  it('know where an entry is, or the closed one that hides it', () => {
    const path = pathTo(outline, article);
    expect([...path].map(({ title }) => title)).toEqual(['Title I', 'Chapter']);
    expect(rowOf(rows(['0', '0.0']), article, path)).toBe(3);
    expect(rowOf(rows(['0']), article, path)).toBe(1);
    expect(rowOf(rows([]), article, path)).toBe(0);
    expect(rowOf(rows([]), undefined, new Set())).toBe(-1);
  });

  it('of ten thousand entries come without a deep stack or a long wait', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => entry(`Art. ${i}`));
    expect(flattenOutline(many, () => true)).toHaveLength(10_000);
  });
});

describe('the keys of the tree', () => {
  const open = rows(['0', '0.0']);
  it.each([
    ['ArrowDown', 0, { kind: 'move', index: 1 }],
    ['ArrowDown', 5, { kind: 'move', index: 5 }],
    ['ArrowUp', 0, { kind: 'move', index: 0 }],
    ['Home', 4, { kind: 'move', index: 0 }],
    ['End', 0, { kind: 'move', index: 5 }],
    ['PageDown', 0, { kind: 'move', index: 5 }],
    ['ArrowRight', 0, { kind: 'move', index: 1 }],
    ['ArrowRight', 4, { kind: 'toggle', keys: ['0.1'], isOpen: true }],
    ['ArrowRight', 5, { kind: 'move', index: 5 }],
    ['ArrowLeft', 1, { kind: 'toggle', keys: ['0.0'], isOpen: false }],
    ['ArrowLeft', 3, { kind: 'move', index: 1 }],
    ['ArrowLeft', 5, { kind: 'move', index: 5 }],
    ['*', 1, { kind: 'toggle', keys: ['0.1'], isOpen: true }],
    ['Enter', 3, { kind: 'go' }],
    ['j', 3, undefined],
  ])('%s at row %j', (key, index, move) => {
    expect(treeMove(key, open, index)).toEqual(move);
  });
});
