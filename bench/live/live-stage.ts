import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyData, UNLIMITED, type Person } from '../../attack/world/cast';
import { upTo } from '../../attack/world/pool';
import { createServerProcess, type ServerProcess } from '../../e2e/support/server-process';
import { LAW, makeLaw } from '../../examples/mock-server/src/testing/law-pdf';
import { addDocument, startTestServer } from '../../examples/mock-server/src/testing/test-server';
import { createUpdateWorld } from '../../examples/mock-server/src/testing/update-world';
import { probedAt } from './memory';

/** A published Code with one document. */
export interface StagedCode {
  readonly codeId: number;
  readonly documentId: number;
  /** Who may annotate in it, its owner among them. */
  readonly members: readonly Person[];
}

/** Codes with members, on the built server in a process of its own. */
export interface LiveStage {
  readonly server: ServerProcess;
  readonly codes: readonly StagedCode[];
  /** Where `lookAtMemory` finds the server. */
  readonly memorySocket: string;
  remove(): Promise<void>;
}

/** Makes `codes` Codes of which each is shared with `members` people, without limits on how often something may be done. */
export async function setLiveStage(codes: number, members: number): Promise<LiveStage> {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-live-'));
  const test = await startTestServer({ dataDir: folder, env: UNLIMITED });
  const { share } = createUpdateWorld(() => test);
  const people = [];
  for (const number of upTo(members)) people.push(await test.newUser(`member-${number}`));
  const [owner, ...others] = people;
  if (!owner) throw new Error('A Code needs a member');
  const staged: StagedCode[] = [];
  for (const number of upTo(codes)) {
    const { id: codeId } = await owner.api.codes.create({ title: `Code ${number + 1}` });
    const { id: documentId } = await addDocument(owner, codeId, 'Law', makeLaw(LAW));
    await owner.api.codes.update({ id: codeId, publication: 'published' });
    for (const other of others) await share(codeId, other, 'annotate');
    staged.push({
      codeId,
      documentId,
      members: people.map(({ id, email, token }) => ({ id, email, token })),
    });
  }
  await test.stop({ keepData: true });
  const memorySocket = join(tmpdir(), `glossator-live-${process.pid}.sock`);
  const server = await createServerProcess({
    LOG_LEVEL: 'error',
    ...UNLIMITED,
    ...probedAt(memorySocket),
  });
  await copyData(folder, dirname(server.dataDir));
  await rm(folder, { recursive: true, force: true });
  await server.start();
  return {
    server,
    codes: staged,
    memorySocket,
    async remove() {
      await server.dispose();
      await rm(memorySocket, { force: true });
    },
  };
}
