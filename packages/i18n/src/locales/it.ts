import { annotator } from './it/annotator';
import { emails } from './it/emails';
import { host } from './it/host';
import { report } from './it/report';

/** All messages in Italian. */
export const it = { annotator, host, emails, report };
