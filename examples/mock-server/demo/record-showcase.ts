// Part of the server's build: what the landing page shows of a Code whose law has changed. A server is started on a folder of its own, a sample
// Code is made on it as a user would, and its answers are written to dist/demo/showcase.json before and after the Update is approved.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { DEMO_ACCOUNT } from '../src/demo/demo-account';

/** Milliseconds within which the texts of the sample are compared: far more than it takes. */
const COMPARED_WITHIN = 120_000;
/** Milliseconds that an answer may take: builds run where many others do. */
const ANSWER_MS = 120_000;

const dist = join(import.meta.dirname, '../dist');
const folder = mkdtempSync(join(tmpdir(), 'glossator-showcase-'));
try {
  const showcase = await onServer(async (baseUrl) => {
    const { token } = await createClient({ baseUrl, timeoutMs: ANSWER_MS }).auth.login(DEMO_ACCOUNT);
    return record(
      createClient({ baseUrl, timeoutMs: ANSWER_MS, tokenStore: createMemoryTokenStore({ token }) }),
    );
  });
  const text = JSON.stringify(showcase);
  writeFileSync(join(dist, 'demo/showcase.json'), text);
  console.log(`dist/demo/showcase.json ${Math.round(text.length / 1024)} KiB`);
} finally {
  rmSync(folder, { recursive: true });
}

/** Runs the built server while `work` uses it. */
async function onServer<T>(work: (baseUrl: string) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [join(dist, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It may end by itself before it is ended here.
  const ended = once(server, 'exit');
  try {
    return await work(await addressOf(server.stdout));
  } finally {
    server.kill();
    await ended;
  }
}

/** The address that a server prints once it can be reached. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it could be reached');
}

/** Makes the sample and gives what calls about it answer, see `ShowcaseAnswers` in the host app. */
async function record({ codes, documents }: GlossatorClient) {
  const { id } = await codes.createSample({ title: 'Model statutes' });
  const pending = await comparedCode(codes, id);
  const documentId = pending.documents[0]?.id;
  if (documentId === undefined) throw new Error('The sample has no document');
  const states = async () => ({
    selections: (await documents.selections({ id: documentId })).data,
    versions: (await documents.versions({ id: documentId })).data,
  });
  const before = {
    code: await codes.get({ id }),
    pending,
    ...(await states()),
    pendingSelections: (await documents.selections({ id: documentId, showUpdates: true })).data,
    changes: await allChanges(documents, documentId),
  };
  const approved = await codes.review({ id, reviewResult: 'approve' });
  return { before, after: { code: approved, ...(await states()) } };
}

/** The Code with its Update, once the texts have been compared. */
async function comparedCode(codes: GlossatorClient['codes'], id: number) {
  const deadline = performance.now() + COMPARED_WITHIN;
  while (performance.now() < deadline) {
    const code = await codes.get({ id, showUpdates: true });
    const comparisons = code.documents.flatMap(({ comparison }) => comparison ?? []);
    const failed = comparisons.find(({ state }) => state === 'failed');
    if (failed) throw new Error(`The texts of the sample could not be compared: ${failed.failure}`);
    if (comparisons.length > 0 && comparisons.every(({ state }) => state === 'ready')) return code;
    await setTimeout(100);
  }
  throw new Error(`The texts of the sample were not compared within ${COMPARED_WITHIN / 1000} seconds`);
}

async function allChanges(documents: GlossatorClient['documents'], id: number) {
  const changes = [];
  let cursor: string | undefined;
  do {
    const page = await documents.changes({ id, ...(cursor !== undefined && { cursor }) });
    changes.push(...page.data);
    cursor = page.next;
  } while (cursor !== undefined);
  return changes;
}
