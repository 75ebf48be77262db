import type { LiveEvent } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../ports/backend';
import { createManualBackend } from '../testing/manual-backend';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const file = (name: string) => ({ name, data: { size: 1000, type: 'image/png' } });

/** An annotator in which everything that a user can be at has been begun. */
async function atWork(access: 'annotate' | 'organize' = 'annotate') {
  const made = createTestAnnotator({
    backend: createManualBackend([aSelection(7, aRange(0, 0, 2, 8), { text: 'person' })]),
    access,
  });
  await openFirst(made);
  const { annotator, commands, backend, store } = made;
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  const say = (event: LiveEvent) => listener?.onEvent(event);
  commands.attachments.attach(7, ['a.png', 'b.png', 'c.png', 'd.png'].map(file));
  const uploads = [backend.next(), backend.next(), backend.next()];
  commands.comments.openForm(7);
  commands.comments.write('Which person?');
  commands.notes.openDraft();
  commands.notes.write({ documentId: 1, noteId: undefined }, 'Ask the court');
  commands.bookmarks.openForm(1, 'Page 2');
  commands.bookmarks.writeName('Duties');
  const forms = () => {
    const { comments, notes, bookmarks, attachments } = store.getState();
    return [comments.form, notes.drafts.length, bookmarks.form, attachments.uploads.length];
  };
  const notices = () => store.getState().notices.items.map(({ code, written }) => [code, written]);
  return { ...made, say, uploads, forms, notices };
}

const WRITTEN = 'person\n\nWhich person?\n\nDuties\n\nAsk the court';
const CLOSED = [undefined, 0, undefined, 0];

describe('unfinished work', () => {
  it('ends with a level that does not allow it any more, and is given back to be copied', async () => {
    const made = await atWork();
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 1, access: 'read' } });
    expect(made.forms()).toEqual(CLOSED);
    expect(made.notices()).toEqual([
      ['accessLowered', WRITTEN],
      ['uploadsEnded', undefined],
    ]);
    for (const { input } of made.uploads)
      expect(input['signal']).toMatchObject({ aborted: true } satisfies Partial<AbortSignal>);
    // Nor does the one begin that waited.
    expect(made.backend.calls).toEqual([]);
    for (const upload of made.uploads) upload.succeed();
    await settle();
    expect([made.backend.calls, made.store.getState().selections.items[0]?.data]).toEqual([[], []]);
  });

  it('ends where the access ends', async () => {
    const made = await atWork();
    made.say({ name: 'ACCESS/DELETE', data: { codeId: 1, userId: 1 } });
    expect(made.forms()).toEqual(CLOSED);
    expect(made.notices()).toEqual([
      ['accessLost', WRITTEN],
      ['uploadsEnded', undefined],
    ]);
    // What the screen shows instead of the annotator finds it there.
    expect(made.annotator.unfinished.left()).toEqual({ text: WRITTEN, files: [] });
  });

  it('ends the same way where the host says so first', async () => {
    const made = await atWork();
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'read' });
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 1, access: 'read' } });
    expect(made.notices()).toEqual([
      ['accessLowered', WRITTEN],
      ['uploadsEnded', undefined],
    ]);
  });

  it('goes on where a level falls, or rises, that still allows it', async () => {
    const made = await atWork('organize');
    const before = made.forms();
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 1, access: 'annotate' } });
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 1, access: 'organize' } });
    made.say({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 2, access: 'read' } });
    expect([made.forms(), made.notices()]).toEqual([before, []]);
  });

  it('is listed without being ended, and says nothing of what was only opened', async () => {
    const made = await atWork();
    expect(made.annotator.unfinished.left()).toEqual({
      text: WRITTEN,
      files: ['a.png', 'b.png', 'c.png', 'd.png'],
    });
    made.commands.comments.write('');
    made.commands.notes.discardDraft({ documentId: 1, noteId: undefined });
    made.commands.bookmarks.writeName('Page 2');
    expect(made.annotator.unfinished.left().text).toBeUndefined();
    made.stop();
    expect(made.annotator.unfinished.left()).toEqual({ text: undefined, files: [] });
  });
});
