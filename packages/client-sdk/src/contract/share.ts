import * as z from 'zod';
import { SHARE_MESSAGE_MAX, SHARE_RECIPIENTS_MAX } from './constants';
import { emailSchema } from './fields';

/** What goes along when something is shared by e-mail: to whom, and a message, which may be empty. */
export const shareShape = {
  emails: z.array(emailSchema).min(1).max(SHARE_RECIPIENTS_MAX),
  message: z.string().max(SHARE_MESSAGE_MAX),
};
