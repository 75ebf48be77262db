import { pino, type Logger } from 'pino';
import type { RequestIds } from './request-ids';

/** Characters that wait while the log cannot be written; what comes then is dropped. */
const MOST_WAITING = 1_048_576;

/**
 * Makes the log, which goes to standard error (standard output is for people) or to another file. A log that cannot be written, because
 * its disk is full or its reader has gone, is no reason to end: lines are lost then. With `requests` every line that is written for a request
 * names it (`requestId`).
 */
export function createLogger(level: string, dest: number | string = 2, requests?: RequestIds): Logger {
  const destination = pino.destination({ dest, sync: true, maxLength: MOST_WAITING });
  destination.on('error', () => undefined);
  const mixin = (): object => {
    const requestId = requests?.current();
    return requestId === undefined ? {} : { requestId };
  };
  return pino({ level, mixin }, destination);
}
