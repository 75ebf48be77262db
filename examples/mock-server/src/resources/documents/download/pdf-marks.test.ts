import { describe, expect, it } from 'vitest';
import type { SelectionRow } from '../../../tables/selections';
import { toPdfMarks } from './pdf-marks';

const AT = '2026-02-03T04:05:06.000Z';

function aRow(id: number, color: string): SelectionRow {
  const range = {
    startPage: 0,
    startElement: 0,
    startCharacter: 0,
    endPage: 0,
    endElement: 0,
    endCharacter: 4,
  };
  const stamps = { createdAt: AT, updatedAt: AT, createdBy: 1 };
  return { id, documentId: 1, text: 'Frist', color, range, isBookmark: false, status: 'success', ...stamps };
}

describe('Selections as marks of a PDF', () => {
  it('have the color as it is painted and what it stands for, where that has a name', () => {
    const rows = [aRow(1, 'COLOR_1'), aRow(2, 'COLOR_2'), aRow(3, '#336699'), aRow(4, '#ff0000')];
    const legend = [
      { color: 'COLOR_1', name: 'Deadline' },
      { color: '#336699', name: 'PendingTask' },
      { color: '#ff0000' },
    ];
    const marks = toPdfMarks(rows, [], legend, (id) => ({ id, name: 'Ada' }));
    expect(marks.map(({ subject }) => subject)).toEqual(['Deadline', undefined, 'PendingTask', undefined]);
    expect(marks[0]?.color).toEqual([0.949, 0.886, 0.502]);
    expect(marks[2]?.color).toEqual([0.2, 0.4, 0.6]);
    expect(Object.keys(marks[1] ?? {})).not.toContain('subject');
  });

  it('say what comments say, without the signs of their formatting', () => {
    const aComment = (id: number, createdBy: number, text: string) => {
      const stamps = { createdAt: AT, updatedAt: AT, createdBy };
      return { id, documentId: 1, selectionId: 1, text, ...stamps };
    };
    const comments = [
      aComment(1, 1, '**See** [Art. 8 ZGB](article:12#art%3A8)\n- *one*'),
      aComment(2, 2, '[The law](https://law.eu), 2 * 3'),
    ];
    const [mark] = toPdfMarks([aRow(1, 'COLOR_1')], comments, [], (id) => ({ id, name: 'Ada' }));
    expect(mark?.text).toBe('See Art. 8 ZGB\n- one');
    expect(mark?.replies.map(({ text }) => text)).toEqual(['The law (https://law.eu), 2 * 3']);
  });

  it('name their tags after what their color stands for', () => {
    const rows = [
      { ...aRow(1, 'COLOR_1'), tags: ['Term', 'נזק'] },
      { ...aRow(2, 'COLOR_2'), tags: ['Cost'] },
      { ...aRow(3, 'COLOR_2'), tags: [] },
    ];
    const legend = [{ color: 'COLOR_1', name: 'Deadline' }];
    const marks = toPdfMarks(rows, [], legend, (id) => ({ id, name: 'Ada' }));
    expect(marks.map(({ subject }) => subject)).toEqual(['Deadline, Term, נזק', 'Cost', undefined]);
  });
});
