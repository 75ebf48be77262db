import { beforeAll, describe, expect, it } from 'vitest';
import { liveListeners } from './live-listeners';
import { sharingSteps } from './sharing-steps';
import type { Actor, World } from './world';

/** What open windows learn of an account that is archived, by its user or by an admin (decisions.md section 6). */
export function describeArchiveNews(world: World): void {
  const { newsOf } = sharingSteps(world);
  const listen = liveListeners(world);
  let admin: Actor;
  beforeAll(async () => {
    admin = await world.admin();
  });
  const ways: readonly (readonly [string, (actor: Actor) => Promise<unknown>])[] = [
    ['by its user', ({ client, password }) => client.profile.delete({ currentPassword: password })],
    ['by an admin', ({ user }) => admin.client.admin.archiveUser({ userId: user.id })],
  ];

  /** A published Code of somebody's, with others in it. */
  async function sharedCode(owner: Actor, others: readonly (readonly [Actor, 'read' | 'organize'])[]) {
    const { id: codeId } = await owner.client.codes.create({ title: 'Left' });
    for (const [{ client, user }, access] of others) {
      await owner.client.sharing.invite({ id: codeId, emails: [user.email], access, message: '' });
      await client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
    }
    return codeId;
  }
  const opened = async (...windows: readonly ReturnType<typeof listen>[]) => {
    for (const window of windows) await window.until(() => window.status() === 'open');
  };

  describe.each(ways)('an account that is archived %s', (_way, archive) => {
    it('hands its Code over before everybody’s eyes, and is not there any more', async () => {
      const [owner, next, reader] = [await world.signUp(), await world.signUp(), await world.signUp()];
      const codeId = await sharedCode(owner, [
        [next, 'organize'],
        [reader, 'read'],
      ]);
      const [leaving, watching, own] = [listen(owner, codeId), listen(reader, codeId), listen(next)];
      await opened(leaving, watching, own);
      await watching.until(() => watching.present().includes(owner.user.id));
      await archive(owner);
      await leaving.until(() => leaving.status() === 'closed');
      expect(leaving.reason()).toBe('unauthorized');
      await watching.until(() => watching.events.length === 2);
      expect(watching.events).toMatchObject([
        { name: 'ACCESS/UPDATE', data: { codeId, userId: next.user.id, access: 'owner' } },
        { name: 'ACCESS/DELETE', data: { codeId, userId: owner.user.id } },
      ]);
      await watching.until(() => !watching.present().includes(owner.user.id));
      expect(watching.status()).toBe('open');
      await own.until(() => own.received.length === 2);
      expect(own.received.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
        { name: 'ACCESS/UPDATE', data: { codeId, userId: next.user.id, access: 'owner' } },
        {
          name: 'NOTIFICATION/CREATE',
          data: { type: 'CODE_CHANGED', codeId, params: { what: 'handedOver' } },
        },
      ]);
      expect((await newsOf(next, codeId))[0]?.params['what']).toBe('handedOver');
      const { owner: shown, sharedUsers } = await reader.client.codes.get({ id: codeId });
      expect(shown.id).toBe(next.user.id);
      expect(sharedUsers.map(({ id }) => id)).toEqual([reader.user.id]);
    });

    it('closes a Code that nobody else organizes, in the windows of those who were in it', async () => {
      const [owner, reader] = [await world.signUp(), await world.signUp()];
      const codeId = await sharedCode(owner, [[reader, 'read']]);
      const [inside, library] = [listen(reader, codeId), listen(reader)];
      await opened(inside, library);
      await archive(owner);
      await inside.until(() => inside.status() === 'closed');
      expect(inside.reason()).toBe('forbidden');
      await library.until(() => library.received.length > 0);
      expect(library.received).toMatchObject([
        { name: 'ACCESS/DELETE', data: { codeId, userId: reader.user.id } },
      ]);
    });

    it('leaves the Codes of others, whose users see it go', async () => {
      const [owner, guest] = [await world.signUp(), await world.signUp()];
      const codeId = await sharedCode(owner, [[guest, 'organize']]);
      const watching = listen(owner, codeId);
      await opened(watching);
      await archive(guest);
      await watching.until(() => watching.events.length === 1);
      expect(watching.events).toMatchObject([
        { name: 'ACCESS/DELETE', data: { codeId, userId: guest.user.id } },
      ]);
      expect((await owner.client.codes.get({ id: codeId })).sharedUsers).toEqual([]);
    });
  });
}
