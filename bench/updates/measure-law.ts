import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { GlossatorClient } from '@glossator/client-sdk';
import type { VersionComparison } from '@glossator/client-sdk/contract';
import { readAnnotatedPassages } from './other-law';
import { startOtherClient } from './other/other-client';
import type { OtherTask, Sample } from './other/protocol';
import { lawVersions } from './law-versions';
import type { BenchOptions } from './options';
import { makeCode, place, upload } from './placing';
import { SCRATCH } from './scratch';
import { logIn, makeAccount } from './server/account';
import { openServer, type MeasuredServer, type Stall } from './server/measured-server';
import type { MemoryLook, ProgramMemory } from './server/process-memory';

/** One part of the way from upload to approval, with what the other user and the server had of it. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly samples: readonly Sample[];
  readonly stalls: readonly Stall[];
  /** Most memory meanwhile, in bytes: of the server alone, and with its children. */
  readonly mainBytes: number | undefined;
  readonly allBytes: number | undefined;
  /** Whose it was when it was most. */
  readonly programs: readonly ProgramMemory[];
}

/** What was measured on one law. */
export interface LawResult {
  readonly name: string;
  readonly oldPages: number;
  readonly newPages: number;
  readonly annotations: number;
  readonly placingSeconds: number | undefined;
  readonly reviewableSeconds: number;
  readonly comparison: VersionComparison;
  readonly counts: string;
  readonly phases: readonly Phase[];
}

const ORGANIZER = 'organizer';
const OTHER = 'other';
const CALLS_PER_SECOND = 10;
const QUIET_MS = 5000;
const POLL_MS = 250;

interface Prepared {
  readonly codeId: number;
  readonly documentId: number;
  readonly other: Omit<OtherTask, 'url' | 'account' | 'callsPerSecond'>;
}

/** Takes a law with Selections from the upload of another Version to the approved Update while somebody else works in another Code. */
export async function measureLaw(pages: number, options: BenchOptions): Promise<LawResult> {
  const law = await lawVersions(options.shared, pages, options.annotations);
  const kept = join(SCRATCH, 'kept', `${pages}-${options.annotations}`);
  const isKept = options.reuses && existsSync(join(kept, 'prepared.json'));
  const server = await openServer({
    main: options.server,
    kept: isKept ? join(kept, 'folder') : undefined,
    profiles: options.profiles,
    scratch: SCRATCH,
  });
  try {
    const began = performance.now();
    const prepared = isKept
      ? (JSON.parse(await readFile(join(kept, 'prepared.json'), 'utf8')) as Prepared)
      : await prepare(server, law, options.profiles);
    const placingSeconds = isKept ? undefined : (performance.now() - began) / 1000;
    if (options.reuses && !isKept) {
      await rm(kept, { recursive: true, force: true });
      await server.keep(join(kept, 'folder'));
      await writeFile(join(kept, 'prepared.json'), JSON.stringify(prepared));
    }
    const measured = await measureUpdate(server, prepared, law.new);
    const { name, oldPages, newPages } = law;
    return { name, oldPages, newPages, annotations: law.passages.length, placingSeconds, ...measured };
  } finally {
    await server.close();
  }
}

async function prepare(
  server: MeasuredServer,
  law: Awaited<ReturnType<typeof lawVersions>>,
  profiles: string | undefined,
): Promise<Prepared> {
  await makeAccount(server, ORGANIZER);
  await makeAccount(server, OTHER);
  const other = await logIn(server.url, OTHER);
  const { content, passages } = await readAnnotatedPassages();
  const own = await makeCode(other.client, 'Waterways and Harbours Code', content);
  const spare = passages.filter((_passage, index) => index % 4 === 0);
  await place(
    other.client,
    own.documentId,
    passages.filter((_passage, index) => index % 4 !== 0),
  );
  other.close();

  const { client, close } = await logIn(server.url, ORGANIZER);
  const { codeId, documentId } = await makeCode(client, law.name, law.old);
  await client.codes.update({ id: codeId, publication: 'published' });
  const placing = () => place(client, documentId, law.passages);
  await (profiles === undefined ? placing() : server.profiled(`${law.oldPages}-placing`, placing));
  close();
  return { codeId, documentId, other: { ...own, spare } };
}

async function measureUpdate(
  server: MeasuredServer,
  { codeId, documentId, other: otherTask }: Prepared,
  content: Uint8Array,
): Promise<Pick<LawResult, 'reviewableSeconds' | 'comparison' | 'counts' | 'phases'>> {
  const { client, close } = await logIn(server.url, ORGANIZER);
  const task = { ...otherTask, url: server.url, account: OTHER, callsPerSecond: CALLS_PER_SECOND };
  const other = await startOtherClient(task);
  const times: { name: string; from: number; to: number; peak: MemoryLook | undefined }[] = [];
  async function phase<R>(name: string, work: () => Promise<R>): Promise<R> {
    server.memory.reset();
    const from = Date.now();
    try {
      return await server.profiled(`${documentId}-${name}`, work);
    } finally {
      times.push({ name, from, to: Date.now(), peak: server.memory.peak() });
    }
  }

  await phase('before', () => setTimeout(QUIET_MS));
  const reviewable = await phase('compare', async () => {
    const title = 'New';
    const uuid = await upload(client, content);
    await client.documents.create({ codeId, id: documentId, title, uuid });
    return untilReviewable(client, codeId, documentId);
  });
  await phase('look', () => lookAround(client, codeId, documentId));
  await phase('approve', () => client.codes.review({ id: codeId, reviewResult: 'approve' }));
  await phase('after', () => setTimeout(QUIET_MS));
  const samples = await other.end();
  close();

  const phases = times.map(({ name, from, to, peak }): Phase => ({
    name,
    seconds: (to - from) / 1000,
    samples: samples.filter(({ at, ms }) => at - ms < to && at >= from),
    stalls: server.stallsSince(from).filter(({ at, ms }) => at - ms < to),
    mainBytes: peak?.main,
    allBytes: peak?.all,
    programs: peak?.programs ?? [],
  }));
  const compare = phases.find(({ name }) => name === 'compare');
  return { reviewableSeconds: compare?.seconds ?? NaN, ...reviewable, phases };
}

async function untilReviewable(
  client: GlossatorClient,
  codeId: number,
  documentId: number,
): Promise<{ readonly comparison: VersionComparison; readonly counts: string }> {
  for (;;) {
    const { documents } = await client.codes.get({ id: codeId, showUpdates: true });
    const { comparison, carryOver } = documents.find(({ id }) => id === documentId) ?? {};
    if (comparison?.state === 'failed') throw new Error('The Versions could not be compared');
    if (comparison?.state === 'ready' && carryOver) {
      const counts = `${carryOver.success} / ${carryOver.unconfirmed} / ${carryOver.failed}`;
      return { comparison, counts };
    }
    await setTimeout(POLL_MS);
  }
}

/** What the review screen asks for. */
async function lookAround(client: GlossatorClient, codeId: number, documentId: number): Promise<void> {
  await client.codes.get({ id: codeId, showUpdates: true });
  await client.codes.changes({ id: codeId });
  await client.documents.versions({ id: documentId });
  for (let cursor: string | undefined, page = 0; page === 0 || cursor !== undefined; page += 1)
    cursor = (await client.documents.changes({ id: documentId, ...(cursor !== undefined && { cursor }) }))
      .next;
  for (let cursor: string | undefined, page = 0; page === 0 || cursor !== undefined; page += 1) {
    const asked = { id: documentId, showUpdates: true, limit: 1000, ...(cursor !== undefined && { cursor }) };
    cursor = (await client.documents.selections(asked)).next;
  }
}
