import { annotator } from './fr/annotator';
import { emails } from './fr/emails';
import { host } from './fr/host';
import { landing } from './fr/landing';
import { report } from './fr/report';

/** All messages in French. */
export const fr = { annotator, host, emails, landing, report };
