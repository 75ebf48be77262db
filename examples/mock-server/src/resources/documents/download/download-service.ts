import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import { bytesOfBlob, type BlobStore } from '../../../blobs/blob-store';
import type { MemberCall } from '../../../calls/call';
import type { StoredFile } from '../../../calls/stored-file';
import { missing } from '../../../permissions/find-entity';
import { PdfNotAppendableError, type PdfAttachment, type PdfMarking } from '../../../pdf/pdf-mark';
import {
  PdfLimitError,
  PdfReaderBusyError,
  PdfUnreadableError,
  type PdfReader,
} from '../../../pdf/pdf-reader';
import { ProblemError } from '../../../problems/problem-error';
import type { AttachmentRow } from '../../../tables/selections';
import type { CodeReader } from '../../../tables/tables';
import type { OriginalsReader } from './originals';
import { NO_MARKING, readMarking } from './read-marking';
import type { VersionRow } from '../../../tables/documents';
import type { TextStore } from '../text/text-store';
import { pdfFile, withVersion } from '../store/view';
import { zipStream } from './zip-stream';

/** What downloads are made with; `maxAttachedBytes` is the most that all attachments of one may have. */
export interface DownloadParts {
  readonly blobs: BlobStore;
  readonly pdf: PdfReader;
  readonly texts: TextStore;
  readonly readOriginals: OriginalsReader;
  readonly maxAttachedBytes: number;
}

/** Documents as files to keep: the PDF as it was uploaded, with what was written on it appended where asked for. */
export interface DownloadService {
  download(input: ParsedInputOf<Operations['documents']['download']>, call: MemberCall): Promise<StoredFile>;
}

/** Seconds after which a PDF is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

/** Makes the service. */
export function createDownloadService({
  blobs,
  pdf,
  texts,
  readOriginals,
  maxAttachedBytes,
}: DownloadParts): DownloadService {
  function filesToEmbed(rows: readonly AttachmentRow[]): PdfAttachment[] {
    if (rows.reduce((sum, { size }) => sum + size, 0) > maxAttachedBytes)
      throw new ProblemError('FILE_TOO_LARGE');
    return rows.map(({ name, contentType, createdAt, updatedAt, size, uuid }) => {
      const body = bytesOfBlob(blobs, uuid);
      return { name, contentType, createdAt, updatedAt, size, body };
    });
  }

  /** The bytes that come after those of the PDF; none where there is nothing to write. */
  async function makeTail(
    uuid: string,
    marking: PdfMarking,
    embedded: readonly AttachmentRow[],
    { user, visit }: MemberCall,
  ): Promise<Uint8Array | undefined> {
    const { marks, removed = [] } = marking;
    if (marks.length + removed.length + embedded.length === 0) return undefined;
    try {
      const source = { ...(await blobs.read(uuid)), owner: user.id };
      return await pdf.annotate(source, marking, filesToEmbed(embedded), visit.signal);
    } catch (error) {
      throw asProblem(error);
    }
  }

  /** A ZIP with the PDF and the attachments beside it, which are read while it is sent. */
  async function zipped(
    file: StoredFile,
    { size, createdAt }: Pick<VersionRow, 'size' | 'createdAt'>,
    attached: readonly AttachmentRow[],
  ): Promise<StoredFile> {
    const { blobKey, fileName, tail = new Uint8Array() } = file;
    const whole = async function* () {
      yield* bytesOfBlob(blobs, blobKey);
      yield tail;
    };
    const made = await zipStream([
      {
        name: fileName,
        size: size + tail.length,
        modifiedAt: new Date(createdAt),
        body: whole(),
      },
      ...attached.map(({ name, size: bytes, updatedAt, uuid }) => ({
        name,
        size: bytes,
        modifiedAt: new Date(updatedAt),
        body: bytesOfBlob(blobs, uuid),
      })),
    ]);
    const zipName = `${fileName.replace(/\.pdf$/i, '')}.zip`;
    return { blobKey, contentType: 'application/zip', fileName: zipName, inline: false, made };
  }

  return {
    async download({ id, withAnnotations, attachmentsIds, attachmentsAs, selectionsIds }, call) {
      const { document, version, attached } = await call.partition.read(async (reader) => {
        const row = await reader.get('documents', id);
        if (!row) throw missing('document');
        return {
          ...(await withVersion(reader, row)),
          attached: await attachmentsOf(reader, id, new Set(attachmentsIds)),
        };
      });
      const { uuid } = version;
      const file = pdfFile({ document, version }, false);
      const chosen = selectionsIds && new Set(selectionsIds);
      const marking = withAnnotations
        ? await readMarking({ texts, readOriginals }, id, uuid, call, chosen)
        : NO_MARKING;
      const isZip = attachmentsAs === 'zip' && attached.length > 0;
      const tail = await makeTail(uuid, marking, isZip ? [] : attached, call);
      const whole = { ...file, ...(tail && { tail }) };
      return isZip ? zipped(whole, version, attached) : whole;
    },
  };
}

/** The chosen attachments. Throws NOT_FOUND for one that is not on the document. */
async function attachmentsOf(
  reader: CodeReader,
  documentId: number,
  ids: ReadonlySet<number>,
): Promise<AttachmentRow[]> {
  const rows: AttachmentRow[] = [];
  for (const id of ids) {
    const row = await reader.get('attachments', id);
    if (row?.documentId !== documentId) throw missing('attachment');
    rows.push(row);
  }
  return rows;
}

function asProblem(error: unknown): unknown {
  if (error instanceof PdfReaderBusyError)
    return new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS, cause: error });
  const cannot =
    error instanceof PdfNotAppendableError ||
    error instanceof PdfLimitError ||
    error instanceof PdfUnreadableError;
  if (!cannot) return error;
  const detail = 'Nothing can be written into this PDF; it can only be downloaded as it is';
  return new ProblemError('CONFLICT', { detail, cause: error });
}
