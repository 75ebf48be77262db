import * as z from 'zod';
import { accessLevelSchema } from './access';
import { INVITATION_MESSAGE_MAX, INVITED_LEVELS, SHARE_RECIPIENTS_MAX } from './constants';
import { emailSchema, idSchema, listOf, momentSchema, pagingShape, pathIdSchema } from './fields';
import { operation } from './operation';

/** A level that somebody can be invited at. */
export const invitedLevelSchema = z.enum(INVITED_LEVELS);
/** A level that somebody can be invited at. */
export type InvitedLevel = z.infer<typeof invitedLevelSchema>;

/**
 * A user of a Code. `email` is only there for those who may organize. One who was invited and has not accepted yet (`pending`) is shown to those
 * alone, by the address that was written to: `name` is that address, and `id` that of the invitation, so that nobody learns whether it has an account.
 */
export const sharedUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string().optional(),
  access: accessLevelSchema,
  status: z.enum(['pending', 'accepted']),
  invitationId: idSchema.optional(),
});
/** A user of a Code. */
export type SharedUser = z.infer<typeof sharedUserSchema>;

/** An invitation as whom it is for sees it: all that they may know of the Code. */
export const invitationSchema = z.object({
  id: idSchema,
  codeId: idSchema,
  codeTitle: z.string(),
  /** The name of who invites. */
  invitedBy: z.string(),
  access: invitedLevelSchema,
  message: z.string(),
  createdAt: momentSchema,
});
/** An invitation as whom it is for sees it. */
export type Invitation = z.infer<typeof invitationSchema>;

const member = (level: 'read' | 'organize' | 'owner') =>
  ({ who: 'member', level, scope: 'code', input: 'id' }) as const;
const message = z.string().max(INVITATION_MESSAGE_MAX).default('');

/** Calls about the users of a Code and their invitations. */
export const sharingOperations = {
  list: operation({
    method: 'GET',
    path: '/codes/{id}/users',
    summary:
      'The users of a Code, its owner first; whoever reads it because it is public sees the owner alone',
    input: z.object({ id: pathIdSchema }),
    result: listOf(sharedUserSchema),
    access: member('read'),
  }),
  invite: operation({
    method: 'POST',
    path: '/codes/{id}/users',
    summary:
      'Invite people by e-mail address; whoever was invited before is invited again at this level, whoever accepted stays as they are',
    input: z.object({
      id: pathIdSchema,
      emails: z.array(emailSchema).min(1).max(SHARE_RECIPIENTS_MAX),
      access: invitedLevelSchema,
      message,
    }),
    result: listOf(sharedUserSchema),
    access: member('owner'),
    creates: true,
  }),
  updateAccess: operation({
    method: 'PATCH',
    path: '/codes/{id}/users/{userId}',
    summary:
      'Change the access of a user, or of a pending invitation by its id; `owner` hands the Code over, and who was its owner may organize then',
    input: z.object({ id: pathIdSchema, userId: pathIdSchema, access: accessLevelSchema }),
    result: sharedUserSchema,
    access: member('owner'),
  }),
  revoke: operation({
    method: 'DELETE',
    path: '/codes/{id}/users/{userId}',
    summary: 'Take the access of a user away, or a pending invitation by its id',
    input: z.object({ id: pathIdSchema, userId: pathIdSchema }),
    result: undefined,
    access: member('owner'),
  }),
  invitations: operation({
    method: 'GET',
    path: '/codes/users/invitation',
    summary: "One's own pending invitations, newest first",
    input: z.object(pagingShape).optional(),
    result: listOf(invitationSchema),
    access: { who: 'user' },
  }),
  answerInvitation: operation({
    method: 'POST',
    path: '/codes/{id}/users/invitation',
    summary: "Accept or decline one's invitation, or leave the Code",
    input: z.object({
      id: pathIdSchema,
      action: z.enum(['accept_invitation', 'decline_invitation', 'leave_code']),
    }),
    result: undefined,
    access: { who: 'user' },
  }),
  deleteInvitation: operation({
    method: 'DELETE',
    path: '/codes/users/invitation/{id}',
    summary: 'Withdraw a pending invitation to a Code that one owns',
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: { who: 'user' },
  }),
  requestAccess: operation({
    method: 'POST',
    path: '/codes/{id}/users/request',
    summary:
      'Ask the owner of a Code for access, or for more of it; the answer is the same whether or not there is such a Code',
    input: z.object({ id: pathIdSchema, access: invitedLevelSchema, message }),
    result: undefined,
    access: { who: 'user' },
  }),
};
