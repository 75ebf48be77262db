import { expect, it } from 'vitest';
import { expectProblem } from './world';
import type { World } from './world';

/** Notifications (specification section 4), made by invitations. */
export function describeNotifications(world: World): void {
  /** Somebody who is invited to this many Codes. */
  const invited = async (times: number) => {
    const guest = await world.signUp();
    for (let number = 1; number <= times; number += 1) {
      const { id } = await world.makeCode({ title: `Law ${number}` });
      const emails = [guest.user.email];
      await world.owner().client.sharing.invite({ id, emails, access: 'read', message: '' });
    }
    return guest;
  };

  it('are listed newest first, page by page', async () => {
    const { client } = await invited(3);
    const first = await client.notifications.list({ limit: 2 });
    expect(first.data.map(({ params }) => params['title'])).toEqual(['Law 3', 'Law 2']);
    const rest = await client.notifications.list({ limit: 2, cursor: first.next ?? '' });
    expect(rest.data.map(({ params }) => params['title'])).toEqual(['Law 1']);
    expect(rest.next).toBeUndefined();
  });

  it('are marked as seen and unseen', async () => {
    const { client } = await invited(1);
    const [made] = (await client.notifications.list({})).data;
    const id = made?.id ?? 0;
    expect(made?.isActive).toBe(true);
    for (const isActive of [false, true]) {
      expect(await client.notifications.update({ id, isActive })).toEqual({ ...made, isActive });
      expect((await client.notifications.list({})).data).toEqual([{ ...made, isActive }]);
    }
  });

  it('are deleted, once', async () => {
    const { client, token } = await invited(2);
    const [newest, other] = (await client.notifications.list({})).data;
    const id = newest?.id ?? 0;
    expect(await client.notifications.delete({ id })).toBeUndefined();
    expect((await client.notifications.list({})).data).toEqual([other]);
    await expectProblem(await world.send('notifications.delete', { id }, { token }), 'NOT_FOUND');
  });

  it.each(['atOnce', 'daily', 'never'] as const)(
    'of every kind are mailed as the user wants it: %s',
    async (notificationMails) => {
      const [guest, other] = [await world.signUp(), await world.signUp()];
      await guest.client.profile.update({ notificationMails });
      const { sharing } = world.owner().client;
      const { id } = await world.makeCode({ title: 'Offered' });
      await sharing.invite({ id, emails: [guest.user.email], access: 'annotate', message: '' });
      await guest.client.sharing.answerInvitation({ id, action: 'accept_invitation' });
      await sharing.updateAccess({ id, userId: guest.user.id, access: 'owner' });
      await other.client.sharing.requestAccess({ id, access: 'read', message: '' });
      await world.harness().mailsTo(guest.user.email);
      await guest.client.sharing.invite({ id, emails: [other.user.email], access: 'read', message: '' });
      await other.client.sharing.answerInvitation({ id, action: 'decline_invitation' });
      const { data } = await guest.client.notifications.list({});
      expect(data.map(({ params }) => params['what'] ?? params['response'])).toEqual([
        'declined',
        'accessRequest',
        'handedOver',
      ]);
      const mails = (await world.harness().mailsTo(guest.user.email)).filter(({ subject }) =>
        subject.includes('Offered'),
      );
      // The invitation is answered, and no longer in the list.
      expect(mails).toHaveLength(notificationMails === 'atOnce' ? 4 : 0);
    },
  );

  it('are of no use to anybody else', async () => {
    const { client } = await invited(1);
    const before = (await client.notifications.list({})).data;
    const id = before[0]?.id ?? 0;
    const { token } = world.outsider();
    for (const [name, input] of [
      ['notifications.update', { id, isActive: false }],
      ['notifications.delete', { id }],
    ] as const)
      await expectProblem(await world.send(name, input, { token }), 'NOT_FOUND');
    expect((await client.notifications.list({})).data).toEqual(before);
  });
}
