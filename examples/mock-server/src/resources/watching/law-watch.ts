import type { LookResult } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/contract';
import { LookError } from '../../law-sites/look-error';
import type { LawSites, SeenState } from '../../law-sites/law-sites';
import type { ServerLog } from '../../log/server-log';
import { unlessUnusable } from '../../storage/storage';
import type { CodeRow } from '../../tables/codes';
import type { DocumentRow, PublicationRow } from '../../tables/documents';
import type { CodePartition } from '../../tables/tables';
import type { CodeDigests } from '../../totals/code-digests';
import type { Notifier } from '../notifications/notifier';
import { createNewVersion, type NewVersionParts } from './new-version';

/** Looks once a day whether the laws of documents have changed where they are published. */
export interface LawWatch {
  /** Looks at those that were not looked at for a day, one after the other. Returns at once where it is looking already. */
  run(): Promise<void>;
  /** Ends what it is at. */
  close(): void;
}

/** What it works with. */
export interface LawWatchParts extends NewVersionParts {
  readonly digests: Pick<CodeDigests, 'of'>;
  readonly sites: LawSites;
  /** Waits until a document's pending Version has been compared. */
  readonly compared: (codeId: number, documentId: number) => Promise<void>;
  readonly notifier: Notifier;
  readonly log: ServerLog;
  readonly now: () => Date;
}

/** Milliseconds between two looks at a law: somewhat less than a day, so that an hourly round keeps the time of day. */
const DAY_MS = 23.5 * 3_600_000;

/** A document whose law is published at an address. */
interface Watched {
  readonly code: CodeRow;
  readonly partition: CodePartition;
  readonly document: DocumentRow;
  readonly url: string;
}

/** Makes the watch. */
export function createLawWatch(parts: LawWatchParts): LawWatch {
  const { storage, digests, sites, compared, notifier, log, now } = parts;
  const { accounts } = storage;
  const newVersion = createNewVersion(parts);
  const closing = new AbortController();
  let isRunning = false;

  /**
   * A document as it is now; undefined where it is not to be looked at. Drafts are left alone: what changes there is reviewed by nobody. A round
   * takes hours where sites are slow, so that each is read when its turn comes, and again when something was found.
   */
  async function dueNow(codeId: number, id: number): Promise<Watched | undefined> {
    const code = await accounts.read((reader) => reader.get('codes', codeId));
    if (!code || !isWatched(code)) return undefined;
    const partition = await storage.code(codeId).catch(unlessUnusable);
    const document = await partition?.read((reader) => reader.get('documents', id));
    const url = document?.publication?.url;
    if (!partition || !document || url === undefined || !isDue(document, now())) return undefined;
    return { code, partition, document, url };
  }

  async function* dueDocuments(): AsyncGenerator<Watched> {
    const codes = (await accounts.read((reader) => reader.list('codes'))).filter(isWatched);
    const known = await digests.of(codes.map(({ id }) => id));
    for (const { id: codeId } of codes)
      for (const id of known.get(codeId)?.watched ?? []) {
        if (closing.signal.aborted) return;
        const watched = await dueNow(codeId, id);
        if (watched) yield watched;
      }
  }

  /** What comes of looking at one, and what is to be kept of it; undefined where it is not to be looked at any more. */
  async function look({ code, document, url }: Watched): Promise<Looked | undefined> {
    const before = document.publication?.seen;
    try {
      const found = await sites.look(url, before, closing.signal);
      if (found.kind === 'unchanged')
        return { result: 'unchanged', seen: withText(found.seen, before?.text) };
      const isWanted = async () => (await dueNow(code.id, document.id))?.url === url;
      const made = await newVersion({ code, document, content: found.content, isWanted });
      if (!made) return undefined;
      const { text, ...rest } = made;
      // Looked for again tomorrow: there may be room then.
      return made.result === 'noRoom' ? rest : { ...rest, seen: withText(found.seen, text) };
    } catch (error) {
      if (error instanceof LookError) return { result: error.result };
      log.error({ err: error, codeId: code.id }, 'a law could not be looked at');
      return { result: 'failed' };
    }
  }

  async function visit(watched: Watched): Promise<void> {
    const found = await look(watched);
    if (!found || closing.signal.aborted) return;
    const { result, ...kept } = found;
    const looked = { at: now().toISOString(), result };
    await watched.partition.transact(async (transaction) => {
      const document = await transaction.get('documents', watched.document.id);
      // Meanwhile it may be published elsewhere.
      if (document?.publication?.url !== watched.url) return;
      await transaction.put('documents', {
        ...document,
        publication: { ...document.publication, ...kept, looked },
      });
    });
    if (result === 'changed') await notify(watched);
  }

  /** Notifies those who may review it, once their annotations have been compared. */
  async function notify({ code: { id: codeId }, document }: Watched): Promise<void> {
    await compared(codeId, document.id).catch((error: unknown) =>
      log.warn({ err: error, codeId }, 'what was published could not be compared'),
    );
    const { code, members } = await accounts.read(async (reader) => ({
      code: await reader.get('codes', codeId),
      members: await reader.list('members', { codeId }),
    }));
    if (!code) return;
    const organizers = members.flatMap(({ userId, status, access }) =>
      status === 'accepted' && hasAccess(access, 'organize') ? [userId] : [],
    );
    const params = { title: code.title, document: document.title };
    await notifier.notify([code.ownerId, ...organizers], { kind: 'newVersion', codeId, params });
  }

  return {
    async run() {
      if (isRunning) return;
      isRunning = true;
      try {
        for await (const watched of dueDocuments()) await visit(watched);
      } finally {
        isRunning = false;
      }
    },
    close: () => closing.abort(),
  };
}

/** What came of looking, and what is kept of it. */
interface Looked extends Pick<PublicationRow, 'seen' | 'versionId'> {
  readonly result: LookResult;
}

function isWatched({ state, publication }: CodeRow): boolean {
  return state === 'active' && publication === 'published';
}

function withText(seen: SeenState, text: string | undefined): NonNullable<PublicationRow['seen']> {
  return { ...seen, ...(text !== undefined && { text }) };
}

/** Not one that is to come or to go, nor one to which somebody has given a new file that waits to be reviewed. */
function isDue({ state, pending, publication }: DocumentRow, now: Date): boolean {
  if (state !== undefined || pending?.isDeleted === true) return false;
  if (pending?.versionId !== undefined && pending.versionId !== publication?.versionId) return false;
  const at = publication?.looked?.at;
  return at === undefined || now.getTime() - Date.parse(at) >= DAY_MS;
}
