import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

import { writeNewFile } from '../durable-files/durable-files';
import { envelopeOf } from './envelope';
import { assertSendable, MailDeliveryError, type Mailer } from './mailer';
import { MESSAGE_SUFFIX } from './outbox';

/** Where the messages go (the folder is made when needed), who sends them, and the clock (default: the real one). */
export interface OutboxMailerOptions {
  readonly directory: string;
  readonly from: string;
  readonly now?: () => Date;
}

/**
 * A mailer for servers without SMTP: each message becomes a file `<time>-<id>.eml` (RFC 5322) in a folder, written whole or not
 * at all, to be read on the development mailbox page or with any mail program.
 */
export function createOutboxMailer({ directory, from, now = () => new Date() }: OutboxMailerOptions): Mailer {
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
      const name = `${date.toISOString().replaceAll(/[-:.]/g, '')}-${randomUUID()}${MESSAGE_SUFFIX}`;
      try {
        const built = await transport.sendMail({ ...envelopeOf(message, from), date });
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeNewFile(path.join(directory, name), await bytesOf(built.message));
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
