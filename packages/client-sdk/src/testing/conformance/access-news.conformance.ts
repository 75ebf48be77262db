import { describe, expect, it } from 'vitest';
import { liveListeners } from './live-listeners';
import { sharingSteps } from './sharing-steps';
import type { World } from './world';

/** What open windows learn of access that is given, changed and taken away (decisions.md section 6). */
export function describeAccessNews(world: World): void {
  const { sharing, inviteTo, shared } = sharingSteps(world);

  describe('live', () => {
    const listen = liveListeners(world);

    it('shows an invitation and its answer in open windows', async () => {
      const { id: codeId } = await world.makeCode();
      const guest = await world.signUp();
      const [theirs, own] = [listen(guest), listen(world.owner())];
      await Promise.all([theirs, own].map((live) => live.until(() => live.status() === 'open')));
      await inviteTo(codeId, [guest.user.email]);
      await theirs.until(() => theirs.received.length === 1);
      expect(theirs.received).toMatchObject([
        { name: 'NOTIFICATION/CREATE', data: { type: 'CODE_INVITATION', codeId } },
      ]);
      await guest.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      await own.until(() => own.received.length === 2);
      expect(own.received).toMatchObject([
        // The owner's windows look again at who is invited.
        { name: 'ACCESS/UPDATE', data: { codeId, userId: world.owner().user.id, access: 'owner' } },
        { name: 'NOTIFICATION/CREATE', data: { type: 'CODE_INVITATION_RESPONSE', codeId } },
      ]);
      await theirs.until(() => theirs.received.length === 2);
      expect(theirs.received[1]).toMatchObject({
        name: 'ACCESS/UPDATE',
        data: { codeId, userId: guest.user.id, access: 'read' },
      });
    });

    it('has open windows of the owner and of who was invited look again at an invitation that is changed or withdrawn', async () => {
      const { id: codeId } = await world.makeCode();
      const guest = await world.signUp();
      const [invited] = await inviteTo(codeId, [guest.user.email]);
      const userId = invited?.id ?? 0;
      const [theirs, own] = [listen(guest), listen(world.owner())];
      await Promise.all([theirs, own].map((live) => live.until(() => live.status() === 'open')));
      await sharing().updateAccess({ id: codeId, userId, access: 'annotate' });
      await sharing().revoke({ id: codeId, userId });
      await theirs.until(() => theirs.received.length === 2);
      await own.until(() => own.received.length === 2);
      for (const event of theirs.received)
        expect(event).toMatchObject({ name: 'ACCESS/DELETE', data: { codeId, userId: guest.user.id } });
      for (const { name } of own.received) expect(name).toBe('ACCESS/UPDATE');
    });

    it('tells everybody in the Code of a new level', async () => {
      const { codeId, guest, userId } = await shared('organize');
      const [theirs, own] = [listen(guest, codeId), listen(world.owner(), codeId)];
      await Promise.all([theirs, own].map((live) => live.until(() => live.status() === 'open')));
      for (const access of ['read', 'annotate'] as const) {
        await sharing().updateAccess({ id: codeId, userId, access });
        for (const live of [theirs, own])
          await live.until(() =>
            live.received.some(
              ({ name, data }) =>
                name === 'ACCESS/UPDATE' && data.userId === userId && data.access === access,
            ),
          );
      }
      expect(own.status()).toBe('open');
    });

    it('closes the connections of who has no access any more, and of nobody else', async () => {
      const { codeId, guest, userId } = await shared('organize');
      const [theirs, own] = [listen(guest, codeId), listen(world.owner(), codeId)];
      await Promise.all([theirs, own].map((live) => live.until(() => live.status() === 'open')));
      await sharing().revoke({ id: codeId, userId });
      await theirs.until(() => theirs.status() === 'closed');
      expect(theirs.reason()).toBe('forbidden');
      expect(theirs.received).toMatchObject([{ name: 'ACCESS/DELETE', data: { codeId, userId } }]);
      await own.until(() => own.names().includes('ACCESS/DELETE'));
      expect(own.status()).toBe('open');
    });
  });
}
