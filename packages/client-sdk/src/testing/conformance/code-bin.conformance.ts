import { expect, it } from 'vitest';
import { CODE_BIN_MS } from '../../contract/index';
import { liveListeners } from './live-listeners';
import { sharingSteps } from './sharing-steps';
import { refusedWith } from './world';
import type { Actor, World } from './world';

/** The recycle bin of Codes: whoever deletes a Code of theirs can restore it for 30 days (decisions.md section 4). */
export function describeCodeBin(world: World): void {
  const { shared, inviteTo } = sharingSteps(world);
  const listen = liveListeners(world);
  const client = () => world.owner().client;
  const binned = async ({ client: own }: Actor = world.owner()) => (await own.codes.bin()).data;
  const notFound = async (call: Promise<unknown>) => expect((await refusedWith(call)).code).toBe('NOT_FOUND');

  it('lists what was deleted, the last first, with what it takes and when it goes', async () => {
    const { id: first } = await world.makeCode({ title: 'First', coverColor: 'color-4' });
    await world.makeDocument(first);
    const { id: second } = await world.makeCode({ title: 'Second' });
    await client().codes.delete({ id: first });
    await client().codes.delete({ id: second });
    const listed = (await binned()).filter(({ id }) => id === first || id === second);
    expect(listed).toMatchObject([
      { id: second, title: 'Second', storageBytes: 0, membersCount: 0 },
      { id: first, title: 'First', coverColor: 'color-4', publication: 'draft', isPublic: false },
    ]);
    expect(listed[1]!.storageBytes).toBeGreaterThan(0);
    expect(Date.parse(listed[0]!.removedAt) - Date.parse(listed[0]!.deletedAt)).toBe(CODE_BIN_MS);
    expect(await binned(world.outsider())).toEqual([]);
    const { data, next } = await client().codes.bin({ limit: 1 });
    expect(data).toMatchObject([{ id: second }]);
    expect((await client().codes.bin({ limit: 1, cursor: next ?? '' })).data).toMatchObject([{ id: first }]);
  });

  it('restores a Code as it was, with everything in it', async () => {
    const { id } = await world.makeCode();
    const document = await world.makeDocument(id);
    const selection = await world.mark(document.id, 0, 3);
    await world.attach(selection.id);
    const [code, marks] = [
      await client().codes.get({ id }),
      await client().documents.selections({ id: document.id }),
    ];
    await client().codes.delete({ id });
    await notFound(client().codes.get({ id }));
    expect((await client().codes.list({ isPublic: false })).data.map((each) => each.id)).not.toContain(id);
    await client().codes.restore({ id });
    expect(await client().codes.get({ id })).toEqual(code);
    expect(await client().documents.selections({ id: document.id })).toEqual(marks);
    await expect(client().documents.file({ id: document.id })).resolves.toBeDefined();
    expect((await binned()).map((each) => each.id)).not.toContain(id);
    await client().codes.restore({ id });
    expect(await client().codes.get({ id })).toEqual(code);
  });

  it('brings its users back, and withdraws who was only invited', async () => {
    const invited = await world.signUp();
    const { codeId: id, guest } = await shared('annotate');
    await inviteTo(id, [invited.user.email]);
    await client().codes.delete({ id });
    await notFound(guest.client.codes.get({ id }));
    await notFound(guest.client.codes.restore({ id }));
    expect((await invited.client.sharing.invitations()).data).toEqual([]);
    expect((await binned()).find((each) => each.id === id)).toMatchObject({ membersCount: 1 });
    await client().codes.restore({ id });
    expect(await guest.client.codes.get({ id })).toMatchObject({ user: { access: 'annotate' } });
    expect((await client().codes.get({ id })).sharedUsers).toMatchObject([{ id: guest.user.id }]);
    await notFound(invited.client.codes.get({ id }));
  });

  it('takes a public Code from everybody until it is restored', async () => {
    const { id } = await world.makeCode();
    await client().codes.update({ id, publication: 'published', isPublic: true });
    const stranger = world.outsider().client;
    const listed = async () => (await stranger.codes.list()).data.map((each) => each.id);
    expect(await listed()).toContain(id);
    await client().codes.delete({ id });
    expect(await listed()).not.toContain(id);
    await notFound(stranger.codes.get({ id }));
    expect((await binned()).find((each) => each.id === id)).toMatchObject({ isPublic: true });
    await client().codes.restore({ id });
    expect(await listed()).toContain(id);
  });

  it('removes one for good, or all', async () => {
    const own = await world.signUp();
    const ids: number[] = [];
    for (const title of ['a', 'b', 'c']) {
      const { id } = await own.client.codes.create({ title });
      await own.client.codes.delete({ id });
      ids.push(id);
    }
    const [gone = 0, ...left] = ids;
    await notFound(world.outsider().client.codes.deleteForGood({ id: gone }));
    await world.outsider().client.codes.emptyBin();
    expect(await binned(own)).toHaveLength(3);
    await own.client.codes.deleteForGood({ id: gone });
    await notFound(own.client.codes.deleteForGood({ id: gone }));
    await notFound(own.client.codes.restore({ id: gone }));
    expect((await binned(own)).map(({ id }) => id)).toEqual(left.toReversed());
    await own.client.codes.emptyBin();
    expect(await binned(own)).toEqual([]);
    for (const id of left) await notFound(own.client.codes.restore({ id }));
  });

  it('takes nothing that is not in it', async () => {
    const { id } = await world.makeCode();
    await notFound(client().codes.deleteForGood({ id }));
    await notFound(world.outsider().client.codes.restore({ id }));
    await expect(client().codes.get({ id })).resolves.toBeDefined();
  });

  it('is followed by open windows: others lose the Code at once, and have it again', async () => {
    const [owner, guest] = [await world.signUp(), await world.signUp()];
    const { id: codeId } = await owner.client.codes.create({ title: 'Watched' });
    const steps = { id: codeId, emails: [guest.user.email], access: 'read' as const };
    await owner.client.sharing.invite(steps);
    await guest.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
    const [inside, library, own] = [listen(guest, codeId), listen(guest), listen(owner)];
    for (const window of [inside, library, own]) await window.until(() => window.status() === 'open');
    await owner.client.codes.delete({ id: codeId });
    await inside.until(() => inside.status() === 'closed');
    expect(inside.reason()).toBe('forbidden');
    await library.until(() => library.received.length === 1);
    await own.until(() => own.received.length === 1);
    await owner.client.codes.restore({ id: codeId });
    await library.until(() => library.received.length === 2);
    await own.until(() => own.received.length === 2);
    expect(library.received).toMatchObject([
      { name: 'ACCESS/DELETE', data: { codeId, userId: guest.user.id } },
      { name: 'ACCESS/UPDATE', data: { codeId, userId: guest.user.id, access: 'read' } },
    ]);
    expect(own.received).toMatchObject([
      { name: 'ACCESS/DELETE', data: { codeId } },
      { name: 'ACCESS/UPDATE', data: { codeId, access: 'owner' } },
    ]);
    const again = listen(guest, codeId);
    await again.until(() => again.status() === 'open');
  });

  it('goes with its owner’s account', async () => {
    const [owner, organizer] = [await world.signUp(), await world.signUp()];
    const { id } = await owner.client.codes.create({ title: 'Left' });
    await owner.client.sharing.invite({ id, emails: [organizer.user.email], access: 'organize' });
    await organizer.client.sharing.answerInvitation({ id, action: 'accept_invitation' });
    await owner.client.codes.delete({ id });
    await owner.client.profile.delete({ currentPassword: owner.password });
    await notFound(organizer.client.codes.get({ id }));
    await notFound(organizer.client.codes.restore({ id }));
    expect(await binned(organizer)).toEqual([]);
  });
}
