import type { SelectionComment } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { SelectionEntry } from '../selections/entry';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { gatherThreads } from './threads';

const MAX = { id: 2, name: 'Max Keller' };
const LEA = { id: 1, name: 'Lea Rossi' };
const AT = '2026-03-03T10:00:00.000Z';
const aComment = (id: number, more: Partial<SelectionComment> = {}): SelectionComment => ({
  id,
  selectionId: 5,
  type: 'comment',
  text: `text ${id}`,
  createdAt: AT,
  updatedAt: AT,
  createdBy: MAX,
  ...more,
});
const file: SelectionEntry = {
  id: 1,
  selectionId: 5,
  type: 'attachment',
  name: 'Plan.png',
  contentType: 'image/png',
  size: 1,
  uuid: '00000000-0000-4000-8000-000000000000',
  createdAt: AT,
  updatedAt: AT,
  createdBy: MAX,
};

describe('threads', () => {
  const shape = (data: readonly SelectionEntry[]) =>
    gatherThreads(data).map((entry) =>
      entry.type === 'thread'
        ? [entry.thread.first?.id, ...entry.thread.replies.map(({ id }) => id)]
        : entry.attachment.name,
    );

  it('gather replies below their first comment, and leave attachments in their place', () => {
    const [first, second] = [aComment(1), aComment(2)];
    const replies = [aComment(3, { replyTo: 1 }), aComment(4, { replyTo: 2 }), aComment(6, { replyTo: 1 })];
    expect(shape([first, second, file, ...replies])).toEqual([[1, 3, 6], [2, 4], 'Plan.png']);
  });

  it('stay together without their first comment', () => {
    const replies = [aComment(3, { replyTo: 1 }), aComment(6, { replyTo: 1 })];
    expect(shape([aComment(2), ...replies])).toEqual([[2], [undefined, 3, 6]]);
  });
});

async function opened(
  data: readonly SelectionComment[] = [aComment(9)],
  access: 'read' | 'annotate' = 'annotate',
) {
  const made = createTestAnnotator({
    existing: [aSelection(5, aRange(0, 0, 2, 8), { data: [...data], isAnnotation: true })],
  });
  await openFirst(made);
  if (access === 'read') made.commands.access.grant({ ...LEA, access });
  const entries = () => made.store.getState().selections.items[0]?.data ?? [];
  const comment = () => entries().find((entry): entry is SelectionComment => entry.type === 'comment');
  return { ...made, entries, comment };
}

/** Lets all calls be answered. */
async function answered({ backend }: Awaited<ReturnType<typeof opened>>) {
  await settle();
  while (backend.calls.length > 0) {
    backend.next().succeed();
    await settle();
  }
}

describe('a reply', () => {
  it('is saved in its thread, also where that is not saved yet', async () => {
    const made = await opened([]);
    const { comments } = made.commands;
    comments.openForm(5);
    comments.write('Which?');
    comments.submit();
    comments.openReply(5, -1);
    expect(made.store.getState().comments.form).toMatchObject({ selectionId: 5, replyTo: -1, text: '' });
    comments.write('Both');
    comments.submit();
    expect(made.entries()).toMatchObject([{ id: -1 }, { id: -2, replyTo: -1 }]);
    await answered(made);
    const [first, reply] = made.entries();
    expect(first?.id).toBeGreaterThan(0);
    expect(reply).toMatchObject({ text: 'Both', replyTo: first?.id });
    expect(made.backend.stored.get(5)?.data).toMatchObject([{ text: 'Which?' }, { replyTo: first?.id }]);
  });

  it('becomes a comment where what it answers was never saved', async () => {
    const made = await opened([]);
    const { comments } = made.commands;
    comments.openForm(5);
    comments.write('Which?');
    comments.submit();
    await settle();
    const lost = made.backend.next();
    comments.openReply(5, -1);
    comments.write('Both');
    comments.submit();
    lost.refuse(422, 'VALIDATION');
    await answered(made);
    expect(made.backend.stored.get(5)?.data).toMatchObject([{ text: 'Both' }]);
    expect(made.backend.stored.get(5)?.data[0]).not.toHaveProperty('replyTo');
  });

  it('does not take the place of another form with something in it', async () => {
    const made = await opened();
    made.commands.comments.openReply(5, 9);
    made.commands.comments.write('Both');
    made.commands.comments.openForm(5);
    expect(made.store.getState().comments.form).toMatchObject({ replyTo: 9, text: 'Both', isLeaving: true });
  });

  it("follows its thread's first comment when that gets its id", async () => {
    const made = await opened([]);
    made.commands.comments.openForm(5);
    made.commands.comments.write('Which?');
    made.commands.comments.submit();
    made.commands.comments.openReply(5, -1);
    await answered(made);
    expect(made.store.getState().comments.form?.replyTo).toBe(made.comment()?.id);
  });
});

describe('resolving a thread', () => {
  it('says who and when, edits nothing, and is undone and redone', async () => {
    const made = await opened();
    made.commands.comments.resolve(5, 9, true);
    expect(made.comment()).toMatchObject({ resolvedBy: LEA, updatedAt: AT });
    await answered(made);
    const stored = () => made.backend.stored.get(5)?.data[0];
    expect(made.comment()?.resolvedAt).toBe((stored() as SelectionComment).resolvedAt);
    made.commands.history.undo();
    await answered(made);
    expect([made.comment()?.resolvedBy, made.comment()?.updatedAt]).toEqual([null, AT]);
    expect((stored() as SelectionComment).resolvedBy).toBeUndefined();
    made.commands.history.redo();
    await answered(made);
    expect(made.comment()).toMatchObject({ resolvedBy: LEA });
    expect(stored()).toMatchObject({ resolvedBy: LEA });
    made.commands.comments.resolve(5, 9, false);
    await answered(made);
    expect((stored() as SelectionComment).resolvedBy).toBeUndefined();
  });

  it('is not undone where a colleague has opened and resolved it again', async () => {
    const made = await opened();
    made.commands.comments.resolve(5, 9, true);
    await answered(made);
    made.annotator.attachLive({
      subscribe({ onEvent }) {
        onEvent({
          name: 'SELECTION_COMMENT/UPDATE',
          data: aComment(9, { resolvedAt: AT, resolvedBy: MAX }),
        });
        return () => undefined;
      },
    });
    expect(made.comment()).toMatchObject({ resolvedBy: MAX });
    made.commands.history.undo();
    expect(made.comment()).toMatchObject({ resolvedBy: MAX });
    expect(made.store.getState().notices.items.at(-1)).toMatchObject({ code: 'undoChanged' });
  });

  it('needs annotate, and a first comment', async () => {
    const reader = await opened([aComment(9)], 'read');
    reader.commands.comments.resolve(5, 9, true);
    expect(reader.comment()?.resolvedBy).toBeUndefined();
    const made = await opened([aComment(9), aComment(10, { replyTo: 9 })]);
    made.commands.comments.resolve(5, 10, true);
    expect(made.entries()).not.toMatchObject([{}, { resolvedBy: LEA }]);
    await settle();
    expect(made.backend.calls).toEqual([]);
  });
});
