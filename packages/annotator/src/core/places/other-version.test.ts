import { describe, expect, it } from 'vitest';
import { withStructure, type FakeDocument } from '../testing/fake-document';
import { LAW_IN_PARTS } from '../testing/law-in-parts';
import type { KeyValueStore } from '../ports/environment';
import {
  aDocument,
  aRange,
  createMemoryStorage,
  createTestAnnotator,
  openFirst,
  settle,
} from '../testing/test-annotator';
import { createPlaceTrail, type PlaceTrail } from './place-trail';

/** The same law as it was: § 3 was not in it, and everything stood a page further down. */
const BEFORE: FakeDocument = {
  pages: [
    ['Gesetz über die Rechte der Personen'],
    ['Teil 1 Allgemeines', '§ 1 Zweck', 'Es gilt das Recht.', '§ 2 Ziel', 'Es gilt.'],
    ['Teil 2 Besonderes', '§ 4 Ende', 'Es gilt nicht.'],
    ['Anhang'],
  ],
};
const CREATED = { createdAt: '2026-03-03T10:00:00.000Z' };

/** An annotator that shows Version 2 (the current one) or, as it was, Version 1. */
async function openVersion(
  trail: PlaceTrail | undefined,
  number: 1 | 2,
  text?: 'none' | 'unread',
  storage?: KeyValueStore,
) {
  const law = number === 1 ? BEFORE : LAW_IN_PARTS;
  const document = text === undefined ? withStructure(law) : { ...law, text };
  const made = createTestAnnotator({
    ...(trail && { trail }),
    document,
    ...(storage ? { storage } : number === 1 && { openedVersion: 1 }),
  });
  const version = { number, ...CREATED };
  made.commands.documents.list([aDocument(1, { pages: document.pages.length, version }), aDocument(2)]);
  await openFirst(made);
  return made;
}
type Made = Awaited<ReturnType<typeof openVersion>>;

/** Reads on at an article, by its key. */
const readAt = ({ commands, store }: Made, key: string) =>
  commands.structure.goToUnit(
    store.getState().structure.read?.structure.units.findIndex((unit) => unit.key === key) ?? -1,
  );
const leave = ({ detach, stop }: Made) => {
  detach();
  stop();
};
const notices = ({ store }: Made) => store.getState().notices.items;

describe('another Version of a document', () => {
  it('opens at the article that was read, and so does the one that is gone back to', async () => {
    const trail = createPlaceTrail();
    const now = await openVersion(trail, 2);
    readAt(now, '§4');
    leave(now);
    const old = await openVersion(trail, 1);
    expect(old.viewer.shown).toMatchObject({ goTo: { page: 2, top: 100 }, trail: 'step' });
    expect(notices(old)).toEqual([]);
    readAt(old, '§1');
    leave(old);
    const again = await openVersion(trail, 2);
    expect(again.viewer.shown.goTo).toEqual({ page: 0, top: 200 });
  });

  it('opens there beside the text that is read, too, with nothing to go back to', async () => {
    const now = await openVersion(createPlaceTrail(), 2);
    readAt(now, '§4');
    const old = await openVersion(createPlaceTrail(now.commands.places.here()), 1);
    expect(old.viewer.shown).toMatchObject({ goTo: { page: 2, top: 100 }, trail: 'step' });
    expect(old.store.getState().places.back).toBeUndefined();
    const same = await openVersion(createPlaceTrail(now.commands.places.here()), 2);
    expect(same.viewer.position).toMatchObject({ page: 1, top: 400 });
  });

  it('says so where the article does not exist, and shows the one before it', async () => {
    const trail = createPlaceTrail();
    const now = await openVersion(trail, 2);
    readAt(now, '§3');
    leave(now);
    const old = await openVersion(trail, 1);
    expect(notices(old)).toMatchObject([
      { code: 'articleBefore', articles: { wanted: '§ 3', shown: 'Teil 2' } },
    ]);
    expect(old.viewer.shown.goTo).toEqual({ page: 2, top: 0 });
  });

  it('opens at the article of the passage that was jumped to, wherever on the page that stands', async () => {
    const trail = createPlaceTrail();
    const now = await openVersion(trail, 2);
    now.commands.view.goToRange(aRange(1, 5, 0, 4));
    leave(now);
    const old = await openVersion(trail, 1);
    expect(old.viewer.shown.goTo).toEqual({ page: 2, top: 100 });
  });

  it('opens in proportion where there are no articles', async () => {
    const trail = createPlaceTrail();
    const now = await openVersion(trail, 2, 'none');
    now.viewer.scrollToPage(1, 463);
    leave(now);
    const old = await openVersion(trail, 1, 'none');
    expect(old.viewer.position).toMatchObject({ page: 3, top: expect.closeTo(84) as number });
    expect(old.viewer.shown.goTo).toBeUndefined();
  });

  it('is not left where it was in proportion before its articles are known, unless the reader scrolls on', async () => {
    const trail = createPlaceTrail();
    const now = await openVersion(trail, 2);
    readAt(now, '§4');
    leave(now);
    const old = await openVersion(trail, 1, 'unread');
    expect(old.store.getState().places.sought).toBe('§ 4');
    expect(old.viewer.textIndex?.hurrying).toBe(1);
    expect(old.viewer.position).toMatchObject({ page: 2 });
    old.viewer.scrollToPage(0);
    old.viewer.readText(0, 1, 2, 3);
    await settle();
    expect(old.store.getState().structure.status).toBe('ready');
    expect(old.store.getState().places.sought).toBeUndefined();
    expect(old.viewer.textIndex?.hurrying).toBe(0);
    expect(old.viewer.shown.goTo).toBeUndefined();
  });

  it('of which nothing was known when it was left again keeps what was looked for', async () => {
    const trail = createPlaceTrail();
    const now = await openVersion(trail, 2);
    readAt(now, '§4');
    leave(now);
    leave(await openVersion(trail, 1, 'unread'));
    const again = await openVersion(trail, 2);
    expect(again.viewer.shown.goTo).toEqual({ page: 1, top: 400 });
  });

  it('that comes while the document is read is shown at the same article', async () => {
    const made = await openVersion(createPlaceTrail(), 2);
    readAt(made, '§4');
    made.commands.documents.list([aDocument(1, { version: { number: 3, ...CREATED } }), aDocument(2)]);
    await settle();
    expect(made.viewer.shown).toMatchObject({ goTo: { page: 1, top: 400 }, trail: 'step' });
  });

  it('that was approved since the document was left opens at the article that was read', async () => {
    const storage = createMemoryStorage();
    const before = await openVersion(undefined, 1, undefined, storage);
    readAt(before, '§4');
    before.clock.pass(1000);
    leave(before);
    const after = await openVersion(undefined, 2, undefined, storage);
    expect(after.viewer.shown).toMatchObject({ goTo: { page: 1, top: 400 }, trail: 'step' });
    expect(notices(after)).toEqual([]);
    after.clock.pass(1000);
    leave(after);
    const again = await openVersion(undefined, 2, undefined, storage);
    expect(again.viewer.shown.goTo).toBeUndefined();
    expect(again.viewer.position).toMatchObject({ page: 1, top: 400 });
  });

  it('opens there, too, where the articles became known only after the reader had come to rest', async () => {
    const storage = createMemoryStorage();
    const before = await openVersion(undefined, 1, 'unread', storage);
    before.viewer.scrollToPage(2, 100);
    before.clock.pass(1000);
    before.viewer.readText(0, 1, 2, 3);
    await settle();
    expect(before.store.getState().structure.status).toBe('ready');
    leave(before);
    const after = await openVersion(undefined, 2, undefined, storage);
    expect(after.viewer.shown.trail).toBe('step');
  });

  it('opens at the annotation that was looked at last, where that did not scroll', async () => {
    const storage = createMemoryStorage();
    const before = await openVersion(undefined, 1, undefined, storage);
    before.commands.view.goToRange(aRange(1, 2, 0, 4));
    before.clock.pass(1000);
    before.commands.view.goToRange(aRange(1, 4, 0, 4));
    leave(before);
    const after = await openVersion(undefined, 2, undefined, storage);
    expect(after.viewer.shown.goTo).toEqual({ page: 0, top: 400 });
  });

  it('of another document begins where that was left', async () => {
    const trail = createPlaceTrail();
    const now = await openVersion(trail, 2);
    readAt(now, '§4');
    now.commands.documents.open(2);
    await settle();
    expect(now.viewer.position).toMatchObject({ page: 0, top: 0 });
  });
});
