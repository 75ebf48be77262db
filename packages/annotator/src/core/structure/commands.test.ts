import { searchPageOf } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { LAW_IN_PARTS } from '../testing/law-in-parts';
import { structureOfPages } from './structure-of-pages';
import { createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe('the structure of the open document', () => {
  it('is recognized from the text that the viewer reads, as a table of contents', async () => {
    const made = createTestAnnotator({ document: LAW_IN_PARTS });
    await openFirst(made);
    const { status, contents } = made.store.getState().structure;
    expect(status).toBe('ready');
    expect(titles(contents)).toEqual(['Teil 1 Allgemeines', 'Teil 2 Besonderes']);
    expect(titles(contents[1]?.children ?? [])).toEqual(['§ 3 Form', '§ 4 Ende']);
    expect(contents[1]?.children[0]).toMatchObject({ page: 1 });
  });

  it('waits for all pages, says how many there are, and reads faster for somebody who waits', async () => {
    const made = createTestAnnotator({ document: { ...LAW_IN_PARTS, text: 'unread' } });
    await openFirst(made);
    made.viewer.readText(0);
    made.clock.pass(250);
    expect(made.store.getState().structure).toMatchObject({
      status: 'loading',
      progress: { pagesRead: 1, pageCount: 2 },
    });
    const end = made.commands.structure.hurry();
    expect(made.viewer.textIndex?.hurrying).toBe(1);
    end();
    expect(made.viewer.textIndex?.hurrying).toBe(0);
    made.viewer.readText(1);
    await settle();
    expect(made.store.getState().structure.status).toBe('ready');
  });

  it('is there at once where it was found at an earlier visit, and is stored where it was not', async () => {
    const read = structureOfPages(
      LAW_IN_PARTS.pages.map((elements, page) =>
        searchPageOf({ page, elements, lineEnds: elements.map(() => true) }),
      ),
    );
    const made = createTestAnnotator({ document: { ...LAW_IN_PARTS, text: 'unread', structure: read } });
    await openFirst(made);
    expect(made.store.getState().structure).toMatchObject({ status: 'ready', read });
    expect(titles(made.store.getState().structure.contents)).toEqual([
      'Teil 1 Allgemeines',
      'Teil 2 Besonderes',
    ]);
    const other = createTestAnnotator({ document: LAW_IN_PARTS });
    await openFirst(other);
    expect(other.viewer.textIndex?.structure?.structure.units).toHaveLength(read.structure.units.length);
  });

  it('is not known where no page can be read, and where the viewer reads no text', async () => {
    for (const text of ['unreadable', 'none'] as const) {
      const made = createTestAnnotator({ document: { ...LAW_IN_PARTS, text } });
      await openFirst(made);
      expect(made.store.getState().structure).toMatchObject({ status: 'failed', contents: [] });
    }
  });

  it('of a document that was left does not come to the next one', async () => {
    const made = createTestAnnotator({ document: { ...LAW_IN_PARTS, text: 'unread' } });
    await openFirst(made);
    const left = made.viewer.textIndex;
    made.commands.documents.open(2);
    left?.read([
      { page: 0, elements: ['§ 9'], lineEnds: [true] },
      { page: 1, elements: [''], lineEnds: [true] },
    ]);
    await settle();
    expect(made.store.getState().structure).toMatchObject({ status: 'loading', read: undefined });
  });

  it('is a way to jump: to an article, and to nothing where there is no such unit', async () => {
    const made = createTestAnnotator({ document: LAW_IN_PARTS });
    await openFirst(made);
    const units = made.store.getState().structure.read?.structure.units ?? [];
    made.commands.structure.goToUnit(units.findIndex(({ key }) => key === '§4'));
    expect(made.viewer.shown.goTo).toEqual({ page: 1 });
    made.commands.structure.goToUnit(999);
    expect(made.viewer.shown.goTo).toEqual({ page: 1 });
  });
});
