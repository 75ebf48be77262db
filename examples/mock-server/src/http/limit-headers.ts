import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { Standing } from '../limits/rate-limiter';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Tells in an answer's headers how each limit stands (`RateLimit` and `RateLimit-Policy`, draft-ietf-httpapi-ratelimit-headers-08). */
export function limitHeaders(response: Response): (standing: Standing) => void {
  return (standing) => {
    if (response.headersSent) return;
    const { most, windowMs, remaining, resetSeconds } = standing;
    const name = `"${most}-in-${spanOf(windowMs)}"`;
    const partition = `pk=:${partitionOf(standing.key)}:`;
    response.append('RateLimit', `${name}; r=${remaining}; t=${resetSeconds}`);
    response.append('RateLimit-Policy', `${name}; q=${most}; w=${windowMs / SECOND_MS}; ${partition}`);
  };
}

function spanOf(ms: number): string {
  return ms < HOUR_MS ? `${ms / MINUTE_MS}min` : `${ms / HOUR_MS}hr`;
}

/** A name of whom is counted that tells nobody else who it is. */
function partitionOf(key: string): string {
  return Buffer.from(createHash('sha256').update(key).digest('hex').slice(0, 12)).toString('base64');
}
