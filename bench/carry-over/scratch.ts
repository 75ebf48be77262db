import { join } from 'node:path';

/** The folder of read texts and of the evaluator's copy; git does not see it, and it may be deleted at any time. */
export const SCRATCH = join(import.meta.dirname, '../../.cache/carry-over');
