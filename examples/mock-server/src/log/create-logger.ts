import { pino, type Logger } from 'pino';

/** Characters that wait while the log cannot be written; what comes then is dropped. */
const MOST_WAITING = 1_048_576;

/**
 * Makes the log, which goes to standard error (standard output is for people) or to another file. A log that cannot be written, because
 * its disk is full or its reader has gone, is no reason to end: lines are lost then.
 */
export function createLogger(level: string, dest: number | string = 2): Logger {
  const destination = pino.destination({ dest, sync: true, maxLength: MOST_WAITING });
  destination.on('error', () => undefined);
  return pino({ level }, destination);
}
