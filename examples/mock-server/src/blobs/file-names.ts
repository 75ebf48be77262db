/** How the file or object of a finished blob ends, after its key. */
export const BLOB_SUFFIX = '.blob';

/** How a file ends that is still being written, or was left by an interrupted write. */
export const TEMPORARY_SUFFIX = '.tmp';

/** The file or object beside the blobs that tells with which identity they were written. */
export const IDENTITY_CHECK_FILE = 'identity-check.age';
