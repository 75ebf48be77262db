// What a server on PostgreSQL spends on what people do: processor time of the server and of the database for each call, memory for each socket and each Code
// that there is, bytes in the database for each row. docs/capacity.md reckons with it.
// npm run bench -- capacity [--calls 400] [--sockets 300] [--codes 10000]
// Processor time does not depend on what else the machine does, or little: caches. It is read from /proc, so this runs on Linux only.
import { loadavg, cpus } from 'node:os';
import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { forEachOf, upTo } from '../attack/world/pool';
import type { ServerStorage } from '../examples/mock-server/src/tables/tables';
import {
  addCodes,
  lineOf,
  LINES_OF_PAGE,
  setCapacityStage,
  type CapacityStage,
} from './capacity/capacity-stage';
import { databaseTimeOf, processorTimeOf } from './capacity/processor-time';
import { buildStale } from './command-line/build-stale';
import { numberOf, readCommandLine } from './command-line/options';
import { openListener, type Listener } from './live/listening';
import { lookAtMemory } from './live/memory';
import { readDatabaseSizes } from './capacity/database-sizes';

const options = readCommandLine({
  calls: { type: 'string', default: '400' },
  sockets: { type: 'string', default: '300' },
  codes: { type: 'string', default: '10000' },
});
const calls = numberOf('calls', options.calls);
const sockets = numberOf('sockets', options.sockets);
const codes = numberOf('codes', options.codes);
/** Calls at once. */
const AT_ONCE = 8;
const MEMBERS = 10;

/** Processor time of one call, in milliseconds. */
interface Cost {
  readonly server: number;
  readonly database: number;
}

/** Makes a call so often and prints what one costs. */
async function costOf(
  { server, databaseFolder }: CapacityStage,
  what: string,
  times: number,
  call: (index: number) => Promise<unknown>,
): Promise<Cost> {
  // The first calls compile, plan and fill caches.
  await forEachOf(upTo(AT_ONCE), AT_ONCE, async (index) => void (await call(times + index)));
  const spent = () => [processorTimeOf(server.pid ?? 0), databaseTimeOf(databaseFolder)] as const;
  const before = spent();
  await forEachOf(upTo(times), AT_ONCE, async (index) => void (await call(index)));
  const after = spent();
  const cost = { server: (after[0] - before[0]) / times, database: (after[1] - before[1]) / times };
  console.log(`${what.padEnd(44)} ${cost.server.toFixed(2)} ms, database ${cost.database.toFixed(2)} ms`);
  return cost;
}

function apiOf({ server }: CapacityStage, token?: string): GlossatorClient {
  const tokenStore = createMemoryTokenStore(token === undefined ? undefined : { token });
  return createClient({ baseUrl: server.url, retry: false, tokenStore });
}

async function measureCalls(stage: CapacityStage): Promise<Readonly<Record<string, Cost>>> {
  const { documentId, codeId, people, password } = stage;
  const apis = people.map(({ token }) => apiOf(stage, token));
  const api = (index: number): GlossatorClient => apis[index % apis.length] ?? apiOf(stage);
  const login = await costOf(stage, 'a log-in', 16, () =>
    apiOf(stage).auth.login({ email: people[1]?.email ?? '', password }),
  );
  const write = await costOf(stage, 'a highlight', calls, (index) => {
    const text = lineOf(index);
    const place = { page: Math.floor(index / LINES_OF_PAGE), element: index % LINES_OF_PAGE };
    return api(index).selections.create({
      documentId,
      text,
      color: 'COLOR_1',
      startPage: place.page,
      startElement: place.element,
      startCharacter: 0,
      endPage: place.page,
      endElement: place.element,
      endCharacter: text.length,
    });
  });
  const open = await costOf(
    stage,
    `a document opened, ${calls} highlights`,
    Math.ceil(calls / 10),
    async (index) => {
      const [id, opener] = [documentId, api(index)];
      await Promise.all([
        opener.codes.get({ id: codeId }),
        opener.documents.selections({ id }),
        opener.documents.notes({ id }),
        opener.documents.bookmarks({ id }),
        opener.documents.structure({ id }),
      ]);
    },
  );
  const list = await costOf(stage, 'the list of Codes', calls, (index) =>
    api(index).codes.list({ isPublic: false }),
  );
  return { login, write, open, list };
}

/** What a socket takes of memory (kB), and a frame to one of the server's processor time (ms). */
async function measureSockets(
  stage: CapacityStage,
): Promise<{ readonly socketKB: number; readonly frameMs: number }> {
  const code = { codeId: stage.codeId, documentId: stage.documentId, members: stage.people };
  const api = apiOf(stage, stage.people[0]?.token);
  const reword = (id: number) => (index: number) => api.notes.update({ id, text: `Note ${index}` });
  const { id } = await api.notes.create({ documentId: stage.documentId, text: 'Note' });
  const times = Math.ceil(calls / 4);
  const alone = await costOf(stage, 'a note reworded, nobody listens', times, reword(id));
  const before = await lookAtMemory(stage.memorySocket);
  const listeners: Listener[] = [];
  await forEachOf(upTo(sockets), AT_ONCE, async (member) => {
    listeners.push(await openListener(stage.server.url, code, member));
  });
  const after = await lookAtMemory(stage.memorySocket);
  const together = await costOf(stage, `a note reworded, ${sockets} sockets listen`, times, reword(id));
  for (const listener of listeners) listener.close();
  const socketKB = (after.live - before.live) / sockets / 1000;
  const frameMs = (together.server - alone.server) / sockets;
  console.log(`a socket: ${socketKB.toFixed(1)} kB of memory; a frame: ${frameMs.toFixed(3)} ms`);
  return { socketKB, frameMs };
}

/** Memory of a server that has just started, for each Code that there is, used or not, in kB. */
async function measureCodes(stage: CapacityStage): Promise<number> {
  const started = async (work: (storage: ServerStorage) => Promise<void>): Promise<number> => {
    await stage.withStore(work);
    await apiOf(stage, stage.people[0]?.token).codes.list({ isPublic: false });
    return (await lookAtMemory(stage.memorySocket)).live;
  };
  const before = await started(async () => undefined);
  const after = await started((storage) => addCodes(storage, stage.codeId, codes));
  const codeKB = (after - before) / codes / 1000;
  console.log(`a Code that nobody opens: ${codeKB.toFixed(2)} kB of memory`);
  return codeKB;
}

buildStale();
const stage = await setCapacityStage(MEMBERS, calls + AT_ONCE);
try {
  console.log(
    `${cpus()[0]?.model ?? 'a processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? ''}`,
  );
  const costs = await measureCalls(stage);
  const bytes = await readDatabaseSizes(stage.database);
  const { socketKB, frameMs } = await measureSockets(stage);
  const codeKB = await measureCodes(stage);
  console.log(JSON.stringify({ costs, socketKB, frameMs, codeKB, bytes }));
} finally {
  await stage.remove();
}
