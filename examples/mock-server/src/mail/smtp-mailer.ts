import { createTransport } from 'nodemailer';

import { envelopeOf } from './envelope';
import { assertSendable, MailDeliveryError, type Mailer } from './mailer';

/**
 * A mailer over SMTP (RFC 5321). `url` is `smtp://` or `smtps://user:password@host:port`, `from` the sender, with or without a
 * display name. Connections are pooled; STARTTLS is used where the server offers it.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(message) {
      assertSendable(message);
      try {
        await transport.sendMail(envelopeOf(message, from));
      } catch (error) {
        throw new MailDeliveryError('The mail server did not take the message.', { cause: error });
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}
