import { expect, it } from 'vitest';
import { liveListeners } from './live-listeners';
import { refusedWith, uploadPicture } from './world';
import type { World } from './world';

/** The live channel of a Code (decisions.md section 10). */
export function describeLive(world: World): void {
  const listen = liveListeners(world);

  it('delivers every change of Selections, comments, bookmarks, notes, documents and colors, in order and numbered', async () => {
    const { client } = world.owner();
    const { id: codeId } = await world.makeCode();
    const live = listen(world.owner(), codeId);
    await live.until(() => live.status() === 'open');
    // Frames tell of what is there when they are sent: each is received before it changes or goes.
    const receive = (name: ReturnType<typeof live.names>[number]) =>
      live.until(() => live.names().includes(name));
    const document = await world.makeDocument(codeId);
    await receive('DOCUMENT/CREATE');
    const selection = await world.mark(document.id, 0, 3);
    await receive('SELECTION/CREATE');
    const updated = await client.selections.update({ id: selection.id, color: 'COLOR_2' });
    await receive('SELECTION/UPDATE');
    const comment = await client.selections.createComment({ selectionId: selection.id, text: 'a' });
    await receive('SELECTION_COMMENT/CREATE');
    await client.selections.updateComment({ id: comment.id, text: 'b' });
    await receive('SELECTION_COMMENT/UPDATE');
    await client.selections.deleteComment({ id: comment.id });
    const attachment = await world.attach(selection.id);
    await receive('SELECTION_ATTACHMENT/CREATE');
    await client.selections.updateAttachment({ id: attachment.id, name: 'b.png' });
    await receive('SELECTION_ATTACHMENT/UPDATE');
    await client.selections.deleteAttachment({ id: attachment.id });
    await client.selections.delete({ id: selection.id });
    const bookmark = await client.bookmarks.create({ documentId: document.id, name: 'a', page: 0 });
    await receive('BOOKMARK/CREATE');
    const renamed = await client.bookmarks.update({ id: bookmark.id, name: 'b' });
    await receive('BOOKMARK/UPDATE');
    await client.bookmarks.delete({ id: bookmark.id });
    const note = await client.notes.create({ documentId: document.id, text: 'a' });
    await receive('NOTE/CREATE');
    const rewritten = await client.notes.update({ id: note.id, text: 'b' });
    await receive('NOTE/UPDATE');
    const map = { noteId: note.id, uuid: await uploadPicture(client), name: 'Map.png' };
    const noteAttachment = await client.notes.createAttachment(map);
    await receive('NOTE_ATTACHMENT/CREATE');
    await client.notes.deleteAttachment({ id: noteAttachment.id });
    await client.notes.delete({ id: note.id });
    await client.codes.setColor({ id: codeId, color: 'COLOR_9' });
    await client.documents.update({ id: document.id, title: 'renamed' });
    await receive('DOCUMENT/UPDATE');
    await client.documents.delete({ id: document.id });
    await receive('DOCUMENT/DELETE');
    expect(live.names()).toEqual([
      'DOCUMENT/CREATE',
      'SELECTION/CREATE',
      'SELECTION/UPDATE',
      'SELECTION_COMMENT/CREATE',
      'SELECTION_COMMENT/UPDATE',
      'SELECTION_COMMENT/DELETE',
      'SELECTION_ATTACHMENT/CREATE',
      'SELECTION_ATTACHMENT/UPDATE',
      'SELECTION_ATTACHMENT/DELETE',
      'SELECTION/DELETE',
      'BOOKMARK/CREATE',
      'BOOKMARK/UPDATE',
      'BOOKMARK/DELETE',
      'NOTE/CREATE',
      'NOTE/UPDATE',
      'NOTE_ATTACHMENT/CREATE',
      'NOTE_ATTACHMENT/DELETE',
      'NOTE/DELETE',
      'CODE_COLORS/UPDATE',
      'DOCUMENT/UPDATE',
      'DOCUMENT/DELETE',
    ]);
    expect(live.events.at(6)?.data).toEqual(attachment);
    expect(live.events.slice(0, 4).map(({ data }) => data)).toEqual([document, selection, updated, comment]);
    const received = live.events.filter(({ name }) => name.startsWith('BOOKMARK/')).map(({ data }) => data);
    expect(received).toEqual([bookmark, renamed, { id: bookmark.id, documentId: document.id }]);
    const ofNotes = live.events.filter(({ name }) => name.startsWith('NOTE/')).map(({ data }) => data);
    expect(ofNotes).toEqual([note, rewritten, { id: note.id, documentId: document.id }]);
    const onNotes = live.events.filter(({ name }) => name.startsWith('NOTE_')).map(({ data }) => data);
    const gone = { id: noteAttachment.id, noteId: note.id, documentId: document.id };
    expect(onNotes).toEqual([noteAttachment, gone]);
    const [{ seq: first = 0 } = {}] = live.events;
    expect(live.events.map(({ seq = 0 }) => seq - first)).toEqual([...live.events.keys()]);
  });

  it('says that the Code itself has changed to everybody in it but the tab that did it, and nothing where nothing has', async () => {
    const { id: codeId } = await world.makeCode();
    const reader = await world.signUp();
    await world.owner().client.codes.update({ id: codeId, publication: 'published', isPublic: true });
    const windows = [
      listen(world.owner(), codeId, 'own'),
      listen(world.owner(), codeId),
      listen(reader, codeId),
    ] as const;
    await Promise.all(windows.map((live) => live.until(() => live.status() === 'open')));
    const own = world.harness().client(world.owner().token, 'own');
    await own.codes.update({ id: codeId, title: 'Renamed' });
    await own.codes.update({ id: codeId, title: 'Renamed' });
    await own.codes.update({ id: codeId, coverColor: 'color-3' });
    await world.owner().client.codes.setColor({ id: codeId, color: 'COLOR_9' });
    await Promise.all(windows.map((live) => live.until(() => live.names().includes('CODE_COLORS/UPDATE'))));
    const [here, ...others] = windows.map((live) => live.names());
    expect(here).toEqual(['CODE_COLORS/UPDATE']);
    for (const names of others) expect(names).toEqual(['CODE/UPDATE', 'CODE/UPDATE', 'CODE_COLORS/UPDATE']);
  });

  it('does not tell a tab what it did itself, but tells the others', async () => {
    const { user } = world.owner();
    const { id: codeId } = await world.makeCode();
    const document = await world.makeDocument(codeId);
    const [own, other] = [
      listen(world.owner(), codeId, `tab-${user.id}`),
      listen(world.owner(), codeId, 'other'),
    ];
    await Promise.all([own, other].map((live) => live.until(() => live.status() === 'open')));
    await world.mark(document.id, 0, 3);
    const elsewhere = world.harness().client(world.owner().token, 'elsewhere');
    await elsewhere.codes.setColor({ id: codeId, color: 'COLOR_3' });
    await Promise.all(
      [own, other].map((live) => live.until(() => live.names().includes('CODE_COLORS/UPDATE'))),
    );
    expect(own.names()).toEqual(['CODE_COLORS/UPDATE']);
    expect(other.names()).toEqual(['SELECTION/CREATE', 'CODE_COLORS/UPDATE']);
    expect(other.events.map(({ clientId }) => clientId)).toEqual([`tab-${user.id}`, 'elsewhere']);
  });

  it('tells the whole legend with each change of it, and which color became another; nothing where nothing changed', async () => {
    const { client } = world.owner();
    const { id: codeId } = await world.makeCode();
    const live = listen(world.owner(), codeId);
    await live.until(() => live.status() === 'open');
    await client.codes.setColor({ id: codeId, color: '#aa0000', name: 'Deadline' });
    await client.codes.setColor({ id: codeId, color: '#aa0000', name: 'Deadline' });
    await client.codes.setColor({ id: codeId, color: '#bb0000', replaces: '#aa0000' });
    await client.codes.setColor({ id: codeId, color: '#bb0000', removal: 'ifUnused' });
    await live.until(() => live.events.length === 3);
    expect(live.events.map(({ data }) => data)).toEqual([
      { codeId, colors: ['#aa0000'], legend: [{ color: '#aa0000', name: 'Deadline' }] },
      {
        codeId,
        colors: ['#bb0000'],
        legend: [{ color: '#bb0000', name: 'Deadline' }],
        replaced: { from: '#aa0000', to: '#bb0000' },
      },
      { codeId, colors: [], legend: [] },
    ]);
  });

  it('tells nothing of what was refused', async () => {
    const { id: codeId } = await world.makeCode();
    const document = await world.makeDocument(codeId);
    await world.mark(document.id, 0, 3);
    const live = listen(world.owner(), codeId);
    await live.until(() => live.status() === 'open');
    await refusedWith(world.mark(document.id, 0, 3));
    await world.owner().client.codes.setColor({ id: codeId, color: 'COLOR_3' });
    await live.until(() => live.events.length > 0);
    expect(live.names()).toEqual(['CODE_COLORS/UPDATE']);
  });

  it('tells who is present, each once', async () => {
    const [owner, outsider] = [world.owner(), world.outsider()];
    const { id: codeId } = await world.makeCode();
    await owner.client.codes.update({ id: codeId, publication: 'published', isPublic: true });
    const live = listen(owner, codeId);
    await live.until(() => live.present().length === 1);
    const guests = [listen(outsider, codeId), listen(outsider, codeId)];
    await Promise.all(guests.map((guest) => guest.until(() => guest.present().length === 2)));
    await live.until(() => live.present().length === 2);
    expect(live.present().toSorted()).toEqual([owner.user.id, outsider.user.id].toSorted());
    for (const guest of guests) guest.close();
    await live.until(() => live.present().length === 1);
    expect(live.present()).toEqual([owner.user.id]);
  });

  it('brings what was missed after a break', async ({ skip }) => {
    const { dropConnections } = world.harness();
    if (!dropConnections) return skip('This harness cannot break connections');
    const { id: codeId } = await world.makeCode();
    const live = listen(world.owner(), codeId);
    await live.until(() => live.status() === 'open');
    const { client } = world.owner();
    await client.codes.setColor({ id: codeId, color: 'COLOR_1' });
    await live.until(() => live.events.length === 1);
    dropConnections.call(world.harness());
    await live.until(() => live.status() === 'connecting');
    await client.codes.setColor({ id: codeId, color: 'COLOR_2' });
    await client.codes.setColor({ id: codeId, color: 'COLOR_3' });
    await live.until(() => live.events.length === 3);
    const legends = live.events.map(({ data }) => 'colors' in data && data.colors);
    expect(legends[0]).toEqual(['COLOR_1']);
    // What is there now counts, and not what was there in between.
    expect(legends[2]).toEqual(['COLOR_1', 'COLOR_2', 'COLOR_3']);
  });

  it('is closed to those without a session and to those without access', async () => {
    const { id: codeId } = await world.makeCode();
    const stranger = listen({ token: 'no such token' }, codeId);
    const outsider = listen(world.outsider(), codeId);
    const nowhere = listen(world.owner(), 2_000_000_000);
    for (const [live, why] of [
      [stranger, 'unauthorized'],
      [outsider, 'forbidden'],
      [nowhere, 'forbidden'],
    ] as const) {
      await live.until(() => live.status() === 'closed');
      expect(live.reason()).toBe(why);
    }
  });

  it('ends with the session', async () => {
    const actor = await world.signUp();
    const live = listen(actor);
    await live.until(() => live.status() === 'open');
    await actor.client.auth.logout();
    await live.until(() => live.status() === 'closed');
    expect(live.reason()).toBe('unauthorized');
  });

  it('tells that the Code is gone', async () => {
    const { id: codeId } = await world.makeCode();
    const live = listen(world.owner(), codeId);
    await live.until(() => live.status() === 'open');
    await world.owner().client.codes.delete({ id: codeId });
    await live.until(() => live.status() === 'closed');
    expect(live.events).toMatchObject([
      { name: 'ACCESS/DELETE', data: { codeId, userId: world.owner().user.id } },
    ]);
    expect(live.reason()).toBe('forbidden');
  });
}
