import { TEST_PASSWORD } from '../../examples/mock-server/src/testing/test-server';
import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { upTo } from '../world/pool';
import { joinCode, listen, type Listener } from './listener';

/** Sessions of a user that are surely more than are kept. */
const MANY_SESSIONS = 80;
/** Milliseconds until a socket of an ended session is closed: at the next ping at the latest. */
const CLOSED_MS = 40_000;
/** Milliseconds from the answer that says that a session or an access has ended to the end of its socket, where nothing else is going on. */
const AT_ONCE_MS = 200;
/** Times that is measured. */
const ENDS = 20;

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

/** Sockets end as soon as the session or the access that they are open by. How soon, is judged in the long form only. */
export async function endAtOnce(
  { judge, figure, isShort }: AttackContext,
  server: AttackedServer,
  codeId: number,
): Promise<void> {
  const { owner, crowd } = server.cast;
  const guest = crowd.at(-1);
  if (!guest) throw new Error('The crowd is too small');
  const { codes, sharing } = server.client(owner);
  await codes.update({ id: codeId, publication: 'published' });
  const ends: Record<string, () => Promise<readonly [Listener, () => Promise<unknown>]>> = {
    session: async () => {
      const { token } = await server.client().auth.login({ email: guest.email, password: TEST_PASSWORD });
      const listener = listen(server, { token });
      await listener.receives('"JOIN"');
      return [listener, () => server.client({ token }).auth.logout()];
    },
    access: async () => {
      await sharing.invite({ id: codeId, emails: [guest.email], access: 'read' });
      await server.client(guest).sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
      const listener = await joinCode(server, guest, codeId);
      return [listener, () => sharing.revoke({ id: codeId, userId: guest.id })];
    },
  };
  for (const [name, begin] of Object.entries(ends)) {
    let longest = 0;
    for (const _ of upTo(isShort ? 2 : ENDS)) {
      const [listener, end] = await begin();
      await end();
      const answeredAt = performance.now();
      judge(await listener.isCut(CLOSED_MS), `a socket outlives its ${name}`);
      longest = Math.max(longest, (listener.closedAt() ?? Infinity) - answeredAt);
    }
    figure(`${name} to socket ms`, Math.round(longest));
    if (!isShort) judge(longest <= AT_ONCE_MS, `a socket lives for ${longest} ms after its ${name}`);
  }
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
