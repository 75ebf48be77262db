import { describe, expect, it } from 'vitest';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import type { HighlightEditing } from './highlight-editing';
import { createLaterEditing } from './later-editing';

const NOWHERE = {
  startPage: 0,
  startElement: 0,
  startCharacter: 0,
  endPage: 0,
  endElement: 0,
  endCharacter: 1,
};
const LIST: readonly ViewerHighlight[] = [{ id: 7, range: NOWHERE, color: 'COLOR_1' }];

/** Editing that is loaded when the test says so, and what was done with it. */
function later() {
  const done: string[] = [];
  const failures: unknown[] = [];
  const loads: { resolve: (made: HighlightEditing) => void; reject: (error: Error) => void }[] = [];
  const editing = createLaterEditing({
    marks: { setHighlights: (list) => void done.push(`paint ${list.length}`) },
    load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    onFailed: (error) => failures.push(error),
  });
  const loaded: HighlightEditing = {
    setHighlights: (list) => void done.push(`edit ${list.length}`),
    setActive: (id) => void done.push(`active ${id}`),
    press: () => true,
    place: () => void done.push('place'),
    destroy: () => void done.push('destroy'),
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { editing, done, failures, loads, loaded, settle };
}

describe('editing of highlights that is loaded later', () => {
  it('is loaded with the first highlight that can be moved; until then highlights are painted', async () => {
    const { editing, done, loads, loaded, settle } = later();
    editing.setHighlights(LIST);
    editing.setActive(undefined);
    expect([done, loads.length]).toEqual([['paint 1'], 0]);
    editing.setActive(7);
    expect(editing.press({ key: 'e', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false })).toBe(
      false,
    );
    loads[0]?.resolve(loaded);
    await settle();
    expect(done.slice(1)).toEqual(['edit 1', 'active 7']);
    expect(editing.press({ key: 'e', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false })).toBe(
      true,
    );
  });

  it('is tried again with the next highlight where it could not be loaded', async () => {
    const { editing, done, failures, loads, loaded, settle } = later();
    editing.setActive(7);
    loads[0]?.reject(new Error('offline'));
    await settle();
    expect(failures).toHaveLength(1);
    editing.setActive(7);
    loads[1]?.resolve(loaded);
    await settle();
    expect(done).toEqual(['edit 0', 'active 7']);
  });

  it('that comes too late is ended', async () => {
    const { editing, done, loads, loaded, settle } = later();
    editing.setActive(7);
    editing.destroy();
    loads[0]?.resolve(loaded);
    await settle();
    expect(done).toEqual(['destroy']);
  });
});
