import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { GlossatorClient } from '@glossator/client-sdk';
import { problemCodeOf } from '../app/problems';

/** What uploading needs of the client. */
export type UploadClient = Pick<GlossatorClient, 'documents'> & {
  readonly files: Pick<GlossatorClient['files'], 'upload'>;
};

/** Why a file did not become a document; `failed` where it may be tried again. */
export type UploadRefusal =
  'invalidPdf' | 'lockedPdf' | 'tooLarge' | 'storageFull' | 'unchanged' | 'empty' | 'failed';

const REFUSALS: Readonly<Record<string, UploadRefusal>> = {
  INVALID_PDF: 'invalidPdf',
  CONTENT_TYPE_MISMATCH: 'invalidPdf',
  LOCKED_PDF: 'lockedPdf',
  FILE_TOO_LARGE: 'tooLarge',
  QUOTA_EXCEEDED: 'storageFull',
  DOCUMENT_UNCHANGED: 'unchanged',
};

/** Milliseconds the server may take to look at a PDF; in a draft it carries annotations over before it answers. */
const CHECK_MS = 300_000;

/** What the server's refusal of an upload means. */
export function refusalOf(error: unknown): UploadRefusal {
  return REFUSALS[problemCodeOf(error) ?? ''] ?? 'failed';
}

/** The title of a document made of a file: its name without `.pdf`, at most 255 characters. */
export function titleOfFile(name: string): string {
  const title = name.replace(/\.pdf$/i, '').trim();
  return (title || name || 'PDF').slice(0, 255);
}

/** One PDF being uploaded. */
export interface PdfUpload {
  readonly file: File;
  readonly codeId: () => Promise<number>;
  /** Asked when the file is there. */
  readonly title: () => string;
  /** The document that gets it as a new Version; without it a document is made. */
  readonly replaces?: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number) => void;
  /** The file is there, the server looks at it. */
  readonly onChecking: () => void;
}

/** Uploads a PDF and makes a document or Version of it. Rejects with what the server answered, or the abort's reason. */
export async function uploadPdf(client: UploadClient, upload: PdfUpload): Promise<CodeDocument> {
  const { file, signal, onProgress, replaces } = upload;
  const codeId = await upload.codeId();
  signal.throwIfAborted();
  const { uuid } = await client.files.upload({ file, contentType: 'application/pdf', signal, onProgress });
  upload.onChecking();
  return client.documents.create(
    { codeId, title: upload.title(), uuid, ...(replaces !== undefined && { id: replaces }) },
    { signal, timeoutMs: CHECK_MS },
  );
}
