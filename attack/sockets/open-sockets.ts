import { API_BASE } from '@glossator/client-sdk/contract';
import { TEST_PASSWORD } from '../../examples/mock-server/src/testing/test-server';
import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { upTo } from '../world/pool';
import { comesTrue, descriptorsOf } from '../world/process-look';
import { openSocket, rawRequest, requestText } from '../world/raw-request';

/** Descriptors that may be left over. */
const SLACK = 4;
/** Milliseconds within which a server ends a connection that it has refused. */
const REFUSED_MS = 15_000;
/** Connections of each kind that say nothing more. */
const SILENT_AT_ONCE = 5_000;
/** Milliseconds within which it ends one that says nothing: 20 s for a head, and half a minute until somebody looks. */
const SILENT_MS = 75_000;

/** What is said on a connection, by somebody who never hangs up. */
const REFUSED: Readonly<Record<string, string>> = {
  'what is no request': 'no request at all\r\n\r\n',
  'a head that is too long': `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
  'an upgrade to nothing': upgradeText('/api/v1/socket/nothing'),
  'an upgrade from a foreign page': upgradeText(`${API_BASE}/socket/users`, 'https://evil.example'),
};
const SILENT: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'half a head': 'GET /api/v1/health HTTP/1.1\r\nhost: loc',
  'half a body': `${requestText('POST', `${API_BASE}/auth/login`, { 'content-type': 'application/json', 'content-length': '500' })}{"email":`,
};

function upgradeText(path: string, origin = 'http://localhost'): string {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin,
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  return requestText('GET', path, headers);
}

/** Connections that are refused, or say nothing, and are not ended by who opened them: the server ends them. */
export async function holdSockets(context: AttackContext, server: AttackedServer): Promise<void> {
  for (const [name, text] of Object.entries(REFUSED))
    await hold(context, server, { name, text, count: context.isShort ? 40 : 200, patienceMs: REFUSED_MS });
  if (context.isShort) return;
  for (const [name, text] of Object.entries(SILENT))
    await hold(context, server, { name, text, count: SILENT_AT_ONCE, patienceMs: SILENT_MS });
}

interface Held {
  readonly name: string;
  readonly text: string;
  readonly count: number;
  readonly patienceMs: number;
}

async function hold(
  { judge }: AttackContext,
  server: AttackedServer,
  { name, text, count, patienceMs }: Held,
): Promise<void> {
  const { pid } = server.process;
  const before = descriptorsOf(pid) ?? 0;
  const sockets = upTo(count).map(() => openSocket(server.port, { allowHalfOpen: true }));
  await Promise.all(
    sockets.map(async (socket) => {
      await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
      // What is answered is read, or the end of it would never be seen.
      socket.resume();
      socket.write(text);
    }),
  );
  judge(await server.isWell(), `nobody is answered while ${count} connections send ${name}`);
  judge(await letsIn(server), `nobody can log in while ${count} connections send ${name}`);
  const open = (): number => (descriptorsOf(pid) ?? 0) - before;
  const isEnded = await comesTrue(() => open() <= SLACK, patienceMs);
  judge(isEnded, `${open()} of ${count} connections that sent ${name} are still held`, count);
  for (const socket of sockets) socket.destroy();
  await comesTrue(() => open() <= SLACK, patienceMs);
}

/** Whether somebody can log in who comes now: on a connection of their own. */
async function letsIn({ cast, port }: AttackedServer): Promise<boolean> {
  const body = JSON.stringify({ email: cast.owner.email, password: TEST_PASSWORD });
  const answer = await rawRequest(port, requestText('POST', `${API_BASE}/auth/login`, {}, body));
  return answer?.status === 200;
}

/** A protocol that the server does not know is passed over, as if nobody had offered it. */
export async function offerOtherProtocol({ judge }: AttackContext, { port }: AttackedServer): Promise<void> {
  const headers = {
    connection: 'Upgrade, HTTP2-Settings, close',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABk',
  };
  const answer = await rawRequest(port, requestText('GET', `${API_BASE}/health`, headers));
  judge(answer?.status === 200, `an offer of h2c is answered with ${answer?.status ?? 'nothing'}`);
}
