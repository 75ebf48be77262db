import type { InvitedLevel } from '@glossator/client-sdk/contract';
import type { TestUser } from './test-server';

/** Gives somebody access to a Code as people do: its owner invites, and they accept. */
export async function shareCode(
  owner: TestUser,
  codeId: number,
  guest: TestUser,
  access: InvitedLevel,
): Promise<void> {
  await owner.api.sharing.invite({ id: codeId, emails: [guest.email], access });
  await guest.api.sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
}
