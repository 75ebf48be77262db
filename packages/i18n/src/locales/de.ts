import { annotator } from './de/annotator';
import { emails } from './de/emails';
import { host } from './de/host';
import { report } from './de/report';

/** All messages in German. */
export const de = { annotator, host, emails, report };
