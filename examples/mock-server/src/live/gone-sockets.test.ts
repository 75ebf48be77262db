import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openLiveSocket } from '../testing/live-socket';
import { shareCode } from '../testing/share-code';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server';

const SOCKETS_EACH = 5;

let test: TestServer;
let users: readonly TestUser[];
beforeAll(async () => {
  test = await startTestServer();
  users = [await test.newUser('ada'), await test.newUser('ben')];
});
afterAll(() => test.stop());

it('leaves nothing that follows the log of a Code, however its listeners go', async () => {
  const [ada, ben] = users;
  const { id: codeId } = await ada!.api.codes.create({});
  await shareCode(ada!, codeId, ben!, 'read');
  const partition = (await test.server.ports.storage.code(codeId))!;
  const { subscribe } = partition;
  let [following, ever] = [0, 0];
  Object.assign(partition, {
    subscribe: (ring: () => void) => {
      const unsubscribe = subscribe(ring);
      [following, ever] = [following + 1, ever + 1];
      return () => {
        following -= 1;
        unsubscribe();
      };
    },
  });
  for (let round = 1; round <= 4; round += 1) {
    const sockets = await Promise.all(
      users.flatMap(({ token }) =>
        Array.from({ length: SOCKETS_EACH }, async () => {
          const socket = await openLiveSocket(test, `codes/${codeId}`);
          socket.join(token);
          await socket.until(() => socket.frames.length > 0);
          return socket;
        }),
      ),
    );
    expect(following).toBe(1);
    if (round % 2 === 0) test.server.dropLiveConnections();
    else for (const { socket } of sockets) socket.close();
    await Promise.all(sockets.map(({ closed }) => closed));
    await vi.waitFor(() => expect(following).toBe(0));
    expect(ever).toBe(round);
  }
});
