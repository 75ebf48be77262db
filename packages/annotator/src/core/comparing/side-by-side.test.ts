import type { TextChange } from '@glossator/client-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createFakeViewer } from '../testing/fake-viewer';
import { createManualClock } from '../testing/manual-clock';
import { aRange, settle } from '../testing/test-annotator';
import { createSideBySide } from './side-by-side';

const line = (number: number) => `Sentence ${number} says what nobody but number ${number} says of it.`;
const pagesOf = (first: number, count: number) =>
  Array.from({ length: count }, (_page, page) =>
    Array.from({ length: 20 }, (_line, i) => line(first + page * 20 + i)),
  );
const OLD = { pages: pagesOf(0, 20) };
/** Ten pages of new text before page 6. */
const NEW = { pages: [...pagesOf(0, 5), ...pagesOf(5000, 10), ...pagesOf(100, 15)] };
const INSERTED: TextChange = {
  kind: 'inserted',
  old: aRange(4, 19, 50, 50),
  new: { startPage: 5, startElement: 0, startCharacter: 0, endPage: 14, endElement: 19, endCharacter: 50 },
  oldText: '',
  newText: 'x',
  words: [],
};
const MOVED: TextChange = { ...INSERTED, kind: 'moved', old: aRange(18, 3, 0, 9), new: aRange(2, 4, 0, 9) };
const SOURCE = { url: 'law.pdf' };

async function setUp({ isOpen = true, pages = NEW, changes = [INSERTED, MOVED] } = {}) {
  const clock = createManualClock();
  const old = createFakeViewer(OLD);
  const next = createFakeViewer(pages);
  const together = createSideBySide({ old, new: next }, clock);
  together.setChanges(changes, undefined);
  if (isOpen) await Promise.all([old.open(SOURCE), next.open(SOURCE)]);
  /** Both come to rest: what is in sight is read and matched. */
  const rest = async () => {
    for (let i = 0; i < 3; i += 1) {
      clock.pass(100);
      await settle();
    }
  };
  return { clock, old, next, together, rest };
}
const placeOf = (viewer: { placeAt(height: number): number | undefined }) => viewer.placeAt(0);

describe('two viewers side by side', () => {
  test('whoever is scrolled by hand leads, and the other shows the same text', async () => {
    const { old, next, rest } = await setUp();
    old.scrollToPage(12);
    await rest();
    expect(placeOf(next)).toBeCloseTo(22, 1);
    next.scrollToPage(2, 400);
    await rest();
    expect(placeOf(old)).toBeCloseTo(2.5, 1);
  });

  test('the follower does not push back', async () => {
    const { old, next, rest } = await setUp();
    const scrolls: boolean[] = [];
    next.on('scroll', ({ isByHand }) => scrolls.push(isByHand));
    old.scrollToPage(7, 123);
    await rest();
    expect(old.position).toMatchObject({ page: 7, top: 123 });
    expect(scrolls.length).toBeGreaterThan(0);
    expect(scrolls).not.toContain(true);
  });

  test('a long insertion holds the other side still', async () => {
    const { old, next, rest } = await setUp();
    next.scrollToPage(6);
    await rest();
    const before = placeOf(old);
    next.scrollToPage(12);
    await rest();
    expect(placeOf(old)).toBeCloseTo(before ?? 0, 1);
    expect(before).toBeCloseTo(4.95, 1);
  });

  test('at their beginnings both stand at the top, whatever was put in there', async () => {
    const first = { ...INSERTED, old: aRange(0, 0, 0, 0), new: aRange(0, 0, 0, 50) };
    const pages = { pages: [pagesOf(5000, 1).flat(), ...OLD.pages] };
    const { old, next, rest } = await setUp({ pages, changes: [first] });
    await rest();
    expect([placeOf(old), placeOf(next)]).toEqual([0, 0]);
    old.scrollToPage(3);
    await rest();
    expect(placeOf(next)).toBeCloseTo(4, 1);
    old.scrollToPage(0);
    await rest();
    expect(placeOf(next)).toBe(0);
  });

  test('unlinked, each goes its own way; linked again, they meet at the one moved last', async () => {
    const { old, next, together, rest } = await setUp();
    together.setLinked(false);
    old.scrollToPage(12);
    await rest();
    expect(placeOf(next)).toBe(0);
    together.setLinked(true);
    await rest();
    expect(placeOf(next)).toBeCloseTo(22, 1);
  });

  test('a change is shown on both sides, a moved one at both its places', async () => {
    const { old, next, together } = await setUp();
    together.goToChange(1);
    await settle();
    expect([placeOf(old), placeOf(next)]).toEqual([18.15, 2.2]);
    together.goToChange(0);
    await settle();
    expect(placeOf(old)).toBeCloseTo(4.95);
    expect(placeOf(next)).toBeCloseTo(5);
  });

  test('a beginning is not shown to readers who have gone somewhere by then', async () => {
    const { old, next, together, rest } = await setUp();
    const beginning = { old: INSERTED.old, new: INSERTED.new, isBeginning: true };
    old.scrollToPage(12);
    await rest();
    together.goToPlaces(beginning);
    await settle();
    expect(placeOf(old)).toBe(12);
    const fresh = await setUp();
    fresh.together.goToPlaces(beginning);
    await settle();
    expect([placeOf(fresh.old), placeOf(fresh.next)]).toEqual([expect.closeTo(4.95), expect.closeTo(5)]);
    expect(placeOf(next)).not.toBeCloseTo(5);
  });

  test('a jump that was asked for before the documents were open is made then', async () => {
    const { old, next, together } = await setUp({ isOpen: false });
    together.goToChange(1);
    await Promise.all([old.open(SOURCE), next.open(SOURCE)]);
    await settle();
    expect([placeOf(old), placeOf(next)]).toEqual([18.15, 2.2]);
  });

  test('zoom is shared, and stays when another document is opened', async () => {
    const { old, next, together } = await setUp();
    expect([old.state.zoom, next.state.zoom]).toEqual(['fit-width', 'fit-width']);
    old.setZoom(3);
    expect(next.state.zoom).toBe(3);
    together.setZoom('fit-width');
    await next.open(SOURCE);
    expect([old.state.zoom, next.state.zoom]).toEqual(['fit-width', 'fit-width']);
  });

  test('both sides mark the changes, and which is active', async () => {
    const { old, next, together } = await setUp();
    const changes = [INSERTED, MOVED];
    together.setChanges(changes, 1);
    expect(old.shown.changes.map(({ kind }) => kind)).toEqual(['inserted', 'moved']);
    const marks = next.shown.changes;
    together.setChanges(changes, 0);
    // The same list is not made again.
    expect(next.shown.changes).toBe(marks);
    expect([old.shown.activeChange, next.shown.activeChange]).toEqual([0, 0]);
  });
});
