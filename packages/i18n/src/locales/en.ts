import { annotator } from './en/annotator';
import { emails } from './en/emails';
import { host } from './en/host';

/** All words in English: the reference for the keys and arguments of every other language. */
export const en = { annotator, host, emails } as const;
