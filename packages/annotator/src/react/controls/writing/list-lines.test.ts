import { describe, expect, it } from 'vitest';
import { listLineEdit } from './list-lines';

/** The text after Enter at `|`; undefined where Enter begins a line as ever. */
function entered(marked: string): string | undefined {
  const caret = marked.indexOf('|');
  const value = marked.replace('|', '');
  const edit = listLineEdit(value, caret, caret);
  if (!edit) return undefined;
  const next = value.slice(0, edit.start) + edit.text + value.slice(edit.end);
  const [at] = edit.selection;
  return `${next.slice(0, at)}|${next.slice(at)}`;
}

describe('Enter in a list', () => {
  it.each([
    ['- a|', '- a\n- |'],
    ['x\n• a| b\ny', 'x\n• a\n• | b\ny'],
    ['1. a|', '1. a\n2. |'],
    ['  9) a|', '  9) a\n  10) |'],
    ['> - a|', '> - a\n> - |'],
  ])('begins the next item: %j becomes %j', (before, after) => expect(entered(before)).toBe(after));

  it.each([
    ['- a\n- |', '- a\n|'],
    ['1. a\n2. |\n3. b', '1. a\n|\n3. b'],
    ['> - a\n> - |', '> - a\n> |'],
  ])('ends the list in an item without words: %j becomes %j', (before, after) =>
    expect(entered(before)).toBe(after),
  );

  it.each(['a|', '|- a', '-| a', '-a|', '2026. was|', '*a*|'])('is as ever elsewhere: %j', (before) =>
    expect(entered(before)).toBeUndefined(),
  );

  it('is as ever where something is selected', () => expect(listLineEdit('- abc', 2, 4)).toBeUndefined());
});
