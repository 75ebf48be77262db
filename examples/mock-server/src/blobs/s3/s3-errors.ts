import { ServiceUnavailableError } from '../../problems/service-unavailable';
import { BlobNotFoundError } from '../blob-store';
import { BlobReplacedError } from '../segments/sealed-medium';

/** The status of the answer with which an S3 service refused something; undefined where it did not answer. */
export function statusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status: unknown =
    typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Whether a condition of the request (`If-Match`, `If-None-Match`) does not hold, or was overtaken while it was looked at (409). */
export function isPreconditionFailed(error: unknown): boolean {
  return [409, 412].includes(statusOf(error) ?? 0);
}

/**
 * The error of this store that an error of the SDK means: of the object where the service speaks of it, else that the service cannot be used. What the
 * service did not say, such as an error of the body that was uploaded, stays what it is. `bucket` is the bucket's name for people.
 */
export function toStoreError(error: unknown, bucket: string): unknown {
  const status = statusOf(error);
  if (!(error instanceof Error) || (status === undefined && !isOfNetwork(error))) return error;
  if (status === 404 && error.name !== 'NoSuchBucket')
    return new BlobNotFoundError('There is no such blob.', { cause: error });
  if (status === 412) return new BlobReplacedError('The blob was replaced.', { cause: error });
  const said = [status, error.name, error.message].filter((part) => part !== undefined && part !== '');
  return new ServiceUnavailableError(`BLOB_URL: ${bucket} cannot be used: ${said.join(' ')}`, {
    cause: error,
  });
}

/** Names of the SDK's own errors of connections, of credentials and of the region. */
const SDK_ERRORS = ['TimeoutError', 'CredentialsProviderError', 'ECONNREFUSED'];

function isOfNetwork(error: Error): boolean {
  if (SDK_ERRORS.includes(error.name)) return true;
  // A connection that failed says with which call of the system; the SDK notes with each error how often it tried.
  return '$metadata' in error || ('syscall' in error && 'code' in error);
}
