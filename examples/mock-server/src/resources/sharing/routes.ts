import type { ServerRoutes } from '../../calls/handlers';
import type { InvitationService } from './invitation-service';
import type { InviteService } from './invite-service';
import type { RequestService } from './request-service';
import type { SharingService } from './sharing-service';

/** The services behind the calls about the users of Codes. */
export interface SharingServices {
  readonly sharing: SharingService;
  readonly invites: InviteService;
  readonly invitations: InvitationService;
  readonly requests: RequestService;
}

/** The served calls about the users of Codes and their invitations. */
export function sharingRoutes({ sharing, invites, invitations, requests }: SharingServices): ServerRoutes {
  return {
    sharing: {
      list: (_input, call) => sharing.list(call),
      invite: (input, call) => invites.invite(input, call),
      updateAccess: (input, call) => sharing.updateAccess(input, call),
      revoke: ({ userId }, call) => sharing.revoke(userId, call),
      invitations: (page, call) => invitations.list(page, call),
      answerInvitation: ({ id, action }, call) => invitations.answer(id, action, call),
      deleteInvitation: ({ id }, call) => invites.withdraw(id, call),
      requestAccess: (input, call) => requests.request(input, call),
    },
  };
}
