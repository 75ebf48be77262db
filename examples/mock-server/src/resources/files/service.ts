import { randomUUID } from 'node:crypto';
import { API_BASE, type SignedUpload, type UploadContentType } from '@glossator/client-sdk/contract';
import { BlobTooLargeError, type BlobStore } from '../../blobs/blob-store';
import { createPlaces } from '../../limits/places';
import { ProblemError } from '../../problems/problem-error';
import type { Bus } from '../../bus/bus';
import type { AccountsPartition } from '../../tables/tables';
import type { FileRow } from '../../tables/files';
import type { FileLedger } from './file-ledger';
import { archivesOf, storageOf } from './file-quota';
import { sniffedBody } from './sniffed-body';
import { steadyBody, systemArrivalClock, type ArrivalClock } from './steady-body';
import type { UploadGrant, UploadTokens } from './upload-tokens';

/** Where signed addresses are, before the token. */
export const UPLOAD_PATH = `${API_BASE}/files/upload`;

/** Sizes in bytes. */
export interface FileLimits {
  readonly documentBytes: number;
  readonly attachmentBytes: number;
  readonly quotaBytes: number;
}

/** What uploads work with. */
export interface FileParts {
  readonly accounts: AccountsPartition;
  readonly blobs: BlobStore;
  readonly tokens: UploadTokens;
  readonly ledger: Pick<FileLedger, 'discard'>;
  readonly bus: Bus;
  readonly limits: FileLimits;
  readonly now: () => Date;
  /** Measures how steadily files arrive; the computer's clock unless a test has its own. */
  readonly arrivalClock?: ArrivalClock;
}

/** A file that arrives: its declared media type, its length in bytes if announced, and its bytes. */
export interface ArrivingFile {
  readonly contentType: string | undefined;
  readonly length: number | undefined;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Uploads (decisions.md section 8). */
export interface FileService {
  /** An address for one upload, relative to the server. */
  sign(ownerId: number, contentType: UploadContentType, purpose?: 'import'): Promise<SignedUpload>;
  /**
   * Stores what arrives at a signed address. Throws INVALID_TOKEN (unknown, used, too old), CONTENT_TYPE_MISMATCH, FILE_TOO_LARGE,
   * QUOTA_EXCEEDED, RATE_LIMITED (too many at once) or MALFORMED_BODY (too slow); the address can then be used again while it lasts, and nothing is stored.
   */
  receive(token: string, file: ArrivingFile): Promise<void>;
}

/** Uploads of one user that may be under way at once: two tabs with three each, and some. */
const AT_ONCE = 8;
/** Addresses of one user that wait for their file; the oldest ones end where there are more. */
const MOST_SIGNED = 500;
/** Seconds after which to try again when there are as many. */
const BUSY_SECONDS = 5;

/** Makes the service. */
export function createFileService(parts: FileParts): FileService {
  const { accounts, blobs, tokens, ledger, bus, limits, now, arrivalClock = systemArrivalClock } = parts;
  const places = createPlaces(AT_ONCE);

  /** Marks the address as in use and keeps room in the owner's quota. Gives the most bytes that may arrive. */
  const begin = (uuid: string, ownerId: number, wanted: number, isExact: boolean): Promise<number> =>
    accounts.transact(async (transaction) => {
      const row = await transaction.get('files', uuid);
      if (row?.state !== 'signed') throw new ProblemError('INVALID_TOKEN');
      const files = await transaction.list('files', { ownerId });
      const left = limits.quotaBytes - (row.isArchive ? archivesOf(files) : storageOf(files));
      if (left <= 0 || (isExact && wanted > left)) throw new ProblemError('QUOTA_EXCEEDED');
      const size = Math.min(wanted, left);
      await transaction.put('files', { ...row, state: 'uploading', size });
      return size;
    });

  const put = (uuid: string, changed: Partial<FileRow>): Promise<void> =>
    accounts.transact(async (transaction) => {
      const row = await transaction.get('files', uuid);
      if (row) await transaction.put('files', { ...row, ...changed });
    });

  function mostBytes(contentType: UploadContentType, purpose: 'import' | undefined): number {
    if (purpose === 'import') return limits.quotaBytes;
    return contentType === 'application/pdf' ? limits.documentBytes : limits.attachmentBytes;
  }

  /** Exports of a user that arrived and were not imported: another one takes their room. */
  async function waitingArchives(ownerId: number): Promise<readonly string[]> {
    const rows = await accounts.read((reader) => reader.list('files', { ownerId, state: 'uploaded' }));
    return rows.filter(({ isArchive }) => isArchive).map(({ id }) => id);
  }

  async function store(
    { uuid, ownerId, contentType, maxBytes }: UploadGrant,
    file: ArrivingFile,
  ): Promise<void> {
    const most = await begin(uuid, ownerId, file.length ?? maxBytes, file.length !== undefined);
    try {
      const stored = await blobs.put(uuid, sniffedBody(steadyBody(file.body, arrivalClock), contentType), {
        maxBytes: most,
      });
      await put(uuid, { state: 'uploaded', ...stored });
      bus.publish('account-changed', { userId: ownerId, part: 'storage' });
    } catch (error) {
      await blobs.delete(uuid);
      await put(uuid, { state: 'signed', size: 0 });
      if (!(error instanceof BlobTooLargeError)) throw error;
      throw new ProblemError(
        most < maxBytes && file.length === undefined ? 'QUOTA_EXCEEDED' : 'FILE_TOO_LARGE',
      );
    }
  }

  return {
    async sign(ownerId, contentType, purpose) {
      const uuid = randomUUID();
      if (purpose === 'import') await ledger.discard(await waitingArchives(ownerId));
      const maxBytes = mostBytes(contentType, purpose);
      const token = await tokens.sign({ uuid, ownerId, contentType, maxBytes });
      const createdAt = now().getTime();
      await accounts.transact(async (transaction) => {
        const unused = await transaction.list('files', { ownerId, state: 'signed' });
        const oldest = unused.toSorted((a, b) => b.createdAt - a.createdAt).slice(MOST_SIGNED - 1);
        for (const { id } of oldest) await transaction.delete('files', id);
        await transaction.put('files', {
          id: uuid,
          ownerId,
          contentType,
          state: 'signed',
          size: 0,
          ...(purpose === 'import' && { isArchive: true }),
          createdAt,
        });
      });
      return { url: `${UPLOAD_PATH}/${token}`, uuid };
    },
    async receive(token, file) {
      const grant = await tokens.verify(token);
      if (!grant) throw new ProblemError('INVALID_TOKEN');
      const { ownerId, contentType, maxBytes } = grant;
      if (mediaType(file.contentType) !== contentType) throw new ProblemError('CONTENT_TYPE_MISMATCH');
      if (file.length !== undefined && file.length > maxBytes) throw new ProblemError('FILE_TOO_LARGE');
      const leave = places.take(ownerId);
      if (!leave) throw new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS });
      try {
        await store(grant, file);
      } finally {
        leave();
      }
    },
  };
}

/** A media type without its parameters, in lower case. */
function mediaType(header: string | undefined): string | undefined {
  return header?.split(';')[0]?.trim().toLowerCase();
}
