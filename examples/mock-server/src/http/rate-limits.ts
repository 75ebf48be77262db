import { API_BASE } from '@glossator/client-sdk/contract';
import { Router, type Request, type RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { ProblemError } from '../problems/problem-error';
import type { RateConfig } from '../config/config';
import { emailKeyOf } from '../people/email-key';

const QUARTER_HOUR_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
/** Mails that one IP address may have sent, for each one that an e-mail address may get. */
const MAILS_PER_IP_FACTOR = 10;

/**
 * Limits on the calls that guess passwords or send mail (decisions.md section 7). Log-ins count while they fail, so that nobody locks
 * the real user out: they come from another address. What is shared counts where it was sent. To be mounted after the body is read.
 */
export function rateLimits(rates: RateConfig, userOf: UserOf): Router {
  const router = Router();
  router.post(
    `${API_BASE}/auth/login`,
    ...limit(rates.loginPerIp, { windowMs: QUARTER_HOUR_MS, keyOf: ipOf, onlyFailed: true }),
    ...limit(rates.login, { windowMs: QUARTER_HOUR_MS, keyOf: emailAndIpOf, onlyFailed: true }),
  );
  router.post(`${API_BASE}/auth/register`, ...limit(rates.register, { windowMs: HOUR_MS, keyOf: ipOf }));
  router.post(
    [`${API_BASE}/auth/activation/resend`, `${API_BASE}/auth/forgot-password`],
    ...limit(rates.mail * MAILS_PER_IP_FACTOR, { windowMs: HOUR_MS, keyOf: ipOf }),
    ...limit(rates.mail, { windowMs: HOUR_MS, keyOf: emailOf }),
  );
  router.post(
    [`${API_BASE}/selections/share-annotation`, `${API_BASE}/notes/:noteId/share`],
    ...limit(rates.share, { windowMs: HOUR_MS, keyOf: userKeyOf(userOf), onlyDone: true }),
  );
  return router;
}

/** The id of the user who makes a request; undefined where nobody is logged in. */
export type UserOf = (request: Request) => Promise<number | undefined>;

function userKeyOf(userOf: UserOf): (request: Request) => Promise<string> {
  return async (request) => {
    const id = await userOf(request);
    return id === undefined ? ipOf(request) : `user ${id}`;
  };
}

interface Limit {
  readonly windowMs: number;
  readonly keyOf: (request: Request) => string | Promise<string>;
  readonly onlyFailed?: boolean;
  readonly onlyDone?: boolean;
}

/** One limit; 0 means none. */
function limit(
  most: number,
  { windowMs, keyOf, onlyFailed = false, onlyDone = false }: Limit,
): readonly RequestHandler[] {
  if (most === 0) return [(_request, _response, next) => next()];
  const refuse: RequestHandler = (_request, _response, next) => next(new ProblemError('RATE_LIMITED'));
  return [
    rateLimit({
      windowMs,
      limit: most,
      keyGenerator: keyOf,
      skipSuccessfulRequests: onlyFailed,
      skipFailedRequests: onlyDone,
      // A share that failed may have reached some of its addresses.
      ...(onlyDone && {
        requestWasSuccessful: (_request, { statusCode }) => statusCode < 400 || statusCode >= 500,
      }),
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      // The library has set Retry-After by now.
      handler: refuse,
    }),
  ];
}

/** An IPv6 caller counts as a network, or they would have as many tries as addresses. */
function ipOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? '');
}

function emailOf(request: Request): string {
  const body: unknown = request.body;
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? emailKeyOf(email).slice(0, 254) : '';
}

function emailAndIpOf(request: Request): string {
  return `${emailOf(request)} ${ipOf(request)}`;
}
