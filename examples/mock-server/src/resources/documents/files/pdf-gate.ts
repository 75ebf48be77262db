import type { BackgroundWork } from '../../../background/background-work';
import type { Jobs } from '../../../jobs/jobs';
import type { BlobStore } from '../../../blobs/blob-store';
import { PdfReaderBusyError, type PdfReader, type PdfVerdict } from '../../../pdf/pdf-reader';
import { ProblemError } from '../../../problems/problem-error';
import type { FileLedger } from '../../files/file-ledger';
import type { AcceptedPdf } from '../store/make-version';
import type { TextStore } from '../text/text-store';

/** An uploaded file that is to become a document of a Code. */
export interface PdfCandidate {
  readonly uuid: string;
  readonly title: string;
  readonly ownerId: number;
  readonly codeId: number;
}

/** Lets only PDFs become documents that can be shown (specification section 5). */
export interface PdfGate {
  /**
   * Claims the file for the Code and reads it. Throws INVALID_PDF or LOCKED_PDF, and then nothing of the file is left;
   * FILE_NOT_UPLOADED; RATE_LIMITED while too many files are being read.
   */
  admit(candidate: PdfCandidate): Promise<AcceptedPdf>;
  /** Has the text and the annotations of an admitted file read while nobody waits for them. */
  prepareText(uuid: string): void;
}

/** Has the annotations of a stored PDF read, and kept beside it. */
export interface AnnotationReading {
  of(uuid: string): Promise<unknown>;
}

/** What the gate works with. */
export interface PdfGateParts {
  readonly ledger: FileLedger;
  readonly blobs: BlobStore;
  readonly pdf: PdfReader;
  readonly texts: TextStore;
  readonly annotations: AnnotationReading;
  readonly jobs: Jobs;
  readonly background: BackgroundWork;
}

/** Seconds after which a file is worth another try when too many are being read. */
const BUSY_SECONDS = 5;

/** Makes the gate. */
export function createPdfGate(parts: PdfGateParts): PdfGate {
  const { ledger, blobs, pdf, texts, annotations, jobs, background } = parts;
  // Where the server ends before, whoever asks for the text next has it extracted.
  jobs.handle('text', async ({ uuid }) => {
    try {
      await texts.pages(uuid);
    } catch (error) {
      // That it cannot be read is kept; trying again would find the same.
      if (error instanceof ProblemError && error.code === 'CONFLICT') return;
      throw error;
    }
    await annotations.of(uuid);
  });

  async function inspect(uuid: string, owner: number): Promise<PdfVerdict> {
    try {
      return await pdf.inspect({ ...(await blobs.read(uuid)), owner });
    } catch (error) {
      await ledger.giveBack(uuid);
      if (!(error instanceof PdfReaderBusyError)) throw error;
      throw new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS, cause: error });
    }
  }

  return {
    async admit({ uuid, title, ownerId, codeId }) {
      const file = await ledger.claim(uuid, ownerId, codeId, 'document');
      const verdict: PdfVerdict =
        file.contentType === 'application/pdf'
          ? await inspect(uuid, ownerId)
          : { kind: 'invalid', reason: 'damaged' };
      if (verdict.kind === 'opens') return { uuid, size: file.size, pages: verdict.pages };
      await ledger.discard([uuid]);
      if (verdict.kind === 'locked') throw new ProblemError('LOCKED_PDF');
      throw new ProblemError('INVALID_PDF', { detail: `Document ${title} is not valid PDF document` });
    },
    prepareText: (uuid) => background.start('reading of a PDF', () => jobs.add('text', uuid, { uuid })),
  };
}
