import type { ContactForm } from '@glossator/client-sdk/contract';
import { createTranslate, loadMessages, pickLocale } from '@glossator/i18n';
import type { AnyoneCall } from '../../calls/call';
import type { ServerLog } from '../../log/server-log';
import { MailRefusedError, type Mailer } from '../../mail/mailer';
import { oneLine } from '../../people/one-line';
import { invalidField, ProblemError } from '../../problems/problem-error';

/** Passes the form of the landing page on to whoever runs the server. */
export interface ContactService {
  /** Sends the form as one e-mail, which is answered to its writer. Throws VALIDATION for an address that no mail may carry, MAIL_NOT_SENT. */
  send(form: ContactForm, call: AnyoneCall): Promise<undefined>;
}

/** What the form is sent with: `to` are the addresses that get it. */
export interface ContactParts {
  readonly mailer: Mailer;
  readonly to: readonly string[];
  readonly log: ServerLog;
}

/** Makes the service. */
export function createContactService({ mailer, to, log }: ContactParts): ContactService {
  return {
    async send({ firstName, lastName, email, feedback }, { visit, writeAccounts }) {
      const locale = pickLocale(undefined, visit.languages);
      const translate = createTranslate(locale, await loadMessages(locale), 'emails');
      // Control characters end the line of a subject, and a name may not begin lines of its own above the message.
      const name = oneLine([firstName, lastName].filter(Boolean).join(' '));
      const values = { name, email, language: locale, feedback };
      try {
        await mailer.send({
          to,
          replyTo: email,
          subject: translate('contact.subject', { sender: name === '' ? email : name }),
          text: translate('contact.text', values),
        });
      } catch (error) {
        if (error instanceof MailRefusedError) {
          log.warn({ err: error }, 'the mail of the contact form was refused');
          throw invalidField('email', 'Must be a valid email');
        }
        log.error({ err: error }, 'the contact form could not be sent');
        throw new ProblemError('MAIL_NOT_SENT', { cause: error });
      }
      // Remembered under the caller's key, so that a repeated call sends nothing twice.
      return writeAccounts(() => Promise.resolve(undefined));
    },
  };
}
