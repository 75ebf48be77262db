import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveHome } from './move/move-home';
import { openHome } from './open-home';
import { blobUrlOf, createHomePlaces, type HomePlaces } from './testing/homes';
import { createInProcessComparer } from './testing/in-process-comparer';
import { makePdf } from './testing/make-pdf';
import { whyNoPostgres } from './testing/postgres/test-database';
import { readEverything, type Answers } from './testing/read-everything';
import { copyObjects } from './testing/s3-copy';
import { startS3Service, type S3Service } from './testing/s3-service';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { createUpdateWorld } from './testing/update-world';

const silent = pino({ level: 'silent' });
const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`a backup that is restored onto an empty home ${reason ?? ''}`, () => {
  let s3: S3Service;
  let places: HomePlaces;
  let folder: string;

  beforeAll(async () => void (s3 = await startS3Service()));
  afterAll(() => s3.stop());
  beforeEach(async () => {
    places = await createHomePlaces(s3);
    folder = await mkdtemp(join(tmpdir(), 'glossator-backup-'));
  });
  afterEach(async () => {
    await places.remove();
    await rm(folder, { recursive: true });
  });

  /** Starts a server that says of itself what the others do: exports name the server, and documents the moment, that they are of. */
  const start = (dataDir: string, env: Readonly<Record<string, string>> = places.env): Promise<TestServer> =>
    startTestServer({
      dataDir,
      env: { ...env, PUBLIC_URL: 'http://localhost:4000' },
      now: () => new Date('2026-11-27T12:00:00Z'),
      ports: { comparer: createInProcessComparer() },
    });

  /** What a server on a restored home answers. */
  async function answersAt(
    users: readonly TestUser[],
    dataDir: string,
    env?: Readonly<Record<string, string>>,
  ): Promise<Answers> {
    const test = await start(dataDir, env);
    await test.server.services.background.idle();
    const answers = await readEverything(test, users);
    await test.stop({ keepData: true });
    return answers;
  }

  it(
    'answers everything that can be read as before: a folder, and services that it was moved to',
    { timeout: 180_000 },
    async () => {
      const original = join(folder, 'original');
      const users = await makeWorld(await start(original));
      const before = await answersAt(users, original);
      expect([...before.values()].filter((answer) => answer.startsWith('200 ')).length).toBeGreaterThan(60);

      const restored = join(folder, 'restored');
      await cp(original, restored, { recursive: true });
      await rename(original, join(folder, 'gone'));
      expect(differing(before, await answersAt(users, restored))).toEqual([]);

      await rename(join(restored, 'data'), places.folder);
      const [source, target] = [
        await openHome(places.configOf('folder'), false, silent),
        await places.open('services'),
      ];
      await moveHome(source, target, { begin: () => () => undefined });
      await Promise.all([source.close(), target.close()]);
      const [database, bucket] = [await places.database.copy(), s3.emptyPlace()];
      await copyObjects(places.bucket, bucket);
      const services = { ...places.env, STORE_URL: database.url, BLOB_URL: blobUrlOf(bucket) };
      expect(differing(before, await answersAt(users, join(folder, 'services'), services))).toEqual([]);
      await database.drop();
    },
  );
});

/** Addresses whose answers are not the same, with both; the whole of two servers would be no message to read. */
function differing(before: Answers, after: Answers): readonly unknown[] {
  const addresses = new Set([...before.keys(), ...after.keys()]);
  return [...addresses].flatMap((address) => {
    const [was, is] = [before.get(address), after.get(address)];
    return was === is ? [] : [{ address, was, is }];
  });
}

/** Two users, and of what can be stored at least one each. Gives the users; the server is stopped. */
async function makeWorld(test: TestServer): Promise<readonly TestUser[]> {
  const world = createUpdateWorld(() => test);
  const [owner, reader] = [await test.newUser('owner'), await test.newUser('reader')];
  const { law, codeId } = await world.lawCode(owner);
  await world.share(codeId, reader, 'annotate');
  const marked = await world.mark(owner, law.id, 'within fourteen days');
  await owner.api.selections.createComment({ selectionId: marked.id, text: 'On **time**' });
  await owner.api.selections.createAttachment({
    selectionId: marked.id,
    uuid: await world.upload(owner, makePdf([['A table of terms.']])),
    name: 'terms.pdf',
    type: 'attachment',
  });
  await world.mark(reader, law.id, 'within two years');
  const note = await owner.api.notes.create({ documentId: law.id, text: 'Read this first' });
  await owner.api.notes.createAttachment({
    noteId: note.id,
    uuid: await world.upload(owner, makePdf([['A plan.']])),
    name: 'plan.pdf',
  });
  await owner.api.bookmarks.create({ documentId: law.id, name: 'Damages', page: 1 });
  await world.replace(owner, law);
  await world.idle();
  await test.stop({ keepData: true });
  return [owner, reader];
}
