import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { BlobStore } from '../../blobs/blob-store';
import type { MemberCall } from '../../calls/call';
import type { StoredFile } from '../../calls/stored-file';
import { missing } from '../../permissions/find-thing';
import { PdfNotAppendableError, type PdfAttachment, type PdfMarking } from '../../pdf/pdf-mark';
import { PdfLimitError, PdfReaderBusyError, PdfUnreadableError, type PdfReader } from '../../pdf/pdf-reader';
import { ProblemError } from '../../problems/problem-error';
import { toLegend } from '../codes/legend';
import { readNames } from '../profile/view';
import type { AttachmentRow } from '../selections/rows';
import type { CodeReader } from '../tables';
import { toPdfMarks } from './pdf-marks';
import type { TextStore } from './text-store';
import { pdfFile, withVersion } from './view';

/** What downloads are made with; `maxAttachedBytes` is the most that all attachments of one may have. */
export interface DownloadParts {
  readonly blobs: BlobStore;
  readonly pdf: PdfReader;
  readonly texts: TextStore;
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
  maxAttachedBytes,
}: DownloadParts): DownloadService {
  /** Highlights that have a place in the text, with their comments. */
  async function readMarking(documentId: number, uuid: string, call: MemberCall): Promise<PdfMarking> {
    const { selections, comments, colors } = await call.partition.read(async (reader) => ({
      selections: await reader.list('selections', { documentId }),
      comments: await reader.list('comments', { documentId }),
      colors: await reader.list('colors'),
    }));
    const placed = selections.filter(({ status }) => status === 'success');
    const authors = [...placed, ...comments].map(({ createdBy }) => createdBy);
    const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
    const marks = toPdfMarks(placed, comments, toLegend(colors), nameOf);
    // Only marks over a page break ask for running lines.
    const pages = placed.some(({ range }) => range.startPage < range.endPage) ? await texts.pages(uuid) : [];
    const running = Object.fromEntries(
      pages.flatMap(({ page, running: lines }) => (lines ? [[page, [...lines]]] : [])),
    );
    return { marks, running };
  }

  async function readFiles(rows: readonly AttachmentRow[]): Promise<PdfAttachment[]> {
    if (rows.reduce((sum, { size }) => sum + size, 0) > maxAttachedBytes)
      throw new ProblemError('FILE_TOO_LARGE');
    return Promise.all(
      rows.map(async ({ name, contentType, createdAt, updatedAt, size, uuid }) => {
        const { body } = await blobs.read(uuid);
        return { name, contentType, createdAt, updatedAt, size, body };
      }),
    );
  }

  return {
    async download({ id, withAnnotations, attachmentsIds }, call) {
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
      const marking = withAnnotations ? await readMarking(id, uuid, call) : { marks: [], running: {} };
      if (marking.marks.length === 0 && attached.length === 0) return file;
      try {
        const tail = await pdf.annotate(await blobs.read(uuid), marking, await readFiles(attached));
        return { ...file, tail };
      } catch (error) {
        throw asProblem(error);
      }
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
