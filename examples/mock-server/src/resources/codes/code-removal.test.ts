import { afterAll, beforeAll, expect, it } from 'vitest';
import { PENDING_TASKS } from '../../tables/pending-tasks';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld } from '../../testing/update-world';

let test: TestServer;
let owner: TestUser;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer();
  owner = await test.newUser('owner');
});
afterAll(() => test.stop());

it('leaves nothing to be done about Codes that are gone, whatever was pending in them', async () => {
  const { accounts } = test.server.ports.storage;
  const tasks = () => accounts.read((reader) => reader.list(PENDING_TASKS));
  for (let time = 1; time <= 3; time += 1) {
    const { codeId, law } = await world.lawCode(owner);
    await world.replace(owner, law);
    expect(await tasks()).toMatchObject([{ kind: 'compare', codeId }]);
    await owner.api.codes.delete({ id: codeId });
    await owner.api.codes.deleteForGood({ id: codeId });
    expect(await tasks()).toEqual([]);
  }
});
