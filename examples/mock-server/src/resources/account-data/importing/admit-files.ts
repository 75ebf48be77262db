import type { ExportedFile } from '@glossator/client-sdk/account-export';
import type { DataImportIssue, UploadContentType } from '@glossator/client-sdk/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '../../../problems/problem-error';
import type { AccountsPartition } from '../../../tables/tables';
import type { PdfGate } from '../../documents/files/pdf-gate';
import type { FileLedger } from '../../files/file-ledger';
import type { FileService } from '../../files/service';
import { ArchiveError } from './archive-error';
import type { Archive } from './open-archive';
import { versionKey, type ReadCode } from './read-code';

/** What files are taken out of an archive with. */
export interface FileAdmissionParts {
  readonly accounts: AccountsPartition;
  readonly files: FileService;
  readonly gate: Pick<PdfGate, 'admit'>;
  readonly ledger: FileLedger;
}

/** For whom files are taken, into which Code that is being made, and when to stop. */
export interface FileOwner {
  readonly ownerId: number;
  readonly codeId: number;
  readonly signal: AbortSignal;
}

/** A file that was taken: `pages` of a PDF that is a document. */
export interface AdmittedFile {
  readonly uuid: string;
  readonly size: number;
  readonly pages?: number;
}

/**
 * Takes files out of an archive as if they had been uploaded: counted, sniffed, PDFs parsed. Until the Code has taken them they are unsettled,
 * so that the next start removes them; the one that had only just arrived goes after a day, as an upload that nobody used.
 */
export interface FileAdmission {
  /** Throws `ArchiveError`, and then nothing of the file is left. */
  pdf(archive: Archive, file: ExportedFile, title: string, owner: FileOwner): Promise<AdmittedFile>;
  attachment(
    archive: Archive,
    file: ExportedFile,
    contentType: UploadContentType,
    owner: FileOwner,
  ): Promise<AdmittedFile>;
}

/** Milliseconds between tries while too many files are being read. */
const PAUSE_MS = 1000;

/** Makes it. */
export function createFileAdmission({ accounts, files, gate, ledger }: FileAdmissionParts): FileAdmission {
  /** Stores an entry as an upload; gives its uuid. */
  async function store(
    archive: Archive,
    { path, size, sha256 }: ExportedFile,
    contentType: UploadContentType,
    { ownerId }: FileOwner,
  ): Promise<string> {
    const there = archive.sizeOf(path);
    if (there === undefined) throw new ArchiveError({ issue: 'missingEntry', entry: path });
    if (there !== size)
      throw new ArchiveError({ issue: 'damaged', entry: path, detail: `${there} bytes instead of ${size}` });
    const { url, uuid } = await files.sign(ownerId, contentType);
    const body = archive.bytes(path);
    await files.receive(url.slice(url.lastIndexOf('/') + 1), { contentType, length: size, body });
    const row = await accounts.read((reader) => reader.get('files', uuid));
    if (sha256 === undefined || row?.sha256 === sha256) return uuid;
    await ledger.discard([uuid]);
    throw new ArchiveError({ issue: 'damaged', entry: path, detail: 'The SHA-256 is another one' });
  }
  /** The same, once fewer uploads of its owner are under way. */
  const upload = (...all: Parameters<typeof store>): Promise<string> =>
    patiently(all[3].signal, () => store(...all));

  return {
    pdf: (archive, file, title, owner) =>
      refusedAt(file.path, async () => {
        const uuid = await upload(archive, file, 'application/pdf', owner);
        const { ownerId, codeId, signal } = owner;
        try {
          return await patiently(signal, () => gate.admit({ uuid, title, ownerId, codeId }));
        } catch (error) {
          await ledger.discard([uuid]);
          throw error;
        }
      }),
    attachment: (archive, file, contentType, owner) =>
      refusedAt(file.path, async () => {
        const uuid = await upload(archive, file, contentType, owner);
        const { size } = await ledger.claim(uuid, owner.ownerId, owner.codeId);
        return { uuid, size };
      }),
  };
}

/** Tries again while too much else is being read: nobody waits for an import as for an upload. */
export async function patiently<R>(signal: AbortSignal, work: () => Promise<R>): Promise<R> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'RATE_LIMITED') throw error;
      await wait(PAUSE_MS, undefined, { signal });
    }
  }
}

const ISSUES: Readonly<Record<string, DataImportIssue['issue']>> = {
  FILE_TOO_LARGE: 'fileTooLarge',
  CONTENT_TYPE_MISMATCH: 'wrongType',
  INVALID_PDF: 'invalidPdf',
  LOCKED_PDF: 'lockedPdf',
};

/** Has what refuses an upload, or a Code, refuse the entry; `full` is what a quota is about. */
export async function refusedAt<R>(
  entry: string | undefined,
  work: () => Promise<R>,
  full: 'quota' | 'tooManyCodes' = 'quota',
): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const issue = error.code === 'QUOTA_EXCEEDED' ? full : ISSUES[error.code];
    if (!issue) throw error;
    throw new ArchiveError(
      { issue, ...(entry !== undefined && { entry }), detail: error.message },
      { cause: error },
    );
  }
}

/** The stored files of a Code: PDFs by Version (`versionKey`), what is attached by entry. */
export interface TakenFiles {
  readonly versions: Map<string, AdmittedFile>;
  readonly attached: Map<string, AdmittedFile>;
}

/** Takes all files of a Code but those that wait for an Update; those taken so far are in `taken` when it fails. `onFile` hears of their bytes. */
export async function admitFiles(
  admission: FileAdmission,
  archive: Archive,
  code: ReadCode,
  {
    owner,
    taken,
    onFile,
  }: { readonly owner: FileOwner; readonly taken: TakenFiles; readonly onFile: (bytes: number) => void },
): Promise<void> {
  for (const { id, title, versions } of code.documents)
    for (const { number, file, status } of versions) {
      if (status === 'pending') continue;
      if (!file) throw new ArchiveError({ issue: 'missingEntry', detail: `Version ${number} of ${title}` });
      taken.versions.set(versionKey(id, number), await admission.pdf(archive, file, title, owner));
      onFile(file.size);
    }
  for (const { contentType, ...file } of code.files) {
    taken.attached.set(file.path, await admission.attachment(archive, file, contentType, owner));
    onFile(file.size);
  }
}
