import { annotator } from './en/annotator';
import { emails } from './en/emails';
import { host } from './en/host';
import { landing } from './en/landing';
import { report } from './en/report';

/** All messages in English: the reference for the keys and arguments of every other language. */
export const en = { annotator, host, emails, landing, report } as const;
