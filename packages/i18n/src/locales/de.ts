import { annotator } from './de/annotator';
import { emails } from './de/emails';
import { host } from './de/host';
import { landing } from './de/landing';
import { report } from './de/report';

/** All messages in German. */
export const de = { annotator, host, emails, landing, report };
