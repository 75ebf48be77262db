import {
  accountExportSchema,
  EXPORT_MANIFEST,
  type AccountExport,
} from '@glossator/client-sdk/account-export';
import type { DataImport, DataImportIssue, ImportedCode } from '@glossator/client-sdk/contract';
import type { BackgroundWork } from '../../../background/background-work';
import type { BlobStore } from '../../../blobs/blob-store';
import type { UserCall } from '../../../calls/call';
import type { ServerLog } from '../../../log/server-log';
import { ProblemError } from '../../../problems/problem-error';
import type { AccountsPartition, AccountsTransaction } from '../../../tables/tables';
import type { FileLedger } from '../../files/file-ledger';
import { ArchiveError } from './archive-error';
import type { CodeImport, CodeImporter } from './import-code';
import { refusedCode } from './import-report';
import { openArchive, type Archive } from './open-archive';

/** Imports of exports. They run while nobody waits; their state is kept, with what was imported so far. */
export interface ImportService {
  /** Throws FILE_NOT_UPLOADED, or CONFLICT while another one of the same user runs. */
  start(uuid: string, call: UserCall): Promise<DataImport>;
  last(call: UserCall): Promise<DataImport | undefined>;
  /** Says of imports that a crash ended that they were interrupted. Run before the server takes calls. */
  repair(): Promise<void>;
  /** Ends those that run, between two Codes or files. */
  close(): void;
}

/** What imports work with. */
export interface ImportParts {
  readonly accounts: AccountsPartition;
  readonly blobs: Pick<BlobStore, 'read' | 'size'>;
  readonly ledger: FileLedger;
  readonly importCode: CodeImport;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
  /** What an archive may have in bytes, unpacked. */
  readonly totalBytes: number;
  readonly now: () => Date;
}

/** An import under way. */
interface Running {
  readonly ended: AbortController;
  state: DataImport;
}

/** Makes the service. */
export function createAccountImportService(parts: ImportParts): ImportService {
  const { accounts, blobs, ledger, importCode, background, log, totalBytes, now } = parts;
  const running = new Map<number, Running>();

  const keep = (userId: number, state: DataImport): Promise<void> =>
    accounts.transact((transaction) => keepIn(transaction, userId, state));

  /** Imports one; gives why it was refused, where it was. */
  async function importOne(
    archive: Archive,
    { path, title, role }: AccountExport['codes'][number],
    importer: CodeImporter,
  ): Promise<ImportedCode> {
    if (role === 'member') return refusedCode(title, { issue: 'sharedCode', entry: path });
    try {
      return await importCode(archive, path, importer);
    } catch (error) {
      if (importer.signal.aborted) throw error;
      if (error instanceof ArchiveError) return refusedCode(title, error.issue);
      log.error({ err: error, userId: importer.userId }, 'a Code of an export could not be imported');
      return refusedCode(title, { issue: 'failed', entry: path });
    }
  }

  async function importAll(uuid: string, userId: number, run: Running): Promise<void> {
    const { signal } = run.ended;
    const archive = await openArchive(blobs, uuid, { totalBytes });
    const manifest = await readManifest(archive);
    const size = (await blobs.size(uuid)) || 1;
    let done = 0;
    const onFile = (bytes: number): void => {
      done += bytes;
      run.state = { ...run.state, share: Math.min(0.99, done / size) };
    };
    const withOne = (imported: ImportedCode): DataImport => ({
      ...run.state,
      codes: [...run.state.codes, imported],
    });
    for (const code of manifest.codes) {
      signal.throwIfAborted();
      const imported = await importOne(archive, code, {
        userId,
        signal,
        onFile,
        together: (transaction, made) => keepIn(transaction, userId, withOne(made)),
      });
      run.state = withOne(imported);
      if (imported.refused) await keep(userId, run.state);
    }
    const issues = unreadIn(manifest);
    if (issues.length > 0) run.state = { ...run.state, issues };
  }

  async function work(uuid: string, userId: number, run: Running): Promise<void> {
    let end: Pick<DataImport, 'state' | 'problem'> = { state: 'done' };
    try {
      await importAll(uuid, userId, run);
    } catch (error) {
      end = endOf(error, run, userId);
    }
    // Whatever came of it, what was uploaded has served its purpose; what cannot be removed now goes at the next start.
    await ledger
      .discard([uuid])
      .catch((error: unknown) =>
        log.error({ err: error, userId }, 'an uploaded export could not be removed'),
      );
    const share = end.state === 'done' ? 1 : run.state.share;
    await keep(userId, { ...run.state, ...end, share, endedAt: now().toISOString() });
    const made = run.state.codes.filter(({ codeId }) => codeId !== undefined).length;
    log.info({ userId, codes: made, state: end.state }, 'an export was imported');
  }

  function endOf(error: unknown, { ended }: Running, userId: number): Pick<DataImport, 'state' | 'problem'> {
    if (ended.signal.aborted) return { state: 'interrupted' };
    if (error instanceof ArchiveError) return { state: 'refused', problem: error.issue };
    log.error({ err: error, userId }, 'an export could not be imported');
    return { state: 'refused', problem: { issue: 'failed' } };
  }

  return {
    async start(uuid, { user }) {
      if (running.has(user.id))
        throw new ProblemError('CONFLICT', { detail: 'Another import is still running' });
      const state: DataImport = { state: 'running', startedAt: now().toISOString(), share: 0, codes: [] };
      const run: Running = { ended: new AbortController(), state };
      running.set(user.id, run);
      try {
        await accounts.transact(async (transaction) => {
          await ledger.claimArchiveIn(transaction, uuid, user.id);
          await transaction.put('dataImports', { id: user.id, ...state });
        });
      } catch (error) {
        running.delete(user.id);
        throw error;
      }
      background.start('import of an export', () =>
        work(uuid, user.id, run).finally(() => running.delete(user.id)),
      );
      return state;
    },
    async last({ user }) {
      const under = running.get(user.id)?.state;
      if (under) return under;
      const row = await accounts.read((reader) => reader.get('dataImports', user.id));
      if (!row) return undefined;
      const { id: _id, ...state } = row;
      return state;
    },
    repair: () => accounts.transact((transaction) => endAll(transaction, now().toISOString())),
    close() {
      for (const { ended } of running.values()) ended.abort(new Error('The server ends'));
    },
  };
}

/** Keeps how far it is. There is nothing to keep of somebody who has closed their account meanwhile. */
async function keepIn(transaction: AccountsTransaction, userId: number, state: DataImport): Promise<void> {
  if (await transaction.get('dataImports', userId))
    await transaction.put('dataImports', { id: userId, ...state });
}

/** Says of all that run that they were interrupted. */
async function endAll(transaction: AccountsTransaction, endedAt: string): Promise<void> {
  for (const row of await transaction.list('dataImports'))
    if (row.state === 'running')
      await transaction.put('dataImports', { ...row, state: 'interrupted', endedAt });
}

/** Entries that could not be read when the export was made that are listed. */
const MOST_UNREAD = 100;

function unreadIn({ incomplete }: AccountExport): DataImportIssue[] {
  return incomplete
    .slice(0, MOST_UNREAD)
    .map(({ path, reason }) => ({ issue: 'unreadable', entry: path, detail: reason }));
}

/** What the archive says it is. Throws `ArchiveError` where it is something else, or the work of a newer server. */
async function readManifest(archive: Archive): Promise<AccountExport> {
  if (archive.sizeOf(EXPORT_MANIFEST) === undefined)
    throw new ArchiveError({ issue: 'notAnExport', entry: EXPORT_MANIFEST });
  return archive.json(EXPORT_MANIFEST, accountExportSchema);
}
