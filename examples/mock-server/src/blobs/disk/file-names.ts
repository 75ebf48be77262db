/** How the file of a finished blob ends, after its key. */
export const BLOB_SUFFIX = '.blob';

/** How a file ends that is still being written, or was left by an interrupted write. */
export const TEMPORARY_SUFFIX = '.tmp';

/** The file in a blob folder that tells with which identity the folder was written. */
export const IDENTITY_CHECK_FILE = 'identity-check.age';
