import type { ExportedCode } from '@glossator/client-sdk/account-export';
import type { ImportedCode } from '@glossator/client-sdk/contract';
import { ProblemError } from '../../../problems/problem-error';
import type { CodeRow } from '../../../tables/codes';
import type { ServerStorage } from '../../../tables/tables';
import { assertRoomForCode } from '../../../totals/own-codes';
import type { TextStore } from '../../documents/text/text-store';
import type { FileLedger } from '../../files/file-ledger';
import type { ArchivedMarks } from '../../selections/other-versions';
import { admitFiles, refusedAt, type FileAdmission, type TakenFiles } from './admit-files';
import { reportOf } from './import-report';
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
}

/**
 * Makes a Code of one of an archive: first the files, then the rows, at last the head that makes it visible. Nothing of it is left where that
 * fails, or where the server ends before. Throws `ArchiveError`.
 */
export type CodeImport = (archive: Archive, path: string, importer: CodeImporter) => Promise<ImportedCode>;

/** Makes it. */
export function createCodeImport(parts: CodeImportParts): CodeImport {
  const { storage, admission, ledger, texts, proposals, keepMarks, mostCodes, textBytes, now } = parts;
  const { accounts } = storage;

  async function fill(
    archive: Archive,
    code: ReadCode,
    { userId, signal, onFile }: CodeImporter,
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
    await accounts.transact(async (transaction) => {
      await assertRoomForCode(transaction, userId, mostCodes);
      const user = await transaction.get('users', userId);
      if (!user || user.userType === 'archived') throw new ProblemError('UNAUTHORIZED');
      for (const uuid of uuidsOf(taken)) await ledger.settleIn(transaction, uuid);
      await transaction.put('codes', headOf(code.head, codeId, userId, at));
    });
    return reportOf(placed, codeId, issues);
  }

  async function make(archive: Archive, code: ReadCode, importer: CodeImporter): Promise<ImportedCode> {
    const codeId = await accounts.transact(async (transaction) => {
      // Before anything is taken; what was made meanwhile is seen at its end.
      await assertRoomForCode(transaction, importer.userId, mostCodes);
      return transaction.nextId();
    });
    const taken: TakenFiles = { versions: new Map(), attached: new Map() };
    try {
      const report = await fill(archive, code, importer, { codeId, taken });
      proposals.begin(codeId);
      return report;
    } catch (error) {
      await remove(codeId, taken);
      throw error;
    }
  }

  /** Removes what got no head. */
  async function remove(codeId: number, taken: TakenFiles): Promise<void> {
    if (await accounts.read((reader) => reader.get('codes', codeId))) return;
    await storage.deleteCode(codeId);
    await ledger.discard(uuidsOf(taken));
  }

  return async (archive, path, importer) => {
    const code = await readExportedCode(archive, path, { textBytes });
    return refusedAt(undefined, () => make(archive, code, importer));
  };
}

function uuidsOf({ versions, attached }: TakenFiles): readonly string[] {
  return [...versions.values(), ...attached.values()].map(({ uuid }) => uuid);
}

/** The head of an imported Code: published where it was, so that its changes collect, but private, as a copy is. */
function headOf(
  { title, coverColor, citationStyle, publication, createdAt }: ExportedCode,
  id: number,
  ownerId: number,
  at: string,
): CodeRow {
  return {
    id,
    ownerId,
    title,
    coverColor,
    ...(citationStyle && { citationStyle }),
    publication,
    isPublic: false,
    state: 'active',
    ownerFloor: { userId: ownerId, seq: 0 },
    createdAt: createdAt > at ? at : createdAt,
    updatedAt: at,
    createdBy: ownerId,
  };
}
