import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNLIMITED, type Person } from '../../attack/world/cast';
import { upTo } from '../../attack/world/pool';
import { createServerProcess, type ServerProcess } from '../../e2e/support/server-process';
import { createPostgresStorage } from '../../examples/mock-server/src/storage/postgres/postgres-storage';
import { schemaSteps } from '../../examples/mock-server/src/tables/schema-steps';
import { accountsSchema, codeSchema, type ServerStorage } from '../../examples/mock-server/src/tables/tables';
import { makePdf } from '../../examples/mock-server/src/testing/make-pdf';
import { PASSWORD_COST } from '../../examples/mock-server/src/resources/auth/passwords';
import { findPostgres } from '../../examples/mock-server/src/testing/postgres/postgres-programs';
import { startCluster } from '../../examples/mock-server/src/testing/postgres/postgres-cluster';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../examples/mock-server/src/testing/postgres/test-database';
import {
  addDocument,
  startTestServer,
  TEST_PASSWORD,
} from '../../examples/mock-server/src/testing/test-server';
import { createUpdateWorld } from '../../examples/mock-server/src/testing/update-world';
import { probedAt } from '../live/memory';

/** The built server in a process of its own, on a PostgreSQL of its own. */
export interface CapacityStage {
  readonly server: ServerProcess;
  readonly database: TestDatabase;
  /** The folder of the database's data. */
  readonly databaseFolder: string;
  readonly codeId: number;
  readonly documentId: number;
  /** Who may annotate in the Code, its owner first. All have the same password. */
  readonly people: readonly Person[];
  readonly password: string;
  readonly memorySocket: string;
  /** Works with the store while the server is stopped, and starts it again. */
  withStore(work: (storage: ServerStorage) => Promise<void>): Promise<void>;
  remove(): Promise<void>;
}

/** Lines on a page of the document; each is one element. */
export const LINES_OF_PAGE = 30;

/** What a line of the document says. */
export function lineOf(index: number): string {
  return `Number ${index + 1}: whoever sells goods shall hand them over within fourteen days.`;
}

/** Makes a published Code of one document of so many lines with so many members. Files are in the data folder. */
export async function setCapacityStage(members: number, lines: number): Promise<CapacityStage> {
  const cluster = await startCluster(findPostgres(), { isDurable: true });
  const databaseFolder = join(new URL(cluster.url).searchParams.get('host') ?? '', 'data');
  const database = await createTestDatabase(cluster.url);
  const memorySocket = join(tmpdir(), `glossator-capacity-${process.pid}.sock`);
  const server = await createServerProcess({
    LOG_LEVEL: 'error',
    STORE_URL: database.url,
    ...UNLIMITED,
    ...probedAt(memorySocket),
  });
  const test = await startTestServer({
    env: { ...UNLIMITED, STORE_URL: database.url, DATA_DIR: server.dataDir },
    // As people's: log-ins are measured.
    passwordCost: PASSWORD_COST,
  });
  const people: Person[] = [];
  const owner = await test.newUser('owner');
  for (const number of upTo(members - 1)) people.push(await test.newUser(`member-${number}`));
  const { id: codeId } = await owner.api.codes.create({ title: 'Code' });
  const pages = upTo(Math.ceil(lines / LINES_OF_PAGE)).map((page) =>
    upTo(LINES_OF_PAGE).map((line) => lineOf(page * LINES_OF_PAGE + line)),
  );
  const { id: documentId } = await addDocument(owner, codeId, 'Law', makePdf(pages));
  await owner.api.codes.update({ id: codeId, publication: 'published' });
  for (const other of people)
    await createUpdateWorld(() => test).share(codeId, { ...owner, ...other }, 'annotate');
  await test.stop();
  await server.start();
  return {
    server,
    database,
    databaseFolder,
    codeId,
    documentId,
    people: [owner, ...people].map(({ id, email, token }) => ({ id, email, token })),
    password: TEST_PASSWORD,
    memorySocket,
    async withStore(work) {
      await server.kill();
      const parts = { accountsSchema, codeSchema, steps: schemaSteps };
      const storage = await createPostgresStorage({ url: database.url, ...parts });
      await work(storage);
      await storage.close();
      await server.start();
    },
    async remove() {
      await server.dispose();
      await cluster.stop();
      await rm(memorySocket, { force: true });
    },
  };
}

/** Rows that are written together. */
const BATCH = 1_000;

/** Writes down so many Codes of the same owner that are like another one, without what is in it. */
export async function addCodes({ accounts }: ServerStorage, likeId: number, count: number): Promise<void> {
  const like = await accounts.read(async (reader) => ({
    code: await reader.get('codes', likeId),
    digest: await reader.get('codeDigests', likeId),
  }));
  for (let from = 0; from < count; from += BATCH)
    await accounts.transact(async (tx) => {
      for (const index of upTo(Math.min(BATCH, count - from))) {
        const id = 1_000_000 + from + index;
        if (like.code) await tx.put('codes', { ...like.code, id, title: `Code ${id}` });
        if (like.digest) await tx.put('codeDigests', { ...like.digest, id });
      }
    });
}
