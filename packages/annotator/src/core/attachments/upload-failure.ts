import { isRefusal, problemOf } from '../ports/failure';
import type { UploadFailure } from './state';

/** What went wrong with an upload, by the error it was rejected with. */
export function uploadFailureOf(error: unknown): UploadFailure {
  const problem = problemOf(error);
  switch (problem?.code) {
    case 'FILE_TOO_LARGE':
      return 'tooLarge';
    case 'QUOTA_EXCEEDED':
      return 'quota';
    case 'CONTENT_TYPE_MISMATCH':
      return 'content';
    // The address ran out on the way: another one is requested.
    case 'INVALID_TOKEN':
      return 'network';
    default:
      return isRefusal(problem) ? 'refused' : 'network';
  }
}
