import * as z from 'zod';

/**
 * The mail port. Every adapter promises:
 * 1. `send` resolves when the message is accepted for delivery (by the server, or on disk), not when it has arrived.
 * 2. Exactly the addresses in `to` get the message; nothing in a subject, text or address adds a header or a recipient.
 */
export interface Mailer {
  /** Sends one message. Throws `MailRefusedError` for an address or subject that no mail may carry, `MailDeliveryError` when sending fails. */
  send(message: MailMessage): Promise<void>;
  /** Ends connections. */
  close(): Promise<void>;
}

/** A message: bare addresses (`name@host`, no display names), one line of subject, plain text, and optionally the same as html. */
export interface MailMessage {
  readonly to: readonly string[];
  /** Who gets the answers, when not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** The message is malformed: no recipient, something that is not an address, or a line break in the subject. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The message could not be handed over; the cause says why. */
export class MailDeliveryError extends Error {
  override readonly name = 'MailDeliveryError';
}

const addressSchema = z.email({ pattern: z.regexes.unicodeEmail });

/** Throws `MailRefusedError` unless a message can be sent as it is; every adapter calls it first (RFC 5322: no CR or LF inside a header). */
export function assertSendable({ to, replyTo, subject }: MailMessage): void {
  if (to.length === 0) throw new MailRefusedError('A message needs a recipient.');
  const addresses = replyTo === undefined ? to : [...to, replyTo];
  if ([...addresses, subject].some(hasControlCharacter))
    throw new MailRefusedError('Addresses and subject are single lines.');
  if (
    !addresses.every((address) => addressSchema.safeParse(address).success && !/[\s,;<>"()]/u.test(address))
  ) {
    throw new MailRefusedError('An address is not an e-mail address.');
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}
