import { emailKeyOf } from '../people/email-key';
import type { Caller, Visit } from './call';

/** A call as the limits look at it: the operation's name in the contract, its validated input, and who makes it from where. */
export interface LimitedCall {
  readonly name: string;
  readonly input: unknown;
  readonly visit: Visit;
  readonly who: Caller;
}

/** The user who calls, or without a session their network. */
export function callerOf({ visit, who }: LimitedCall): string {
  return who ? `user ${who.user.id}` : visit.address;
}

/** The network that a call comes from. */
export function addressOf({ visit }: LimitedCall): string {
  return visit.address;
}

/** The address in the input, as addresses are compared; empty without one. */
export function emailOf({ input }: LimitedCall): string {
  const email = typeof input === 'object' && input !== null && 'email' in input ? input.email : undefined;
  return typeof email === 'string' ? emailKeyOf(email) : '';
}

/** The account of a log-in with a code of the second factor. */
export function emailWithCodeOf(call: LimitedCall): string | undefined {
  const { input } = call;
  return typeof input === 'object' && input !== null && 'twoFactorToken' in input ? emailOf(call) : undefined;
}

/** The address that a user wants to have. */
export function newEmailOf(call: LimitedCall): string | undefined {
  return emailOf(call) || undefined;
}

/** A user whose call about their account sends a mail if it succeeds; a change of the profile does so only with a new address. */
export function whoCausesMail(call: LimitedCall): string | undefined {
  return call.name === 'profile.update' && newEmailOf(call) === undefined ? undefined : callerOf(call);
}

/** A user who gives their password in a call. */
export function whoGivesPassword(call: LimitedCall): string | undefined {
  const { input } = call;
  return typeof input === 'object' && input !== null && 'currentPassword' in input
    ? callerOf(call)
    : undefined;
}

/** How many people a call invites. */
export function addressesOf({ input }: LimitedCall): number {
  const emails = typeof input === 'object' && input !== null && 'emails' in input ? input.emails : undefined;
  return Array.isArray(emails) ? emails.length : 1;
}

/** An account and the network it is tried from. */
export function emailAndAddressOf(call: LimitedCall): string {
  return `${emailOf(call)} ${addressOf(call)}`;
}

/** How many people a comment mentions. */
export function mentionsOf({ input }: LimitedCall): number {
  const isMentioning = typeof input === 'object' && input !== null && 'mentions' in input;
  return isMentioning && Array.isArray(input.mentions) ? input.mentions.length : 0;
}

/** Comments that mention nobody are not counted. */
export function whoMentions(call: LimitedCall): string | undefined {
  return mentionsOf(call) === 0 ? undefined : callerOf(call);
}
