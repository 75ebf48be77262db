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

  /** The documents to look at. Drafts are left alone: what changes there is reviewed by nobody. */
  async function* dueDocuments(): AsyncGenerator<Watched> {
    const published = (await accounts.read((reader) => reader.list('codes', { state: 'active' }))).filter(
      ({ publication }) => publication === 'published',
    );
    const known = await digests.of(published.map(({ id }) => id));
    for (const code of published)
      for (const id of known.get(code.id)?.watched ?? []) {
        if (closing.signal.aborted) return;
        const partition = await storage.code(code.id).catch(unlessUnusable);
        const document = await partition?.read((reader) => reader.get('documents', id));
        const url = document?.publication?.url;
        if (partition && document && url !== undefined && isDue(document, now()))
          yield { code, partition, document, url };
      }
  }

  /** What comes of looking at one, and what is to be kept of it. */
  async function look(watched: Watched): Promise<Pick<PublicationRow, 'seen' | 'versionId'> & Looked> {
    const { code, document, url } = watched;
    try {
      const found = await sites.look(url, document.publication?.seen, closing.signal);
      if (found.kind === 'unchanged') return { result: 'unchanged', seen: found.seen };
      const made = await newVersion(code, document, found.content);
      // Looked for again tomorrow: there may be room then.
      const seen: SeenState | undefined = made.result === 'noRoom' ? undefined : found.seen;
      return { ...made, ...(seen && { seen }) };
    } catch (error) {
      if (error instanceof LookError) return { result: error.result };
      log.error({ err: error, codeId: code.id }, 'a law could not be looked at');
      return { result: 'failed' };
    }
  }

  async function visit(watched: Watched): Promise<void> {
    const { result, ...kept } = await look(watched);
    if (closing.signal.aborted) return;
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
  async function notify({ code, document }: Watched): Promise<void> {
    await compared(code.id, document.id).catch((error: unknown) =>
      log.warn({ err: error, codeId: code.id }, 'what was published could not be compared'),
    );
    const members = await accounts.read((reader) => reader.list('members', { codeId: code.id }));
    const organizers = members.flatMap(({ userId, status, access }) =>
      status === 'accepted' && hasAccess(access, 'organize') ? [userId] : [],
    );
    const params = { title: code.title, document: document.title };
    await notifier.notify([code.ownerId, ...organizers], { kind: 'newVersion', codeId: code.id, params });
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

interface Looked {
  readonly result: LookResult;
}

/** Not one that is to come or to go, nor one to which somebody has given a new file that waits to be reviewed. */
function isDue({ state, pending, publication }: DocumentRow, now: Date): boolean {
  if (state !== undefined || pending?.isDeleted === true) return false;
  if (pending?.versionId !== undefined && pending.versionId !== publication?.versionId) return false;
  const at = publication?.looked?.at;
  return at === undefined || now.getTime() - Date.parse(at) >= DAY_MS;
}
