import * as z from 'zod';
import { idSchema, listOf, momentSchema, pagingShape, pathIdSchema } from './fields';
import { operation } from './operation';

/** A notification to a user; `isActive` until they have seen it. `params` are the arguments of its type's message. */
export const notificationSchema = z.object({
  id: idSchema,
  isActive: z.boolean(),
  type: z.enum(['CODE_INVITATION', 'CODE_INVITATION_RESPONSE', 'CODE_CHANGED']),
  codeId: idSchema,
  params: z.record(z.string(), z.string()),
  createdAt: momentSchema,
});
/** A notification to a user. */
export type UserNotification = z.infer<typeof notificationSchema>;

const user = { who: 'user' } as const;

/** Calls under `/notifications`. */
export const notificationOperations = {
  list: operation({
    method: 'GET',
    path: '/notifications',
    summary: "One's notifications, newest first",
    input: z.object({ ...pagingShape }),
    result: listOf(notificationSchema),
    access: user,
  }),
  update: operation({
    method: 'PATCH',
    path: '/notifications/{id}',
    summary: 'Mark a notification as seen or unseen',
    input: z.object({ id: pathIdSchema, isActive: z.boolean() }),
    result: notificationSchema,
    access: user,
  }),
  delete: operation({
    method: 'DELETE',
    path: '/notifications/{id}',
    summary: 'Delete a notification',
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: user,
  }),
};
