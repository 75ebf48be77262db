import * as z from 'zod';
import { emailSchema } from './fields';

/** Most addresses that something is sent to at once. */
export const SHARE_RECIPIENTS_MAX = 20;
/** Longest message that goes with it, in UTF-16 units. */
export const SHARE_MESSAGE_MAX = 5000;

/** What goes along when something is shared by e-mail: to whom, and a message, which may be empty. */
export const shareShape = {
  emails: z.array(emailSchema).min(1).max(SHARE_RECIPIENTS_MAX),
  message: z.string().max(SHARE_MESSAGE_MAX),
};
