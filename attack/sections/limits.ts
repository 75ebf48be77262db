import { API_BASE } from '@glossator/client-sdk/contract';
import { takeData } from '../limits/data';
import { pesterPeople } from '../limits/people';
import type { AttackContext, Section } from '../section';
import type { Arena, AttackedServer } from '../world/attacked-server';
import { fillCode } from '../world/entities';
import { forEachOf, upTo } from '../world/pool';
import { comesTrue } from '../world/process-look';
import { openSocket, rawRequest, requestText } from '../world/raw-request';

/** The limits that are set: small, so that they are soon reached. */
const LIMIT = 3;
const SETTINGS = {
  RATE_LOGIN: String(LIMIT),
  RATE_LOGIN_PER_IP: '0',
  RATE_SECOND_FACTOR: String(LIMIT),
  RATE_MAIL: String(LIMIT),
  RATE_REGISTER: String(LIMIT),
  RATE_SHARE: String(LIMIT),
  RATE_INVITE: String(LIMIT),
  RATE_MENTION: String(LIMIT),
  RATE_REQUEST: String(LIMIT),
  RATE_EXPORT: String(LIMIT),
};
/** Tries above a limit. */
const TRIES = LIMIT + 3;
/** Calls of a user that are allowed in a minute where that is tried, and calls in a row, of which some must be refused then. */
const CALLS_A_MINUTE = 200;
const MANY_CALLS = 500;

/** Uploads of one user that may be under way, and those that are begun. */
const UPLOADS_AT_ONCE = 8;
const UPLOADS = 20;
/** Milliseconds within which an upload that is too many is refused. */
const REFUSED_MS = 15_000;

/** Ways to write a path of the API that a router may read as the same one. `path` begins with a slash. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => API_BASE + path,
  (path) => `${API_BASE}/x/..${path}`,
  (path) => `${API_BASE}/.${path}`,
  (path) => `${API_BASE}/x/%2e%2e${path}`,
  (path) => `${API_BASE}/%2E${path}`,
  (path) => `${API_BASE}/x/.%2e${path}`,
  (path) => `${API_BASE}\\x\\..${path.replaceAll('/', '\\')}`,
  (path) => API_BASE + path.replaceAll('/', '\\'),
  (path) => `/x/../${API_BASE.slice(1)}${path}`,
  (path) => `/${API_BASE}${path}`,
  (path) => `${API_BASE}/${path}`,
  (path) => `${API_BASE}${path}/`,
  (path) => `${API_BASE}${path}/.`,
  (path) => `${API_BASE}${path}?x=/../y`,
  (path) => `${API_BASE}${path}#x`,
  (path) => `${API_BASE}${path};x=1`,
  (path) => API_BASE + path.toUpperCase(),
  (path) => API_BASE.toUpperCase() + path,
  (path) => API_BASE + path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => API_BASE + path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `http://localhost${API_BASE}${path}`,
  (path) => `http://localhost${API_BASE}/x/..${path}`,
];

/** Guesses, mails and calls beyond their limits, by every spelling of a path, of an address, and of who is calling. */
export function limitsSection(arena: Arena): Section {
  return {
    name: 'limits',
    what: 'guesses, registrations, mails, shares, invitations and mentions beyond their limits, by odd spellings of paths and callers',
    async run(context) {
      const server = await arena.start(SETTINGS);
      for (const [index, spell] of SPELLINGS.entries()) {
        await guess(context, server, spell, index);
        await sendMails(context, server, spell, index);
      }
      await guessOneAddress(context, server);
      await register(context, server);
      await share(context, server);
      await pesterPeople(context, server, LIMIT);
      await takeData(context, server, SPELLINGS, LIMIT);
      await server.close();
      const open = await arena.start({ RATE_CALLS: String(CALLS_A_MINUTE) });
      await callOften(context, open);
      await holdUploads(context, open);
      context.judge(await open.isWell(), 'the server has ended');
      await open.close();
    },
  };
}

/** Whether a path is one that a parser of addresses would change. A whole address in its place is allowed (RFC 9112, section 3.2.2). */
function isOdd(target: string): boolean {
  const path = target.replace(/^http:\/\/[^/]+/, '');
  if (!path.startsWith('/') || path.startsWith('//')) return true;
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return pathname + search + hash !== path;
}

async function post(
  { port }: AttackedServer,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return (await rawRequest(port, requestText('POST', path, headers, JSON.stringify(body))))?.status ?? 0;
}

/** Wrong passwords for an address of its own: no more than the limit may reach the check of the password. */
async function guess(
  { judge }: AttackContext,
  server: AttackedServer,
  spell: (path: string) => string,
  index: number,
): Promise<void> {
  const path = spell('/auth/login');
  const email = `guessed-${index}@law.example`;
  const statuses: number[] = [];
  for (const _ of upTo(TRIES)) statuses.push(await post(server, path, { email, password: 'wrong password' }));
  const guesses = statuses.filter((status) => status === 401 || status === 403).length;
  judge(guesses <= LIMIT, `POST ${path}: ${guesses} guesses of a password past a limit of ${LIMIT}`, TRIES);
  if (!isOdd(path)) return;
  const isRefused = statuses.every((status) => [400, 404, 429].includes(status));
  judge(isRefused, `POST ${path} is not refused, but answered with ${statuses[0]}`);
}

/** Activation mails to an address of its own. */
async function sendMails(
  { judge }: AttackContext,
  server: AttackedServer,
  spell: (path: string) => string,
  index: number,
): Promise<void> {
  const path = spell('/auth/activation/resend');
  const email = `mailed-${index}@law.example`;
  let sent = 0;
  for (const _ of upTo(TRIES)) if ((await post(server, path, { email })) === 204) sent += 1;
  judge(sent <= LIMIT, `POST ${path}: ${sent} mails past a limit of ${LIMIT}`, TRIES);
}

/** One address in several spellings, bodies and from seemingly several places is one address. */
async function guessOneAddress({ judge }: AttackContext, server: AttackedServer): Promise<void> {
  const { email } = server.cast.owner;
  const password = 'wrong password';
  const login = `${API_BASE}/auth/login`;
  const spelled = [email, email.toUpperCase(), ` ${email}`, `${email} `, `\t${email}`];
  let guesses = 0;
  const count = (status: number): void => {
    if (status === 401) guesses += 1;
  };
  for (const each of spelled) count(await post(server, login, { email: each, password }));
  for (const number of upTo(TRIES)) {
    const address = `10.0.0.${number}`;
    const forged = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address };
    count(await post(server, login, { email, password }, forged));
  }
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/problem+json',
    'multipart/form-data',
  ];
  for (const type of types) count(await post(server, login, { email, password }, { 'content-type': type }));
  await forEachOf(upTo(20), 20, async () => count(await post(server, login, { email, password })));
  const tried = spelled.length + TRIES + types.length + 20;
  judge(guesses <= LIMIT, `${guesses} guesses of one password past a limit of ${LIMIT}`, tried);
}

/** Registrations by every spelling and with forged addresses of the caller: the limit counts all of them together. */
async function register({ judge }: AttackContext, server: AttackedServer): Promise<void> {
  const form = {
    password1: 'correct horse battery',
    password2: 'correct horse battery',
    hasAcceptedTerms: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'DEU',
    fieldsOfLaw: ['Civil'],
    position: 'Lawyer',
  };
  let registered = 0;
  for (const [index, spell] of SPELLINGS.entries()) {
    const path = spell('/auth/register');
    const body = { ...form, email: `registered-${index}@law.example` };
    const status = await post(server, path, body, { 'x-forwarded-for': `10.0.1.${index}` });
    const isDone = status >= 200 && status <= 299;
    if (isDone) registered += 1;
    judge(!isDone || registered <= LIMIT, `POST ${path} registers, past a limit of ${LIMIT}`);
  }
  judge(registered > 0, 'nobody could register at all');
}

/** A note that is shared again and again, by every spelling. */
async function share({ judge }: AttackContext, server: AttackedServer): Promise<void> {
  const { owner, codeIds } = server.cast;
  const { noteId, selectionId } = await fillCode(server, owner, codeIds[0] ?? 0);
  const headers = { authorization: `Bearer ${owner.token}` };
  const message = { emails: ['someone@law.example'], message: 'x' };
  let shared = 0;
  for (const spell of SPELLINGS) {
    for (const [path, body] of [
      [spell(`/notes/${noteId}/share`), message],
      [spell(`/notes/0${noteId}/share`), message],
      [spell('/selections/share-annotation'), { ...message, selectionId }],
    ] as const) {
      const status = await post(server, path, body, headers);
      const isDone = status >= 200 && status <= 299;
      if (isDone) shared += 1;
      judge(!isDone || shared <= LIMIT, `POST ${path} shares, past a limit of ${LIMIT}`);
    }
  }
  judge(shared > 0, 'nothing could be shared at all');
}

/** So many calls of one user in a row as no person makes. */
async function callOften({ judge }: AttackContext, server: AttackedServer): Promise<void> {
  const headers = { authorization: `Bearer ${server.cast.owner.token}` };
  let refused = 0;
  await forEachOf(upTo(MANY_CALLS), 16, async () => {
    const answer = await fetch(`${server.url}${API_BASE}/profile`, { headers });
    await answer.arrayBuffer();
    if (answer.status === 429) refused += 1;
  });
  judge(
    refused > 0,
    `${MANY_CALLS} calls of one user in a row were answered past a limit of ${CALLS_A_MINUTE} a minute`,
  );
}

/** More uploads than one user may have under way, none of which goes on. */
async function holdUploads({ judge }: AttackContext, server: AttackedServer): Promise<void> {
  const { files } = server.client(server.cast.organizer);
  let begun = 0;
  const sockets = [];
  for (const _ of upTo(UPLOADS)) {
    const signed = await files.sign({ contentType: 'application/pdf' }).catch(() => undefined);
    if (!signed) continue;
    const headers = { 'content-type': 'application/pdf', 'content-length': '9000000' };
    const socket = openSocket(server.port);
    socket.once('data', () => (begun -= 1));
    socket.write(`${requestText('PUT', new URL(signed.url, server.url).pathname, headers)}%PDF-1.7\n`);
    begun += 1;
    sockets.push(socket);
  }
  const isBounded = await comesTrue(() => begun <= UPLOADS_AT_ONCE, REFUSED_MS);
  judge(isBounded, `${begun} uploads of one user are under way at once, not at most ${UPLOADS_AT_ONCE}`);
  judge(begun > 0, 'nobody can upload at all');
  for (const socket of sockets) socket.destroy();
}
