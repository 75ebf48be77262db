import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';

import { envelopeOf } from './envelope';
import { assertSendable, MailDeliveryError, type Mailer } from './mailer';
import type { Outbox } from './outbox';

/** Where the messages go, who sends them, and the clock (default: the real one). */
export interface OutboxMailerOptions {
  readonly outbox: Pick<Outbox, 'add'>;
  readonly from: string;
  readonly now?: () => Date;
}

/**
 * A mailer for servers without SMTP: each message (RFC 5322) goes to the outbox, to be read on the development mailbox page.
 */
export function createOutboxMailer({ outbox, from, now = () => new Date() }: OutboxMailerOptions): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      assertSendable(message);
      const date = now();
      const id = `${date.toISOString().replaceAll(/[-:.]/g, '')}-${randomUUID()}`;
      try {
        const built = await transport.sendMail({ ...envelopeOf(message, from), date });
        await outbox.add(id, await bytesOf(built.message));
      } catch (error) {
        throw new MailDeliveryError('The message could not be written to the outbox.', { cause: error });
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

async function bytesOf(message: AsyncIterable<string | Buffer> | Buffer): Promise<Buffer> {
  if (Buffer.isBuffer(message)) return message;
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(typeof part === 'string' ? Buffer.from(part) : part);
  return Buffer.concat(parts);
}
