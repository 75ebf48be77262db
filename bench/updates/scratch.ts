import { join } from 'node:path';

/** The folder of made laws and of servers with their Selections placed; git does not see it, and it may be deleted at any time. */
export const SCRATCH = join(import.meta.dirname, '../../.cache/updates-bench');
