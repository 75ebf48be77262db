import { describe, expect, it } from 'vitest';
import { sharingSteps } from './sharing-steps';
import { refusedWith } from './world';
import type { World } from './world';

/** Users of a Code, their levels, and who asks to be one (decisions.md section 6). */
export function describeSharing(world: World): void {
  const { sharing, inviteTo, somebody, shared, usersOf, newsOf } = sharingSteps(world);

  describe('users', () => {
    it('are shown with addresses and invitations to those who may organize, and to no stranger', async () => {
      const { codeId, guest: reader } = await shared('read');
      const organizer = await world.signUp();
      await inviteTo(codeId, [organizer.user.email], 'organize');
      await organizer.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      await inviteTo(codeId, [somebody()]);
      const seen = await usersOf(codeId, reader);
      expect(seen.map(({ access }) => access)).toEqual(['owner', 'read', 'organize']);
      expect(seen.flatMap(({ email }) => email ?? [])).toEqual([]);
      const all = await usersOf(codeId, organizer);
      expect(all.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted', 'pending']);
      expect(all[0]?.email).toBe(world.owner().user.email);
      for (const [actor, users] of [
        [reader, seen],
        [organizer, all],
      ] as const)
        expect((await actor.client.codes.get({ id: codeId })).sharedUsers).toEqual(users.slice(1));
      await world.owner().client.codes.update({ id: codeId, publication: 'published', isPublic: true });
      expect(await usersOf(codeId, world.outsider())).toEqual(seen.slice(0, 1));
      expect((await world.outsider().client.codes.get({ id: codeId })).sharedUsers).toEqual([]);
    });

    it('have another level at once', async () => {
      const { codeId, guest, userId } = await shared('read');
      const rename = (title: string) => guest.client.codes.update({ id: codeId, title });
      expect((await refusedWith(rename('Mine'))).code).toBe('FORBIDDEN');
      const raised = await sharing().updateAccess({ id: codeId, userId, access: 'organize' });
      expect(raised).toMatchObject({ id: userId, access: 'organize', status: 'accepted' });
      expect(await rename('Ours')).toMatchObject({ title: 'Ours', user: { access: 'organize' } });
      await sharing().updateAccess({ id: codeId, userId, access: 'read' });
      expect((await refusedWith(rename('Mine'))).code).toBe('FORBIDDEN');
    });

    it('lose their access at once', async () => {
      const { codeId, guest, userId } = await shared('organize');
      expect(await sharing().revoke({ id: codeId, userId })).toBeUndefined();
      expect((await refusedWith(guest.client.codes.get({ id: codeId }))).code).toBe('NOT_FOUND');
      expect(await usersOf(codeId)).toHaveLength(1);
      expect((await refusedWith(sharing().revoke({ id: codeId, userId }))).code).toBe('NOT_FOUND');
      const changing = sharing().updateAccess({ id: codeId, userId, access: 'read' });
      expect((await refusedWith(changing)).code).toBe('NOT_FOUND');
    });

    it('become the owner, who may organize then', async () => {
      const { codeId, guest, userId } = await shared('read');
      const owner = world.owner();
      const made = await sharing().updateAccess({ id: codeId, userId, access: 'owner' });
      expect(made).toMatchObject({ id: userId, access: 'owner', email: guest.user.email });
      expect(await guest.client.codes.get({ id: codeId })).toMatchObject({
        user: { access: 'owner' },
        owner: { id: userId },
      });
      expect((await owner.client.codes.get({ id: codeId })).user.access).toBe('organize');
      expect(await usersOf(codeId, guest)).toMatchObject([
        { id: userId, access: 'owner' },
        { id: owner.user.id, access: 'organize', status: 'accepted' },
      ]);
      expect((await newsOf(guest, codeId))[0]?.params['what']).toBe('handedOver');
      const back = sharing().updateAccess({ id: codeId, userId: owner.user.id, access: 'owner' });
      expect((await refusedWith(back)).code).toBe('FORBIDDEN');
      await owner.client.sharing.answerInvitation({ id: codeId, action: 'leave_code' });
      expect((await refusedWith(owner.client.codes.get({ id: codeId }))).code).toBe('NOT_FOUND');
    });

    it('own the Code until they hand it over', async () => {
      const { id: codeId } = await world.makeCode();
      const userId = world.owner().user.id;
      const same = await sharing().updateAccess({ id: codeId, userId, access: 'owner' });
      expect(same).toMatchObject({ id: userId, access: 'owner' });
      const falling = sharing().updateAccess({ id: codeId, userId, access: 'read' });
      expect((await refusedWith(falling)).code).toBe('CONFLICT');
      expect((await refusedWith(sharing().revoke({ id: codeId, userId }))).code).toBe('CONFLICT');
    });
  });

  describe('requests', () => {
    it('tell the owner, once, who asks for what', async () => {
      const { codeId, guest, userId } = await shared('read');
      const ask = () =>
        guest.client.sharing.requestAccess({ id: codeId, access: 'annotate', message: 'To comment' });
      expect(await ask()).toBeUndefined();
      await ask();
      const [mail] = (await world.harness().mailsTo(world.owner().user.email)).slice(-1);
      expect(mail?.replyTo).toBe(guest.user.email);
      for (const part of ['To comment', `/codes/${codeId}`]) expect(mail?.text).toContain(part);
      expect((await newsOf(world.owner(), codeId)).map(({ params }) => params)).toMatchObject([
        {
          what: 'accessRequest',
          name: 'Ada Advocate',
          email: guest.user.email,
          userId: String(userId),
          access: 'annotate',
          message: 'To comment',
        },
        { response: 'accepted' },
      ]);
    });

    it('are answered alike for a Code that is not there, and are none for what one has', async () => {
      const { codeId, guest } = await shared('annotate');
      const secret = await world.makeCode();
      const input = { access: 'read' as const, message: '' };
      for (const id of [codeId, secret.id, 2_000_000_000])
        expect(await guest.client.sharing.requestAccess({ id, ...input })).toBeUndefined();
      await world.harness().mailsTo(world.owner().user.email);
      expect(await newsOf(world.owner(), secret.id)).toHaveLength(1);
      expect(await newsOf(world.owner(), codeId)).toHaveLength(1);
    });
  });
}
