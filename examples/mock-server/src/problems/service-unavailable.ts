/**
 * A service that the server works with (its store, its blobs) does not answer, or not as it should, and trying again did not help. Nothing was done by half;
 * the call may be repeated. Callers get UNAVAILABLE (503) with `Retry-After`; the message is for the log and for who starts the server.
 */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
}

/** Seconds after which a caller may ask again. */
export const UNAVAILABLE_RETRY_SECONDS = 5;
