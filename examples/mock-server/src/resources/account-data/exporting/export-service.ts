import {
  accountExportSchemas,
  EXPORT_FORMAT,
  EXPORT_MANIFEST,
  EXPORT_SCHEMAS_FOLDER,
  EXPORT_VERSION,
  type AccountExport,
} from '@glossator/client-sdk/account-export';
import type { ExportOverview } from '@glossator/client-sdk/contract';
import type { BlobStore } from '../../../blobs/blob-store';
import type { UserCall } from '../../../calls/call';
import type { StoredFile } from '../../../calls/stored-file';
import { createPlaces } from '../../../limits/places';
import type { ServerLog } from '../../../log/server-log';
import { enterCode } from '../../../permissions/code-access';
import { ProblemError } from '../../../problems/problem-error';
import type { AccountsReader, ServerStorage } from '../../../tables/tables';
import type { UserRow } from '../../../tables/users';
import { pathName } from './code-context';
import type { CodeExport, CodeToExport } from './export-code';
import { createExportEntries, type ExportEntries } from './export-entries';
import { growingZip, type GrowingEntry } from './growing-zip';
import { EXPORT_README } from './read-me';

/** All data of an account as a ZIP. */
export interface ExportService {
  overview(call: UserCall): Promise<ExportOverview>;
  /** Throws RATE_LIMITED while others of the same user run. */
  export(call: UserCall): Promise<StoredFile>;
}

/** What exports work with. */
export interface ExportParts {
  readonly storage: ServerStorage;
  readonly blobs: Pick<BlobStore, 'read'>;
  readonly exportCode: CodeExport;
  readonly publicUrl: () => string;
  readonly log: ServerLog;
  readonly now: () => Date;
}

/** Exports of one user that may run at once. */
const AT_ONCE = 2;
/** Seconds after which to try again when there are as many. */
const BUSY_SECONDS = 30;

/** Makes the service. */
export function createExportService(parts: ExportParts): ExportService {
  const { storage, blobs, exportCode, publicUrl, log, now } = parts;
  const { accounts } = storage;
  const places = createPlaces(AT_ONCE);

  /** Throws UNAUTHORIZED where the session is over by now: what is downloaded takes a while. */
  async function assertStillIn({ user, sessionId, visit }: UserCall): Promise<void> {
    visit.signal?.throwIfAborted();
    const session = await accounts.read((reader) => reader.get('sessions', sessionId));
    if (session?.userId !== user.id) throw new ProblemError('UNAUTHORIZED');
  }

  async function* entriesOf(call: UserCall): AsyncGenerator<GrowingEntry> {
    const { user, visit } = call;
    const at = now();
    const entries = createExportEntries(blobs, at);
    yield entries.text('README.txt', EXPORT_README);
    for (const [name, schema] of Object.entries(accountExportSchemas()))
      yield entries.json(`${EXPORT_SCHEMAS_FOLDER}/${name}`, schema);
    const codes: AccountExport['codes'] = [];
    const { own, shared } = await accounts.read((reader) => codesOf(reader, user.id));
    for (const codeId of [...own, ...shared]) {
      await assertStillIn(call);
      // As it is when its turn comes: an access may have been taken away meanwhile.
      const entered = await accounts.read((reader) => enterCode(reader, codeId, user.id));
      if (!entered || entered.through === 'public') continue;
      const { code } = entered;
      const role = entered.through;
      const folder = `${role === 'owner' ? 'codes' : 'shared'}/${codes.length + 1}-${pathName(code.title)}`;
      const wanted: CodeToExport = { code, role, folder, userId: user.id, signal: visit.signal };
      const isThere = yield* exportCode(wanted, entries);
      if (isThere) codes.push({ path: `${folder}/code.json`, title: code.title, role });
    }
    yield entries.json(EXPORT_MANIFEST, manifestOf(user, codes, entries, at));
  }

  function manifestOf(
    user: UserRow,
    codes: AccountExport['codes'],
    entries: ExportEntries,
    at: Date,
  ): AccountExport {
    const { firstName, lastName, email, country, fieldsOfLaw, position, otherPosition, locale } = user;
    return {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedAt: at.toISOString(),
      server: publicUrl(),
      account: {
        firstName,
        lastName,
        email,
        country,
        fieldsOfLaw,
        position,
        ...(otherPosition !== undefined && { otherPosition }),
        ...(locale && { locale }),
        createdAt: user.createdAt,
      },
      codes,
      incomplete: entries.incomplete(),
    };
  }

  /** The bytes; how it ended stands in the log. */
  async function* sent(call: UserCall): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    let isWhole = false;
    try {
      for await (const chunk of growingZip(entriesOf(call))) {
        bytes += chunk.byteLength;
        yield chunk;
      }
      isWhole = true;
    } finally {
      log.info({ userId: call.user.id, bytes, isWhole }, 'an account was exported');
    }
  }

  return {
    overview: ({ user }) => accounts.read((reader) => overviewOf(reader, user.id)),
    async export(call) {
      const { answering } = call.visit;
      const leave = places.take(call.user.id);
      if (!leave) throw new ProblemError('RATE_LIMITED', { retryAfterSeconds: BUSY_SECONDS });
      await assertStillIn(call).catch((error: unknown) => {
        leave();
        throw error;
      });
      if (answering) void answering.ended.then(leave);
      else leave();
      return {
        blobKey: '',
        contentType: 'application/zip',
        fileName: `glossator-${now().toISOString().slice(0, 10)}.zip`,
        inline: false,
        made: { body: sent(call) },
      };
    },
  };
}

/** The Codes in which a user may have written: their own, and those of others. */
async function codesOf(
  reader: AccountsReader,
  userId: number,
): Promise<{ readonly own: readonly number[]; readonly shared: readonly number[] }> {
  const own = await reader.list('codes', { ownerId: userId, state: 'active' });
  const members = await reader.list('members', { userId });
  const shared = members.filter(({ status }) => status === 'accepted');
  return { own: own.map(({ id }) => id), shared: shared.map(({ codeId }) => codeId) };
}

/** Of their size, what texts come to when they are packed. */
const PACKED = 0.25;

async function overviewOf(reader: AccountsReader, userId: number): Promise<ExportOverview> {
  const { own, shared } = await codesOf(reader, userId);
  const filesIn = (codeId: number) => reader.list('files', { codeId, state: 'used' });
  const files = (await Promise.all(own.map(filesIn))).flat();
  // Of Codes of others, what one has attached; their documents stay theirs.
  for (const file of (await Promise.all(shared.map(filesIn))).flat())
    if (file.ownerId === userId && !file.isOfDocument) files.push(file);
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const id of own) {
    const digest = await reader.get('codeDigests', id);
    for (const text of digest?.texts ?? []) bytes += Math.round(text.bytes * PACKED);
  }
  return { codes: own.length, sharedCodes: shared.length, files: files.length, bytes };
}
