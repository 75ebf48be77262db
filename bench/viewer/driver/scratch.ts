import { join } from 'node:path';

/** The folder of generated laws and built pages; git does not see it, and it may be deleted at any time. */
export const SCRATCH = join(import.meta.dirname, '../../../.cache/viewer-bench');
