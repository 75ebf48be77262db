import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programArguments, programUrl } from './child-processes/program';
import { createServer } from './server';
import { createHomePlaces, fillHome, type HomePlaces } from './testing/homes';
import { whyNoPostgres } from './testing/postgres/test-database';
import { startS3Service, type S3Service } from './testing/s3-service';

const reason = whyNoPostgres();

describe.skipIf(reason !== undefined)(`npm run move ${reason ?? ''}`, () => {
  let s3: S3Service;
  let places: HomePlaces;

  beforeAll(async () => void (s3 = await startS3Service()));
  afterAll(() => s3.stop());
  beforeEach(async () => {
    places = await createHomePlaces(s3);
    const folder = await places.open('folder');
    await fillHome(folder, { codes: 20, rows: 5, files: 5 });
    await folder.close();
  });
  afterEach(() => places.remove());

  const start = () => {
    const program = programArguments(programUrl(import.meta.url, 'move'));
    const into = ['--to', places.database.url, '--blobs', places.blobUrl];
    return spawn(process.execPath, [...program, '--from', places.folder, ...into], {
      env: { ...process.env, ...places.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const run = async () => {
    const child = start();
    const ended = once(child, 'exit');
    const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: (await ended)[0] as unknown, out, said };
  };

  it(
    'goes on after kill -9, proves that both are equal, and is not begun again',
    { timeout: 180_000 },
    async () => {
      const killed = start();
      const ended = once(killed, 'exit');
      for await (const line of createInterface({ input: killed.stdout }))
        if (line.startsWith('Copied 8 of 20 Codes')) killed.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);

      const server = await createServer(places.configOf('services'));
      await expect(server.listen()).rejects.toThrow(/The move from .*data, begun at .*, has not ended/);
      await server.close();

      const { code, out, said } = await run();
      expect(said).toBe('');
      expect(out).toMatch(
        /are equal, by counts and SHA-256:\n20 Codes, 105 rows, 5 files with 300010 bytes\n/,
      );
      expect(code).toBe(0);
    },
  );

  it('does not begin while a server has the folder', async () => {
    const running = await createServer(places.configOf('folder'));
    const { code, said } = await run();
    expect(said).toMatch(/^The data folder .* is in use by process \d+; stop it first\n$/);
    expect(code).toBe(1);
    await running.close();
  });
});
