import { searchPageOf } from '@glossator/document-text';
import { describe, expect, it } from 'vitest';
import { structureOfPages } from '../structure/structure-of-pages';
import type { FakeDocument } from '../testing/fake-document';
import { LAW_IN_PARTS } from '../testing/law-in-parts';
import { createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const STRUCTURE = structureOfPages(
  LAW_IN_PARTS.pages.map((elements, page) =>
    searchPageOf({ page, elements, lineEnds: elements.map(() => true) }),
  ),
);

async function opened(document: FakeDocument = LAW_IN_PARTS) {
  const made = createTestAnnotator({ document });
  await openFirst(made);
  const follow = (documentId: number, unit: string) =>
    made.commands.articleLinks.follow({ documentId, unit }, 'the linked one');
  const notices = () =>
    made.store.getState().notices.items.map(({ code, articles }) => [code, articles?.wanted]);
  return { ...made, follow, notices };
}
const PAGE_OF_3 = { goTo: { page: 1 } };

describe('a link to an article', () => {
  it('leads to its unit in the open document, and can be gone back from', async () => {
    const { follow, viewer, notices } = await opened();
    expect(follow(1, '§3')).toBeUndefined();
    expect(viewer.shown).toMatchObject(PAGE_OF_3);
    expect(viewer.shown.trail).toBeUndefined();
    expect(follow(1, '§1')).toBeUndefined();
    expect(viewer.shown.goTo).toMatchObject({ page: 0 });
    expect(notices()).toEqual([]);
  });

  it('leads to its unit by its name, where there are fewer of that name now', async () => {
    const { follow, viewer, notices } = await opened();
    follow(1, '§3#2');
    expect(viewer.shown).toMatchObject(PAGE_OF_3);
    expect(notices()).toEqual([]);
  });

  it('in another document waits until that is open and its articles are known', async () => {
    const made = await opened({ ...LAW_IN_PARTS, text: 'unread' });
    const { follow, viewer, commands, backend, notices } = made;
    expect(follow(2, '§3')).toBe(2);
    commands.documents.open(2);
    backend.next().succeed();
    await settle();
    expect(viewer.textIndex?.hurrying).toBe(1);
    expect(viewer.shown).not.toMatchObject(PAGE_OF_3);
    viewer.readText(0);
    viewer.readText(1);
    await settle();
    expect(viewer.shown).toMatchObject(PAGE_OF_3);
    expect(viewer.textIndex?.hurrying).toBe(0);
    expect(notices()).toEqual([]);
  });

  it('to a whole document opens it where it was left', async () => {
    const { follow, viewer, commands, backend, notices } = await opened();
    expect(follow(2, '')).toBe(2);
    const before = viewer.shown;
    commands.documents.open(2);
    backend.next().succeed();
    await settle();
    expect(viewer.shown).toEqual(before);
    expect(follow(2, '')).toBeUndefined();
    expect(viewer.shown.goTo).toEqual({ page: 0 });
    expect(notices()).toEqual([]);
  });

  it('says plainly when its article, its document or all articles are missing', async () => {
    const { follow, notices } = await opened();
    follow(1, '§9');
    expect(follow(7, '§1')).toBeUndefined();
    expect(notices()).toEqual([
      ['linkedArticleGone', 'the linked one'],
      ['linkedDocumentGone', 'the linked one'],
    ]);
    const scan = await opened({ ...LAW_IN_PARTS, text: 'none' });
    scan.follow(1, '§1');
    expect(scan.notices()).toEqual([['linkedArticleUnknown', 'the linked one']]);
  });

  it('drags nobody away who has gone on', async () => {
    const made = await opened({ ...LAW_IN_PARTS, text: 'unread' });
    const { follow, viewer, commands } = made;
    follow(1, '§1');
    commands.view.goToPage(1);
    viewer.readText(0);
    viewer.readText(1);
    await settle();
    expect(viewer.shown.goTo).toEqual({ page: 1 });
    const other = await opened({ ...LAW_IN_PARTS, structure: STRUCTURE });
    expect(other.follow(2, '§3')).toBe(2);
    other.commands.documents.open(1);
    other.backend.next().succeed();
    await settle();
    expect(other.viewer.shown).not.toMatchObject(PAGE_OF_3);
  });
});
