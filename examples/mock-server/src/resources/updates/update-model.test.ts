import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld } from '../../testing/update-world';
import { annotationCommands } from '../../testing/update-model/annotation-commands';
import { codeCommands } from '../../testing/update-model/code-commands';
import { documentCommands } from '../../testing/update-model/document-commands';
import type { Model, ModelCode } from '../../testing/update-model/model';
import { comparePast, markOf, setAccess } from '../../testing/update-model/reality';
import { compareTotals } from '../../testing/update-model/running-totals';
import { makeEdition, sentence } from '../../testing/update-model/sentences';

/** Sequences of commands; more with `SEQUENCES=500`. A failure names the seed and the sequence; `TEST_SEED` runs it again. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 6);

let test: TestServer;
let users: TestUser[];
beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    env: { QUOTA_MIB: '65536' },
  });
  users = [await test.newUser('a'), await test.newUser('b'), await test.newUser('c')];
});
afterAll(() => test.stop());

/** A published Code with one text that each of them has annotated and an Update of it; the second may organize, the third annotate. */
async function start(): Promise<Model> {
  const [owner, second, third] = users;
  if (!owner || !second || !third) throw new Error('Somebody is missing');
  const { id } = await owner.api.codes.create({ title: 'Model' });
  const sentences = [0, 1, 2, 3, 4];
  const document = await addDocument(owner, id, 'First', makeEdition(1, sentences));
  await owner.api.codes.update({ id, publication: 'published', isPublic: true });
  const code: ModelCode = {
    id,
    owner: 0,
    isPublic: true,
    follows: undefined,
    approvals: 0,
    members: new Map([
      [1, 'organize'],
      [2, 'annotate'],
    ]),
    documents: [
      {
        id: document.id,
        title: 'First',
        order: 0,
        number: 1,
        state: 'live',
        source: undefined,
        pending: {},
        version: { serial: 1, edition: 1, sentences },
        marks: [],
        deleted: [],
        past: new Map(),
      },
    ],
  };
  for (const [user, access] of code.members) await setAccess({ test, users }, id, user, access);
  const { mark, upload, idle } = createUpdateWorld(() => test);
  for (const [number, user] of users.entries())
    code.documents[0]?.marks.push(markOf(users, await mark(user, document.id, sentence(number))));
  const next = { serial: 2, edition: 2, sentences: [5, 0, 2, 3, 4] };
  const uuid = await upload(owner, makeEdition(next.edition, next.sentences));
  await owner.api.documents.create({ codeId: id, id: document.id, title: 'First', uuid });
  await idle();
  if (code.documents[0]) code.documents[0].pending = { version: next };
  return { codes: [code], next: 2 };
}

it(
  'Updates, reviews, copies, annotations and access do what a simple model does',
  { timeout: 120_000 + SEQUENCES * 60_000 },
  async () => {
    const all = [...documentCommands, ...annotationCommands, ...codeCommands];
    await fc.assert(
      fc.asyncProperty(fc.commands(all, { maxCommands: 24, size: 'max' }), async (sequence) => {
        const model = await start();
        await fc.asyncModelRun(() => ({ model, real: { test, users } }), sequence);
        await comparePast(model, { test, users });
        await compareTotals(test);
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    );
  },
);
