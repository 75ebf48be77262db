import { PROBLEMS, type Operations, type ProblemCode } from '@glossator/client-sdk/contract';
import type { RateConfig } from '../config/config';
import type { RateLimiter, Standing } from '../limits/rate-limiter';
import type { RateLimiters } from '../limits/rate-limiters';
import { ProblemError } from '../problems/problem-error';
import type { Caller, CallKind, Visit } from './call';
import {
  addressOf,
  addressesOf,
  callerOf,
  emailAndAddressOf,
  emailOf,
  emailWithCodeOf,
  mentionsOf,
  newEmailOf,
  whoCausesMail,
  whoGivesPassword,
  whoMentions,
  type LimitedCall,
} from './limit-keys';

/** The name of an operation in the contract. */
type OperationName = { [R in keyof Operations]: `${R}.${keyof Operations[R] & string}` }[keyof Operations];

/** Limits on how often calls are made (decisions.md section 7), by the names of operations: addresses are spelled in many ways. */
export interface CallLimits {
  /**
   * Counts any call, of a user or of a caller without a session. Reading ones have a count of their own, so that whoever catches up with
   * writing can read meanwhile. Throws RATE_LIMITED.
   */
  admit(kind: CallKind, visit: Visit, who: Caller): Promise<void>;
  /** Makes a call of an operation that guesses passwords or sends mail, as often as that is allowed; any other at once. Throws RATE_LIMITED. */
  run<R>(call: LimitedCall, make: () => Promise<R>): Promise<R>;
}

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Mails that one IP address, or one user about their account, may have sent for each one that an e-mail address may get. */
const MAILS_PER_IP_FACTOR = 10;
/** Messages with the contact form that everybody together may send for each one that an IP address may. */
const CONTACTS_OF_ALL_FACTOR = 20;

interface CallLimit {
  readonly limiter: RateLimiter;
  /** What the calls are counted by; undefined for one that does not count. */
  readonly keyOf: (call: LimitedCall) => string | undefined;
  /** How many times a call counts; once where not said. */
  readonly timesOf?: (call: LimitedCall) => number;
  /** Whether a call that ended so counts no more: undefined where it succeeded, else why it did not. */
  readonly isFree?: (error: unknown) => boolean;
}

/**
 * Makes the limits; a rate of 0 means none. Log-ins count while they fail, so that nobody locks the real user out: they come from another
 * address. What is shared counts where it was sent.
 */
export function createCallLimits(rates: RateConfig, limiters: RateLimiters): CallLimits {
  const limit = (
    name: string,
    most: number,
    windowMs: number,
    about: Omit<CallLimit, 'limiter'>,
  ): readonly CallLimit[] =>
    most === 0 ? [] : [{ limiter: limiters.create(name, { most, windowMs }), ...about }];

  const all = {
    reading: limit('reading', rates.calls, MINUTE_MS, { keyOf: callerOf }),
    writing: limit('writing', rates.calls, MINUTE_MS, { keyOf: callerOf }),
  };
  const mailsToAddress = limit('mail-to', rates.mail, HOUR_MS, { keyOf: emailOf });
  const mails = [
    ...limit('mail-from', rates.mail * MAILS_PER_IP_FACTOR, HOUR_MS, { keyOf: addressOf }),
    ...mailsToAddress,
  ];
  // Of those who found a window open. The mail to a new address counts for it, whether it has an account or not.
  const ownPasswords = limit('own-password', rates.login, QUARTER_HOUR_MS, {
    keyOf: whoGivesPassword,
    isFree: hasSucceeded,
  });
  const newAddresses = mailsToAddress.map((each) => ({ ...each, keyOf: newEmailOf }));
  // Whoever knows their own password may not write to the whole world with it, nor fill a mailbox.
  const ownMails = limit('own-mail', rates.mail * MAILS_PER_IP_FACTOR, HOUR_MS, {
    keyOf: whoCausesMail,
    isFree: wasRefused,
  });
  const shares = limit('share', rates.share, HOUR_MS, { keyOf: callerOf, isFree: wasRefused });
  const mentions = limit('mention', rates.mention, HOUR_MS, {
    keyOf: whoMentions,
    timesOf: mentionsOf,
    isFree: wasRefused,
  });
  const byName: Partial<Record<OperationName, readonly CallLimit[]>> = {
    'auth.login': [
      ...limit('login-from', rates.loginPerIp, QUARTER_HOUR_MS, { keyOf: addressOf, isFree: isNoGuess }),
      ...limit('login', rates.login, QUARTER_HOUR_MS, { keyOf: emailAndAddressOf, isFree: isNoGuess }),
      // Who guesses these knows the password: from wherever, so that many addresses are no way to try a million codes.
      ...limit('second-factor-of', rates.secondFactor, QUARTER_HOUR_MS, {
        keyOf: emailWithCodeOf,
        isFree: isNoWrongCode,
      }),
    ],
    // Whether there is an account or not, the address gets a mail.
    'auth.register': [...limit('register', rates.register, HOUR_MS, { keyOf: addressOf }), ...mailsToAddress],
    'auth.resendActivation': mails,
    'auth.forgotPassword': mails,
    'profile.update': [...newAddresses, ...ownPasswords, ...ownMails],
    'profile.changePassword': [...ownPasswords, ...ownMails],
    'profile.delete': ownPasswords,
    'profile.activate2fa': [
      ...limit('second-factor', rates.secondFactor, QUARTER_HOUR_MS, {
        keyOf: callerOf,
        isFree: hasSucceeded,
      }),
      ...ownMails,
    ],
    'auth.resetPassword': limit('reset-password', rates.loginPerIp, QUARTER_HOUR_MS, {
      keyOf: addressOf,
      isFree: hasSucceeded,
    }),
    // One mailbox gets them all: many networks together are bounded, too.
    'contact.send': [
      ...limit('contact', rates.contact, HOUR_MS, { keyOf: addressOf, isFree: wasRefused }),
      ...limit('contact-all', rates.contact * CONTACTS_OF_ALL_FACTOR, HOUR_MS, {
        keyOf: () => 'all',
        isFree: wasRefused,
      }),
    ],
    'sharing.invite': limit('invite', rates.invite, HOUR_MS, {
      keyOf: callerOf,
      timesOf: addressesOf,
      isFree: wasRefused,
    }),
    'account.export': limit('export', rates.export, HOUR_MS, { keyOf: callerOf, isFree: wasRefused }),
    'account.startImport': limit('import', rates.import, HOUR_MS, { keyOf: callerOf, isFree: wasRefused }),
    'sharing.requestAccess': limit('request', rates.request, HOUR_MS, { keyOf: callerOf }),
    'selections.createComment': mentions,
    'selections.updateComment': mentions,
    'selections.share': shares,
    'notes.share': shares,
  };

  const limitsOf = new Map(Object.entries(byName));

  return {
    async admit(kind, visit, who) {
      await take(all[kind], { name: '', input: undefined, visit, who });
    },
    async run(call, make) {
      const taken = await take(limitsOf.get(call.name) ?? [], call);
      const settle = async (error?: unknown): Promise<void> => {
        for (const { giveBack, isFree } of taken) if (isFree?.(error)) await giveBack();
      };
      try {
        const answer = await make();
        await settle();
        return answer;
      } catch (error) {
        await settle(error);
        throw error;
      }
    },
  };
}

async function take(
  limits: readonly CallLimit[],
  call: LimitedCall,
): Promise<readonly { giveBack: () => Promise<void>; isFree: CallLimit['isFree'] }[]> {
  const taken = [];
  for (const { limiter, keyOf, timesOf, isFree } of limits) {
    const key = keyOf(call);
    if (key === undefined) continue;
    const { isRefused, standing, giveBack } = await limiter.take(key, timesOf?.(call));
    call.visit.onCounted?.(standing);
    if (isRefused) {
      // A call that is not made counts for none of its limits: who is out of tries for one account must not use up their network's.
      for (const earlier of taken) await earlier.giveBack();
      throw tooOften(standing);
    }
    taken.push({ giveBack, isFree });
  }
  return taken;
}

function tooOften({ resetSeconds }: Standing): ProblemError {
  return new ProblemError('RATE_LIMITED', { retryAfterSeconds: resetSeconds });
}

function hasSucceeded(error: unknown): boolean {
  return error === undefined;
}

/** Whether a log-in guessed nothing: being asked for the second factor takes the right password. */
function isNoGuess(error: unknown): boolean {
  return hasSucceeded(error) || hasCode(error, 'LOGIN_REQUIRES_2FA');
}

function isNoWrongCode(error: unknown): boolean {
  return !hasCode(error, 'INVALID_2FA');
}

function hasCode(error: unknown, code: ProblemCode): boolean {
  return error instanceof ProblemError && error.code === code;
}

/** Whether nothing was done. A share that failed for another reason may have reached some of its addresses. */
function wasRefused(error: unknown): boolean {
  return error instanceof ProblemError && PROBLEMS[error.code].status < 500;
}
