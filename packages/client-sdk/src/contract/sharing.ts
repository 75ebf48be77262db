import * as z from 'zod';
import { accessLevelSchema } from './access';
import { emailSchema, idSchema, listOf, pathIdSchema } from './fields';
import { operation } from './operation';

/** A user of a Code. `email` is only there for those who may organize. */
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

const member = (level: 'read' | 'organize' | 'owner') =>
  ({ who: 'member', level, scope: 'code', input: 'id' }) as const;

/** Calls about the users of a Code and their invitations. */
export const sharingOperations = {
  list: operation({
    method: 'GET',
    path: '/codes/{id}/users',
    summary: 'The users of a Code',
    input: z.object({ id: pathIdSchema }),
    result: listOf(sharedUserSchema),
    access: member('read'),
  }),
  invite: operation({
    method: 'POST',
    path: '/codes/{id}/users',
    summary: 'Invite somebody by e-mail address',
    input: z.object({
      id: pathIdSchema,
      email: emailSchema,
      access: z.enum(['read', 'annotate', 'organize']),
    }),
    result: sharedUserSchema,
    access: member('owner'),
    creates: true,
  }),
  updateAccess: operation({
    method: 'PATCH',
    path: '/codes/{id}/users/{userId}',
    summary: 'Change the access of a user; `owner` hands the Code over',
    input: z.object({ id: pathIdSchema, userId: pathIdSchema, access: accessLevelSchema }),
    result: sharedUserSchema,
    access: member('owner'),
  }),
  revoke: operation({
    method: 'DELETE',
    path: '/codes/{id}/users/{userId}',
    summary: 'Take the access of a user away',
    input: z.object({ id: pathIdSchema, userId: pathIdSchema }),
    result: undefined,
    access: member('owner'),
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
    summary: 'Withdraw a pending invitation',
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: { who: 'user' },
  }),
};
