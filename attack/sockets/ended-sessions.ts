import { TEST_PASSWORD } from '../../examples/mock-server/src/testing/test-server';
import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { listen } from './listener';

/** Sessions of a user that are surely more than are kept. */
const MANY_SESSIONS = 80;
/** Milliseconds until a socket of an ended session is closed: at the next ping at the latest. */
const CLOSED_MS = 40_000;

/** Sockets end with the session that opened them, however it ends. */
export async function endSessions({ judge }: AttackContext, server: AttackedServer): Promise<void> {
  const [, first, second] = server.cast.crowd;
  if (!first || !second) throw new Error('The crowd is too small');
  const logIn = async (email: string): Promise<string> =>
    (await server.client().auth.login({ email, password: TEST_PASSWORD })).token;

  const token = await logIn(first.email);
  const own = listen(server, { token });
  await own.receives('"JOIN"');
  await server.client({ token }).auth.logout();
  judge(await own.isCut(CLOSED_MS), 'a socket outlives the log-out of its session');

  const oldest = listen(server, { token: second.token });
  await oldest.receives('"JOIN"');
  for (let count = 0; count < MANY_SESSIONS && (await isAlive(server, second.token)); count += 1)
    await logIn(second.email);
  judge(!(await isAlive(server, second.token)), `${MANY_SESSIONS} sessions of one user live side by side`);
  judge(await oldest.isCut(CLOSED_MS), 'a socket outlives a session that newer ones displaced');
  for (const listener of [own, oldest]) listener.close();
}

/** Whether a session still counts; asking does not make it newer than five minutes. */
async function isAlive(server: AttackedServer, token: string): Promise<boolean> {
  return server
    .client({ token })
    .profile.get()
    .then(
      () => true,
      () => false,
    );
}
