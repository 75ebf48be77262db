import * as z from 'zod';
import { FIELDS_OF_LAW, POSITIONS } from './constants';
import { emailSchema, personNameSchema } from './fields';
import { operation } from './operation';
import { secondFactorTokenSchema, userSchema } from './profile';

/** A password: 10 to 128 characters, no composition rule (decisions.md section 7). */
export const passwordSchema = z.string().min(10).max(128);

/** The registration form (specification section 3). `country` is an ISO 3166-1 alpha-3 code. */
export const registrationSchema = z
  .object({
    email: emailSchema,
    password1: passwordSchema,
    password2: z.string().max(128),
    hasAcceptedTerms: z.literal(true, { error: 'The terms must be accepted' }),
    firstName: personNameSchema,
    lastName: personNameSchema,
    country: z.string().regex(/^[A-Z]{3}$/, 'Must be a 3-letter country code'),
    fieldsOfLaw: z.array(z.enum(FIELDS_OF_LAW)).max(FIELDS_OF_LAW.length),
    position: z.enum(POSITIONS),
    otherPosition: z.string().trim().max(100).optional(),
  })
  .refine((form) => form.password1 === form.password2, {
    path: ['password2'],
    message: 'The passwords differ',
  })
  .refine((form) => form.position !== 'Other (please specify)' || Boolean(form.otherPosition), {
    path: ['otherPosition'],
    message: 'Please specify your position',
  });
/** The registration form. */
export type Registration = z.input<typeof registrationSchema>;

/**
 * The answer to a log-in. `token` is the bearer token of the session; `device2faToken` is there where `trustsDevice` was asked for with a
 * second factor, and takes its place for 30 days.
 */
export const sessionSchema = z.object({
  user: userSchema,
  token: z.string(),
  device2faToken: z.string().optional(),
});
/** The answer to a log-in. */
export type Session = z.infer<typeof sessionSchema>;

const anyone = { who: 'anyone' } as const;
const tokenSchema = z.string().min(1).max(500);

/** Calls under `/auth`. */
export const authOperations = {
  register: operation({
    method: 'POST',
    path: '/auth/register',
    summary:
      'Register; an activation link is sent by e-mail. An address that has an account is answered the same, and its holder is told by e-mail',
    input: registrationSchema,
    result: undefined,
    access: anyone,
    creates: true,
  }),
  login: operation({
    method: 'POST',
    path: '/auth/login',
    summary:
      'Log in with e-mail address and password, and where it is switched on the second factor: a code of the app, a recovery code, or the token of a device that is trusted',
    input: z.object({
      email: emailSchema,
      password: z.string().max(128),
      twoFactorToken: secondFactorTokenSchema.optional(),
      device2faToken: z.string().max(500).optional(),
      trustsDevice: z.boolean().optional(),
    }),
    result: sessionSchema,
    access: anyone,
  }),
  logout: operation({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session; its token is worthless from now on',
    input: z.object({}).optional(),
    result: undefined,
    access: { who: 'user' },
  }),
  forgotPassword: operation({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Send a reset link; the answer is the same whether or not the address exists',
    input: z.object({ email: emailSchema }),
    result: undefined,
    access: anyone,
  }),
  resetPassword: operation({
    method: 'POST',
    path: '/auth/reset-password/{token}',
    summary: 'Set a new password with the token of a reset link',
    input: z.object({ token: tokenSchema, newPassword: passwordSchema }),
    result: undefined,
    access: anyone,
  }),
  activate: operation({
    method: 'POST',
    path: '/auth/activation/{token}',
    summary: 'Activate the account with the token of the activation link',
    input: z.object({ token: tokenSchema }),
    result: undefined,
    access: anyone,
  }),
  confirmEmail: operation({
    method: 'POST',
    path: '/auth/email/{token}',
    summary: 'Confirm a new e-mail address with the token of the link that was sent to it',
    input: z.object({ token: tokenSchema }),
    result: undefined,
    access: anyone,
  }),
  resendActivation: operation({
    method: 'POST',
    path: '/auth/activation/resend',
    summary: 'Send the activation link again; the answer is the same whether or not the address exists',
    input: z.object({ email: emailSchema }),
    result: undefined,
    access: anyone,
  }),
};
