import {
  accountExportSchema,
  EXPORT_MANIFEST,
  type AccountExport,
} from '@glossator/client-sdk/account-export';
import type { DataImport, DataImportIssue, ImportedCode } from '@glossator/client-sdk/contract';
import type { BackgroundWork } from '../../../background/background-work';
import type { BlobStore } from '../../../blobs/blob-store';
import type { Bus } from '../../../bus/bus';
import { createLatestMessages } from '../../../bus/latest-messages';
import type { UserCall } from '../../../calls/call';
import type { Jobs } from '../../../jobs/jobs';
import type { ServerLog } from '../../../log/server-log';
import { ProblemError } from '../../../problems/problem-error';
import type { DataImportRow } from '../../../tables/data-imports';
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
  /**
   * Says of imports that the end of a server cut off that they were interrupted, or, where jobs outlive servers, has them gone on with. Run
   * before the server takes calls. Gives the uuids of exports that are still being imported.
   */
  repair(): Promise<readonly string[]>;
  /** Has gone on with those that run, wherever they were lost. */
  resume(): Promise<void>;
}

/** What imports work with. */
export interface ImportParts {
  readonly accounts: AccountsPartition;
  readonly blobs: Pick<BlobStore, 'read' | 'size'>;
  readonly ledger: FileLedger;
  readonly importCode: CodeImport;
  readonly jobs: Jobs;
  readonly bus: Bus;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
  /** What an archive may have in bytes, unpacked. */
  readonly totalBytes: number;
  readonly now: () => Date;
}

/** An import under way. */
interface Running {
  readonly userId: number;
  readonly uuid: string;
  readonly signal: AbortSignal;
  state: DataImport;
}

/** Makes the service. */
export function createAccountImportService(parts: ImportParts): ImportService {
  const { accounts, ledger, jobs, bus, background, now } = parts;
  const progress = createLatestMessages(bus, 'import-progress', ({ userId }) => userId);
  const carryOut = createImportRun(parts);
  jobs.handle('import', async ({ userId }, signal) => {
    const row = await accounts.read((reader) => reader.get('dataImports', userId));
    if (row?.state === 'running' && row.uuid !== undefined)
      await carryOut({ userId, uuid: row.uuid, signal, state: stateOf(row) });
  });

  const add = (userId: number): void =>
    background.start('import of an export', () => jobs.add('import', String(userId), { userId }));

  async function resume(): Promise<readonly string[]> {
    const rows = await accounts.read((reader) => reader.list('dataImports'));
    const running = rows.filter(({ state }) => state === 'running');
    for (const { id } of running) add(id);
    return running.flatMap(({ uuid }) => uuid ?? []);
  }

  return {
    async start(uuid, { user }) {
      const state: DataImport = { state: 'running', startedAt: now().toISOString(), share: 0, codes: [] };
      await accounts.transact(async (transaction) => {
        if ((await transaction.get('dataImports', user.id))?.state === 'running')
          throw new ProblemError('CONFLICT', { detail: 'Another import is still running' });
        await ledger.claimArchiveIn(transaction, uuid, user.id);
        await transaction.put('dataImports', { id: user.id, uuid, ...state });
      });
      bus.publish('import-progress', { userId: user.id, share: 0 });
      add(user.id);
      return state;
    },
    async last({ user }) {
      const row = await accounts.read((reader) => reader.get('dataImports', user.id));
      const state = row && stateOf(row);
      const share = progress.of(user.id)?.share;
      return state?.state === 'running' && share !== undefined ? { ...state, share } : state;
    },
    async repair() {
      if (jobs.isDurable) return resume();
      await accounts.transact((transaction) => endAll(transaction, now().toISOString()));
      return [];
    },
    async resume() {
      await resume();
    },
  };
}

function stateOf({ id: _id, uuid: _uuid, ...state }: DataImportRow): DataImport {
  return state;
}

/** Makes the function that carries an import out, from where it was left. */
function createImportRun(parts: ImportParts): (run: Running) => Promise<void> {
  const { accounts, blobs, ledger, importCode, jobs, bus, log, totalBytes, now } = parts;

  const keep = (run: Running): Promise<void> => accounts.transact((transaction) => keepIn(transaction, run));

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

  async function importAll(run: Running): Promise<void> {
    const { userId, uuid, signal } = run;
    const archive = await openArchive(blobs, uuid, { totalBytes });
    const manifest = await readManifest(archive);
    const size = (await blobs.size(uuid)) || 1;
    let done = run.state.share * size;
    const onFile = (bytes: number): void => {
      done += bytes;
      run.state = { ...run.state, share: Math.min(0.99, done / size) };
      bus.publish('import-progress', { userId, share: run.state.share });
    };
    const withOne = (imported: ImportedCode): DataImport => ({
      ...run.state,
      codes: [...run.state.codes, imported],
    });
    // Each Code is kept in the report with what was made of it: those before were done by who was at it before.
    for (const code of manifest.codes.slice(run.state.codes.length)) {
      signal.throwIfAborted();
      const imported = await importOne(archive, code, {
        userId,
        signal,
        onFile,
        together: (transaction, made) => keepIn(transaction, { ...run, state: withOne(made) }),
      });
      run.state = withOne(imported);
      if (imported.refused) await keep(run);
    }
    const issues = unreadIn(manifest);
    if (issues.length > 0) run.state = { ...run.state, issues };
  }

  function endOf(error: unknown, { signal, userId }: Running): Pick<DataImport, 'state' | 'problem'> {
    if (signal.aborted) return { state: 'interrupted' };
    if (error instanceof ArchiveError) return { state: 'refused', problem: error.issue };
    log.error({ err: error, userId }, 'an export could not be imported');
    return { state: 'refused', problem: { issue: 'failed' } };
  }

  return async (run) => {
    const { userId, uuid, signal } = run;
    let end: Pick<DataImport, 'state' | 'problem'> = { state: 'done' };
    try {
      await importAll(run);
    } catch (error) {
      // Another server goes on with it.
      if (signal.aborted && jobs.isDurable) throw error;
      end = endOf(error, run);
    }
    // Whatever came of it, what was uploaded has served its purpose; what cannot be removed now goes at the next start.
    await ledger
      .discard([uuid])
      .catch((error: unknown) =>
        log.error({ err: error, userId }, 'an uploaded export could not be removed'),
      );
    const share = end.state === 'done' ? 1 : run.state.share;
    run.state = { ...run.state, ...end, share, endedAt: now().toISOString() };
    await keep(run);
    const made = run.state.codes.filter(({ codeId }) => codeId !== undefined).length;
    log.info({ userId, codes: made, state: end.state }, 'an export was imported');
  };
}

/** Keeps how far it is. There is nothing to keep of somebody who has closed their account meanwhile. */
async function keepIn(
  transaction: AccountsTransaction,
  { userId, uuid, state }: Pick<Running, 'userId' | 'uuid' | 'state'>,
): Promise<void> {
  if (!(await transaction.get('dataImports', userId))) return;
  const source = state.state === 'running' && { uuid };
  await transaction.put('dataImports', { id: userId, ...source, ...state });
}

/** Says of all that run that they were interrupted. */
async function endAll(transaction: AccountsTransaction, endedAt: string): Promise<void> {
  for (const { uuid: _uuid, ...row } of await transaction.list('dataImports'))
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
