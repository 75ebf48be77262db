import type { InvitedLevel } from '../../contract/index';
import { createRandomKey } from '../../http/random-key';
import type { Actor, World } from './world';

/** What the conformance of sharing does again and again, as the owner of the world. */
export function sharingSteps(world: World) {
  const sharing = () => world.owner().client.sharing;
  const inviteTo = async (codeId: number, emails: readonly string[], access: InvitedLevel = 'read') =>
    (await sharing().invite({ id: codeId, emails: [...emails], access, message: 'Please look' })).data;
  return {
    sharing,
    inviteTo,
    /** An address without an account. */
    somebody: () => `invited-${createRandomKey()}@law.example`,
    /** A Code of the owner's, and somebody who has accepted to work in it. */
    async shared(access: InvitedLevel) {
      const { id: codeId } = await world.makeCode();
      const guest = await world.signUp();
      await inviteTo(codeId, [guest.user.email], access);
      await guest.client.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      return { codeId, guest, userId: guest.user.id };
    },
    usersOf: async (codeId: number, actor: Actor = world.owner()) =>
      (await actor.client.sharing.list({ id: codeId })).data,
    newsOf: async (actor: Actor, codeId: number) =>
      (await actor.client.notifications.list({})).data.filter((news) => news.codeId === codeId),
  };
}
