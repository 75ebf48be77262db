import type { ImportedCode } from '@glossator/client-sdk/contract';
import { ProblemError } from '../../../problems/problem-error';
import type { AccountsTransaction, ServerStorage } from '../../../tables/tables';
import { createMadeCodes, headOfMade } from '../../codes/made-codes';
import type { TextStore } from '../../documents/text/text-store';
import type { FileLedger } from '../../files/file-ledger';
import type { ArchivedMarks } from '../../selections/other-versions';
import { admitFiles, refusedAt, type FileAdmission, type TakenFiles } from './admit-files';
import { reportOf } from './import-report';
import { upTo } from './imported-rows';
import type { Archive } from './open-archive';
import { placeCode } from './place-code';
import { readExportedCode, type ReadCode } from './read-code';
import { writeImportedCode, type PlacedCode } from './write-code';

/** What Codes are imported with. */
export interface CodeImportParts {
  readonly storage: ServerStorage;
  readonly admission: FileAdmission;
  readonly ledger: FileLedger;
  readonly texts: Pick<TextStore, 'pages'>;
  readonly proposals: { begin(codeId: number): void };
  /** Keeps what stood in an archived Version beside its file. */
  readonly keepMarks: (uuid: string, marks: ArchivedMarks) => Promise<void>;
  /** Codes that a user may own. */
  readonly mostCodes: number;
  /** Bytes of JSON that what is written in one Code may have. */
  readonly textBytes: number;
  readonly now: () => Date;
}

/** For whom a Code is imported; `onFile` hears of the bytes of each file that was taken. */
export interface CodeImporter {
  readonly userId: number;
  readonly signal: AbortSignal;
  readonly onFile: (bytes: number) => void;
  /** Keeps what was imported in the transaction that makes the Code visible, so that no crash can part them. */
  readonly together: (transaction: AccountsTransaction, imported: ImportedCode) => Promise<void>;
}

/** Makes a Code of one of an archive (`codes/made-codes.ts`). Nothing of it is left where that fails. Throws `ArchiveError`. */
export type CodeImport = (archive: Archive, path: string, importer: CodeImporter) => Promise<ImportedCode>;

/** Makes it. */
export function createCodeImport(parts: CodeImportParts): CodeImport {
  const { storage, admission, ledger, texts, proposals, keepMarks, mostCodes, textBytes, now } = parts;
  const { accounts } = storage;
  const made = createMadeCodes(storage, ledger, mostCodes);

  async function fill(
    archive: Archive,
    code: ReadCode,
    { userId, signal, onFile, together }: CodeImporter,
    { codeId, taken }: { readonly codeId: number; readonly taken: TakenFiles },
  ): Promise<ImportedCode> {
    await admitFiles(admission, archive, code, {
      owner: { ownerId: userId, codeId, signal },
      taken,
      onFile,
    });
    const { documents, archived, issues } = await placeCode(code, taken, texts, signal);
    const placed: PlacedCode = { head: code.head, documents, archived, files: taken };
    const at = now().toISOString();
    const partition = await storage.createCode(codeId);
    const kept = await partition.transact((transaction) =>
      writeImportedCode(transaction, placed, { codeId, userId, at }),
    );
    for (const { uuid, marks } of kept) await keepMarks(uuid, marks);
    signal.throwIfAborted();
    const report = reportOf(placed, codeId, issues);
    const head = headOfMade(code.head, { id: codeId, ownerId: userId, at });
    const createdAt = upTo(at, code.head.createdAt);
    await accounts.transact(async (transaction) => {
      const user = await transaction.get('users', userId);
      if (!user || user.userType === 'archived') throw new ProblemError('UNAUTHORIZED');
      await amongCodes(() => made.finish(transaction, { ...head, createdAt }, uuidsOf(taken)));
      await together(transaction, report);
    });
    return report;
  }

  async function make(archive: Archive, code: ReadCode, importer: CodeImporter): Promise<ImportedCode> {
    const codeId = await amongCodes(() => made.begin(importer.userId));
    const taken: TakenFiles = { versions: new Map(), attached: new Map() };
    try {
      const report = await fill(archive, code, importer, { codeId, taken });
      proposals.begin(codeId);
      return report;
    } catch (error) {
      await made.abandon(codeId, uuidsOf(taken));
      throw error;
    }
  }

  return async (archive, path, importer) => {
    const code = await readExportedCode(archive, path, { textBytes });
    return refusedAt(undefined, () => make(archive, code, importer));
  };
}

function uuidsOf({ versions, attached }: TakenFiles): readonly string[] {
  return [...versions.values(), ...attached.values()].map(({ uuid }) => uuid);
}

/** Says of a full library what it is; what is full otherwise is the storage. */
const amongCodes = <R>(work: () => Promise<R>): Promise<R> => refusedAt(undefined, work, 'tooManyCodes');
