import { SHARE_RECIPIENTS_MAX, isEmail } from '@glossator/client-sdk/constants';

/** The addresses of a dialog, as they were typed; each once, without regard to case. */
export type Recipients = readonly string[];

/** The addresses with further ones behind them; those that are there already are not added again. */
export function withRecipients(recipients: Recipients, added: readonly string[]): Recipients {
  const known = new Map(recipients.map((address) => [address.toLowerCase(), address]));
  for (const address of added)
    if (!known.has(address.toLowerCase())) known.set(address.toLowerCase(), address);
  return [...known.values()];
}

/** Whether it is an e-mail address by the contract. */
export function isAddress(text: string): boolean {
  return isEmail(text);
}

/** Those that are none. */
export function wrongOnes(recipients: Recipients): Recipients {
  return recipients.filter((address) => !isAddress(address));
}

/** How many there are too many. */
export function excessOf(recipients: Recipients): number {
  return Math.max(0, recipients.length - SHARE_RECIPIENTS_MAX);
}
