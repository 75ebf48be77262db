import type { LiveEvent } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../ports/backend';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

async function withLive() {
  const made = createTestAnnotator();
  await openFirst(made);
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  const end = made.annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => {
        listener = undefined;
      };
    },
  });
  const say = (event: LiveEvent) => listener?.onEvent(event);
  return {
    ...made,
    say,
    reload: () => listener?.onReload(),
    end,
    isSubscribed: () => listener !== undefined,
  };
}

const theirs = aSelection(5, aRange(0, 0, 2, 8), { text: 'person' });
const comment = {
  id: 9,
  selectionId: 5,
  type: 'comment',
  text: 'See there.',
  createdAt: theirs.createdAt,
  updatedAt: theirs.updatedAt,
  createdBy: theirs.createdBy,
} as const;

describe('other people’s changes', () => {
  it('happen here, are drawn, and are not saved again', async () => {
    const made = await withLive();
    made.say({ name: 'SELECTION/CREATE', data: theirs });
    made.say({ name: 'SELECTION_COMMENT/CREATE', data: comment });
    made.say({ name: 'SELECTION/UPDATE', data: { ...theirs, color: 'COLOR_6', data: [comment] } });
    await settle();
    expect(made.store.getState().selections.items).toMatchObject([
      { id: 5, color: 'COLOR_6', data: [{ id: 9 }] },
    ]);
    expect(made.store.getState().selections.activeId).toBeUndefined();
    expect(made.viewer.shown.highlights).toMatchObject([{ id: 5, color: 'COLOR_6' }]);
    expect(made.backend.calls).toEqual([]);
    made.say({ name: 'SELECTION_COMMENT/DELETE', data: { id: 9 } });
    expect(made.store.getState().selections.items[0]?.data).toEqual([]);
    made.say({ name: 'SELECTION/DELETE', data: { id: 5 } });
    expect(made.store.getState().selections.items).toEqual([]);
  });

  it('keep the place of a highlight whose range they did not touch', async () => {
    const made = await withLive();
    made.say({ name: 'SELECTION/CREATE', data: theirs });
    await settle();
    made.say({ name: 'SELECTION/UPDATE', data: { ...theirs, color: 'COLOR_6' } });
    expect(made.viewer.shown.highlights).toHaveLength(1);
  });

  it('change the user’s own access, and nobody else’s', async () => {
    const made = await withLive();
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 2, access: 'read' } });
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 77, userId: 1, access: 'read' } });
    expect(made.store.getState().access.level).toBe('annotate');
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 1, access: 'read' } });
    expect(made.store.getState().access.capabilities.canAnnotate).toBe(false);
    made.say({ name: 'ACCESS/DELETE', data: { codeId: 1, userId: 1 } });
    expect(made.store.getState().access.capabilities.canRead).toBe(false);
    const codes = made.store.getState().notices.items.map(({ code }) => code);
    expect(codes).toEqual(['accessLowered', 'accessLost']);
  });

  it('are fetched anew when some were missed for good', async () => {
    const made = await withLive();
    made.backend.stored.set(5, theirs);
    made.reload();
    made.backend.next().succeed();
    await settle();
    expect(made.store.getState().selections.items).toHaveLength(1);
    made.end();
    expect(made.isSubscribed()).toBe(false);
  });
});
