import { annotator } from './it/annotator';
import { emails } from './it/emails';
import { host } from './it/host';
import { landing } from './it/landing';
import { report } from './it/report';

/** All messages in Italian. */
export const it = { annotator, host, emails, landing, report };
