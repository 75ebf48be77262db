import { annotator } from './es/annotator';
import { emails } from './es/emails';
import { host } from './es/host';
import { landing } from './es/landing';
import { report } from './es/report';

/** All messages in Spanish. */
export const es = { annotator, host, emails, landing, report };
