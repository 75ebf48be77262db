import { expect, it } from 'vitest';
import type { LiveEvent } from '../../contract/index';
import { ownCode } from './own-code';
import { expectWrongField, refusedWith } from './world';
import type { World } from './world';

/** Threads of comments (decisions.md section 13): replies, one level deep, and resolving. */
export function describeThreads(world: World): void {
  const selections = () => world.owner().client.selections;
  const code = ownCode(world);
  const data = async (documentId: number) =>
    (await world.owner().client.documents.selections({ id: documentId })).data[0]?.data;
  const token = () => world.owner().token;

  /** A Selection with a thread: its first comment and a reply. */
  async function thread(codeId?: number) {
    const documentId =
      codeId === undefined ? await code.freshDocument() : (await world.makeDocument(codeId)).id;
    const { id: selectionId } = await world.mark(documentId, 4, 10);
    const first = await selections().createComment({ selectionId, text: 'Which one?' });
    const reply = await selections().createComment({ selectionId, text: 'Both.', replyTo: first.id });
    return { documentId, selectionId, first, reply };
  }

  it('hold replies, which a client without threads reads in order of time', async () => {
    const { documentId, selectionId, first, reply } = await thread();
    expect(first.replyTo).toBeUndefined();
    expect(reply).toMatchObject({ selectionId, type: 'comment', text: 'Both.', replyTo: first.id });
    const last = await selections().createComment({ selectionId, text: 'Aside' });
    const again = await selections().createComment({ selectionId, text: 'Sure?', replyTo: first.id });
    expect(await data(documentId)).toEqual([first, reply, last, again]);
  });

  it('are one level deep, and on one Selection', async () => {
    const { documentId, selectionId, first, reply } = await thread();
    const input = { selectionId, text: 'x', replyTo: reply.id };
    await expectWrongField(
      await world.send('selections.createComment', input, { token: token() }),
      'replyTo',
    );
    const { id: other } = await world.mark(documentId, 20, 24);
    const elsewhere = selections().createComment({ selectionId: other, text: 'x', replyTo: first.id });
    expect((await refusedWith(elsewhere)).code).toBe('NOT_FOUND');
    expect(await data(documentId)).toEqual([first, reply]);
  });

  it('are resolved and opened again, which edits no comment', async () => {
    const { documentId, first, reply } = await thread();
    const resolved = await selections().resolveComment({ id: first.id, isResolved: true });
    const { id, name } = reply.createdBy;
    expect(resolved).toMatchObject({ ...first, resolvedBy: { id, name } });
    expect(Date.parse(resolved.resolvedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first.createdAt));
    expect(await data(documentId)).toEqual([resolved, reply]);
    expect(await selections().resolveComment({ id: first.id, isResolved: true })).toEqual(resolved);
    const edited = await selections().updateComment({ id: first.id, text: 'Which?' });
    expect(edited).toMatchObject({ text: 'Which?', resolvedAt: resolved.resolvedAt });
    const open = await selections().resolveComment({ id: first.id, isResolved: false });
    expect(open.resolvedAt ?? undefined).toBeUndefined();
    expect(open.resolvedBy ?? undefined).toBeUndefined();
    expect(await data(documentId)).toEqual([open, reply]);
  });

  it('are resolved at their first comment', async () => {
    const { reply } = await thread();
    const input = { id: reply.id, isResolved: true };
    await expectWrongField(await world.send('selections.resolveComment', input, { token: token() }), 'id');
  });

  it('outlive their first comment, which comes back as it was', async () => {
    const { documentId, selectionId, first, reply } = await thread();
    const resolved = await selections().resolveComment({ id: first.id, isResolved: true });
    await selections().deleteComment({ id: first.id });
    expect(await data(documentId)).toEqual([reply]);
    const late = await selections().createComment({ selectionId, text: 'Late', replyTo: first.id });
    expect((await refusedWith(selections().resolveComment({ id: first.id, isResolved: false }))).code).toBe(
      'NOT_FOUND',
    );
    expect(await selections().restoreComment({ id: first.id })).toEqual(resolved);
    expect(await data(documentId)).toEqual([resolved, reply, late]);
    for (const { id } of [first, reply, late]) await selections().deleteComment({ id });
    const gone = selections().createComment({ selectionId, text: 'x', replyTo: first.id });
    expect((await refusedWith(gone)).code).toBe('NOT_FOUND');
  });

  it.skipIf(world.notServed.includes('codes.copy'))(
    'come along into a copy, also without their first comment',
    async () => {
      const { codes } = world.owner().client;
      const { id: codeId } = await world.makeCode();
      const { selectionId, first, reply } = await thread(codeId);
      const resolved = await selections().resolveComment({ id: first.id, isResolved: true });
      const lost = await selections().createComment({ selectionId, text: 'Lost' });
      for (const text of ['one', 'two'])
        await selections().createComment({ selectionId, text, replyTo: lost.id });
      await selections().deleteComment({ id: lost.id });
      await codes.update({ id: codeId, publication: 'published' });
      const options = { title: 'Copy', withAnnotations: true, allowUpdates: false };
      const copy = await codes.copy({ codeId, ...options });
      const copied = (await data(copy.documents[0]?.id ?? 0)) ?? [];
      const [head, answer, one, two] = copied.filter((entry) => entry.type === 'comment');
      const { text, resolvedAt, resolvedBy } = resolved;
      expect(head).toMatchObject({ text, resolvedAt, resolvedBy });
      expect(answer).toMatchObject({ text: reply.text, replyTo: head?.id });
      expect([one, two]).toMatchObject([{ text: 'one' }, { text: 'two', replyTo: one?.replyTo }]);
      expect([undefined, head?.id, lost.id]).not.toContain(one?.replyTo);
    },
  );

  it('reach who listens: a reply, and who has resolved', async () => {
    const { selectionId, first } = await thread();
    const live = world.harness().connectLive({ token: token(), codeId: code.id() });
    const events: LiveEvent[] = [];
    const both = new Promise<void>((resolve) => {
      live.subscribe({
        onEvent: (event) => events.push(event) === 2 && resolve(),
        onReload: () => undefined,
      });
    });
    await new Promise<void>((resolve) => {
      live.onStatus((status) => status === 'open' && resolve());
    });
    const reply = await selections().createComment({ selectionId, text: 'Both', replyTo: first.id });
    const resolved = await selections().resolveComment({ id: first.id, isResolved: true });
    await both;
    live.close();
    expect(events).toMatchObject([
      { name: 'SELECTION_COMMENT/CREATE', data: reply },
      { name: 'SELECTION_COMMENT/UPDATE', data: resolved },
    ]);
  });
}
