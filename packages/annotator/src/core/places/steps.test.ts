import { describe, expect, it } from 'vitest';
import { withStructure } from '../testing/fake-document';
import { LAW_IN_PARTS } from '../testing/law-in-parts';
import { aDocument, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { createPlaceTrail } from './place-trail';

const CREATED = { createdAt: '2026-03-03T10:00:00.000Z' };
const LAW = withStructure(LAW_IN_PARTS);
const listed = (number = 2) => [
  aDocument(1, { pages: 2, version: { number, ...CREATED } }),
  aDocument(2),
  aDocument(3),
];

type Options = Parameters<typeof createTestAnnotator>[0];

async function open(options: Options = {}) {
  const made = createTestAnnotator({ document: LAW, ...options });
  made.commands.documents.list(listed(options.openedVersion));
  await openFirst(made);
  const { commands, store } = made;
  return {
    ...made,
    places: () => store.getState().places,
    goTo: (key: string) =>
      commands.structure.goToUnit(
        store.getState().structure.read?.structure.units.findIndex((unit) => unit.key === key) ?? -1,
      ),
    async choose(documentId: number) {
      commands.documents.open(documentId);
      await settle();
    },
  };
}
const labelOf = (place: { passage?: { label: string } | undefined } | undefined) => place?.passage?.label;

describe('steps back and forward', () => {
  it('return to where a jump left, and say what stands there', async () => {
    const made = await open();
    expect(made.places()).toMatchObject({ back: undefined, forward: undefined });
    made.goTo('§4');
    made.viewer.scrollToPage(1, 500);
    made.goTo('§1');
    expect(labelOf(made.places().back)).toBe('§ 4');
    made.commands.places.step('back');
    expect(made.viewer.position).toMatchObject({ page: 1, top: 500 });
    expect(labelOf(made.places().forward)).toBe('§ 1');
    made.commands.places.step('forward');
    expect(made.viewer.position).toMatchObject({ page: 0, top: 200 });
    expect(made.places().forward).toBeUndefined();
    made.commands.places.step('forward');
    expect(made.viewer.position).toMatchObject({ page: 0, top: 200 });
  });

  it('lead to another document that was open before, at the place where it was left', async () => {
    const made = await open();
    made.goTo('§4');
    await made.choose(2);
    expect(made.places().back).toMatchObject({ documentId: 1, passage: { label: '§ 4' } });
    made.viewer.scrollToPage(1, 30);
    made.commands.places.step('back');
    expect(made.places().awaited).toEqual({ documentId: 1, version: undefined });
    expect(made.places().forward).toMatchObject({ documentId: 2 });
    await made.choose(1);
    expect(made.places().awaited).toBeUndefined();
    expect(made.viewer.position).toMatchObject({ page: 1, top: 400 });
    made.commands.places.step('forward');
    await made.choose(2);
    expect(made.viewer.position).toMatchObject({ page: 1, top: 30 });
    expect(made.places()).toMatchObject({ back: { documentId: 1 }, forward: undefined });
  });

  it('pass over documents that have been deleted', async () => {
    const made = await open();
    await made.choose(2);
    await made.choose(3);
    made.commands.documents.list(listed().filter(({ id }) => id !== 2));
    expect(made.places().back?.documentId).toBe(1);
    made.commands.places.step('back');
    expect(made.places().awaited?.documentId).toBe(1);
  });

  it('lead into an old Version and out of it', async () => {
    const trail = createPlaceTrail();
    trail.know(listed());
    const now = await open({ trail });
    now.goTo('§4');
    now.detach();
    now.stop();
    const old = await open({ trail, openedVersion: 1 });
    expect(old.places().back).toMatchObject({ version: 2, isOld: false, passage: { label: '§ 4' } });
    old.viewer.scrollToPage(0, 100);
    old.commands.places.step('back');
    expect(old.places().awaited).toEqual({ documentId: 1, version: undefined });
    old.detach();
    old.stop();
    const again = await open({ trail });
    expect(again.viewer.position).toMatchObject({ page: 1, top: 400 });
    again.commands.places.step('forward');
    expect(again.places().awaited).toEqual({ documentId: 1, version: 1 });
  });

  it('find the article where the text has got another Version since', async () => {
    const made = await open();
    made.goTo('§4');
    await made.choose(2);
    made.commands.documents.list(listed(3));
    made.commands.places.step('back');
    await made.choose(1);
    expect(made.viewer.shown).toMatchObject({ goTo: { page: 1, top: 400 }, trail: 'step' });
    expect(made.places().back).toMatchObject({ documentId: 1 });
  });

  it('are named as soon as the articles are known', async () => {
    const made = await open({ document: { ...LAW_IN_PARTS, text: 'unread' } });
    made.commands.view.goToPage(1);
    expect(made.places().back).toMatchObject({ documentId: 1, passage: undefined });
    made.viewer.readText(0, 1);
    await settle();
    expect(labelOf(made.places().back)).toBeDefined();
  });

  it('keep the name of a place that is left again before the articles are known anew', async () => {
    const trail = createPlaceTrail();
    trail.know(listed());
    const now = await open({ trail });
    now.goTo('§4');
    now.detach();
    now.stop();
    const old = await open({ trail, openedVersion: 1 });
    old.commands.places.step('back');
    old.detach();
    old.stop();
    const again = await open({ trail, document: { ...LAW_IN_PARTS, text: 'unread' } });
    await again.choose(2);
    expect(labelOf(again.places().back)).toBe('§ 4');
  });

  it('are not led to by scrolling, pages and a text that was never shown', async () => {
    const made = await open();
    made.viewer.scrollToPage(1, 300);
    made.commands.view.stepPage(1);
    made.clock.pass(200);
    expect(made.places().back).toBeUndefined();
    made.commands.documents.open(2);
    await made.choose(3);
    expect(made.places().back?.documentId).toBe(1);
    made.commands.places.step('back');
    await made.choose(1);
    expect(made.places().back).toBeUndefined();
  });
});
