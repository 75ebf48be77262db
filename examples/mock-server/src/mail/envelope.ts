import type { SendMailOptions } from 'nodemailer';

import type { MailMessage } from './mailer';

/**
 * A message as nodemailer takes it. Recipients go as objects, never as a list in one string, which the library would split at
 * commas; long and non-ASCII headers are folded and encoded by it (RFC 2047).
 */
export function envelopeOf({ to, replyTo, subject, text, html }: MailMessage, from: string): SendMailOptions {
  const recipients = to.map((address) => ({ name: '', address }));
  return {
    from,
    to: recipients,
    subject,
    text,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(html !== undefined && { html }),
  };
}
