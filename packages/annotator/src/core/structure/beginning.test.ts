import { describe, expect, it } from 'vitest';
import { createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { BEGINNING } from './beginning';
import { isNumberOf } from './find-units';

/** A law with an article on each of its pages. */
const PAGES = Array.from({ length: BEGINNING + 20 }, (_each, page) => [
  `§ ${page + 1} Form`,
  'Verträge bedürfen der Schriftform, soweit das Gesetz nichts anderes bestimmt.',
]);
const upTo = (count: number) => Array.from({ length: count }, (_each, page) => page);

async function opened() {
  const made = createTestAnnotator({ document: { pages: PAGES, text: 'unread' } });
  await openFirst(made);
  const begun = () => made.store.getState().structure.begun;
  return { ...made, begun };
}

describe('the first articles of a long text', () => {
  it('are found while the rest is still being read, for somebody who waits', async () => {
    const { viewer, commands, store, begun } = await opened();
    const end = commands.structure.hurry();
    viewer.readText(...upTo(BEGINNING - 1));
    await settle();
    expect(begun()).toBeUndefined();
    viewer.readText(BEGINNING - 1);
    await settle();
    expect(begun()?.firstPage).toBe(0);
    expect(store.getState().structure.status).toBe('loading');
    const { read } = begun() ?? {};
    const third = read?.structure.units.findIndex((unit) => isNumberOf(unit, '§ 3')) ?? -1;
    commands.structure.goToUnit(third, read);
    expect(viewer.shown.goTo).toMatchObject({ page: 2 });
    viewer.readText(...upTo(PAGES.length).slice(BEGINNING));
    end();
    await settle();
    expect(store.getState().structure).toMatchObject({ status: 'ready', begun: undefined });
  });

  it('are not looked for while nobody waits, nor over pages that are missing', async () => {
    const { viewer, commands, begun } = await opened();
    viewer.readText(...upTo(BEGINNING));
    await settle();
    expect(begun()).toBeUndefined();
    const other = await opened();
    const end = other.commands.structure.hurry();
    other.viewer.readText(...upTo(BEGINNING + 1).filter((page) => page !== 3));
    await settle();
    expect(other.begun()).toBeUndefined();
    end();
    commands.structure.hurry()();
  });
});

describe('the number of an article', () => {
  const article = { kind: 'article', number: '28a' } as Parameters<typeof isNumberOf>[0];

  it('is typed whole, whatever stands before it', () => {
    expect(['28a', 'Art. 28 a', '§ 28A'].every((typed) => isNumberOf(article, typed))).toBe(true);
    expect(['28', '28a 1', '28a Form', ''].some((typed) => isNumberOf(article, typed))).toBe(false);
  });
});
