import * as z from 'zod';
import { FIELDS_OF_LAW, POSITIONS } from './constants';
import { emailSchema, idSchema, listOf, localeSchema, momentSchema, personNameSchema } from './fields';
import { operation } from './operation';

/** User types (specification section 3). */
export const userTypeSchema = z.enum(['admin', 'user', 'tmp_user', 'archived']);
/** One user type. */
export type UserType = z.infer<typeof userTypeSchema>;

/** When mails tell users of their notifications: at once, of all of a day in one mail, or never. */
const notificationMailsSchema = z.enum(['atOnce', 'daily', 'never']);

/** The logged-in user, as shown to themselves. */
export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** An address that was asked for and waits for its confirmation. */
  pendingEmail: z.string().optional(),
  userType: userTypeSchema,
  has2fa: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
  fieldsOfLaw: z.array(z.enum(FIELDS_OF_LAW)),
  position: z.enum(POSITIONS),
  otherPosition: z.string().optional(),
  locale: localeSchema.optional(),
  /** When mails tell them of their notifications; absent means at once. */
  notificationMails: notificationMailsSchema.optional(),
  createdAt: momentSchema,
});
/** The logged-in user, as shown to themselves. */
export type User = z.infer<typeof userSchema>;

/** A code of the app that is the second factor (6 digits), or a recovery code. */
export const secondFactorTokenSchema = z.string().trim().min(1).max(30);

const user = { who: 'user' } as const;
const password = z.string().max(128);

/** A session of one's own: a log-in that has not ended. `userAgent` is what the browser said it is. */
export const sessionEntrySchema = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  createdAt: momentSchema,
  /** To a few minutes. */
  lastUsedAt: momentSchema,
  userAgent: z.string().optional(),
});
/** A session of one's own. */
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

/** Calls under `/profile`. */
export const profileOperations = {
  get: operation({
    method: 'GET',
    path: '/profile',
    summary: 'The logged-in user',
    input: z.object({}).optional(),
    result: userSchema,
    access: user,
  }),
  update: operation({
    method: 'PATCH',
    path: '/profile',
    summary:
      'Change the profile. A new e-mail address needs the current password, and holds once it is confirmed by the link that is sent to it',
    input: z.object({
      email: emailSchema.optional(),
      currentPassword: password.optional(),
      firstName: personNameSchema.optional(),
      lastName: personNameSchema.optional(),
      country: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      fieldsOfLaw: z.array(z.enum(FIELDS_OF_LAW)).max(FIELDS_OF_LAW.length).optional(),
      position: z.enum(POSITIONS).optional(),
      otherPosition: z.string().trim().max(100).optional(),
      locale: localeSchema.optional(),
      notificationMails: notificationMailsSchema.optional(),
    }),
    result: userSchema,
    access: user,
  }),
  delete: operation({
    method: 'DELETE',
    path: '/profile',
    summary: 'Archive the account; needs the current password',
    input: z.object({ currentPassword: password }),
    result: undefined,
    access: user,
  }),
  changePassword: operation({
    method: 'POST',
    path: '/profile/password',
    summary: 'Change the password; all other sessions end',
    input: z.object({ currentPassword: password, newPassword: z.string().min(10).max(128) }),
    result: undefined,
    access: user,
  }),
  sessions: operation({
    method: 'GET',
    path: '/profile/sessions',
    summary: "One's sessions, the one used last first",
    input: z.object({}).optional(),
    result: listOf(sessionEntrySchema),
    access: user,
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/profile/sessions/{sessionId}',
    summary: "End one of one's sessions",
    input: z.object({ sessionId: z.string().regex(/^[\w-]{1,100}$/) }),
    result: undefined,
    access: user,
  }),
  generate2fa: operation({
    method: 'POST',
    path: '/profile/2fa/generate',
    summary:
      'Make a new second-factor secret, as the data url of a picture and as text; it is not active yet. `userId` is one’s own id',
    input: z.object({ userId: idSchema }),
    result: z.object({ qrCodeUrl: z.string(), secret: z.string() }),
    access: user,
  }),
  activate2fa: operation({
    method: 'POST',
    path: '/profile/2fa/activation',
    summary:
      'Switch the second factor on or off with a valid code of it. Switching on answers ten recovery codes, each of which works once',
    input: z.object({ token: secondFactorTokenSchema, activate: z.boolean() }),
    result: z.object({ has2fa: z.boolean(), recoveryCodes: z.array(z.string()).optional() }),
    access: user,
  }),
};
