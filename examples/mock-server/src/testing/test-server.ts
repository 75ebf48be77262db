import { contractChecks } from '@glossator/client-sdk/checks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import type { CodeDocument, Registration } from '@glossator/client-sdk/contract';
import type { AccountLinkKind } from '@glossator/client-sdk/conformance';
import { readConfig } from '../config/config';
import type { OutboxMessage } from '../mail/outbox';
import { createServer, type GlossatorServer, type ServerOptions } from '../server';
import { recordOutbox } from './test-outbox';
import { TEST_PASSWORD_COST } from './test-password-cost';

/** A real server on a port of its own with an empty data folder. */
export interface TestServer {
  readonly server: GlossatorServer;
  readonly dataDir: string;
  /** A client without a session. */
  client(token?: string): GlossatorClient;
  /** A registered, activated and logged-in user, through the API and the mailbox. */
  newUser(name: string): Promise<TestUser>;
  /** The newest activation token sent to an address. */
  activationToken(email: string): Promise<string>;
  /** The newest link of this kind sent to an address. Rejects where there is none. */
  linkTo(email: string, kind: AccountLinkKind): Promise<string>;
  /** What was sent to an address, oldest first. */
  mailsTo(email: string): Promise<readonly OutboxMessage[]>;
  /** Closes the server and removes its folder, unless `keepData`. */
  stop(options?: { readonly keepData?: boolean }): Promise<void>;
}

/** A logged-in user. */
export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly api: GlossatorClient;
}

/** The password of all test users. */
export const TEST_PASSWORD = 'correct horse battery';

/** A registration form that is accepted. */
export function registration(email: string, more: Partial<Registration> = {}): Registration {
  return {
    email,
    password1: TEST_PASSWORD,
    password2: TEST_PASSWORD,
    hasAcceptedTerms: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'DEU',
    fieldsOfLaw: ['Civil'],
    position: 'Lawyer',
    ...more,
  };
}

/** Settings of a test server on top of the usual ones. */
export interface TestServerOptions extends ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
}

/** Starts a server with limits on calls switched off and no demo. */
export async function startTestServer({
  env = {},
  dataDir,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'glossator-server-')));
  const rates = {
    RATE_CALLS: '0',
    RATE_LOGIN: '0',
    RATE_LOGIN_PER_IP: '0',
    RATE_SECOND_FACTOR: '0',
    RATE_REGISTER: '0',
    RATE_MAIL: '0',
    RATE_SHARE: '0',
    RATE_CONTACT: '0',
    RATE_INVITE: '0',
    RATE_REQUEST: '0',
    RATE_EXPORT: '0',
    RATE_IMPORT: '0',
  };
  const settings = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...rates,
    ...env,
  };
  const { config } = readConfig(settings, folder);
  const server = await createServer(config, { passwordCost: TEST_PASSWORD_COST, ...options });
  await server.listen();

  const client = (token?: string): GlossatorClient =>
    createClient({
      baseUrl: server.address,
      retry: false,
      checks: contractChecks,
      tokenStore: createMemoryTokenStore(token === undefined ? undefined : { token }),
    });

  const sent = recordOutbox(server.ports.outbox);

  async function linkTo(email: string, kind: AccountLinkKind): Promise<string> {
    await server.services.background.idle();
    const pattern = new RegExp(`https?://\\S+/${kind}(?:/[\\w-]+)?(?=\\s)`);
    const links = (await sent()).map(({ to, text }) =>
      to.includes(email) ? pattern.exec(text)?.[0] : undefined,
    );
    const newest = links.find((link) => link !== undefined);
    if (newest === undefined) throw new Error(`No ${kind} mail to ${email}`);
    return newest;
  }
  const activationToken = async (email: string): Promise<string> =>
    (await linkTo(email, 'activation')).split('/').at(-1) ?? '';

  return {
    server,
    dataDir: folder,
    client,
    activationToken,
    linkTo,
    async mailsTo(email) {
      await server.services.background.idle();
      return (await sent()).filter(({ to }) => to.includes(email)).toReversed();
    },
    async newUser(name) {
      const email = `${name}@glossator.example`;
      const api = client();
      await api.auth.register(registration(email, { firstName: name }));
      await api.auth.activate({ token: await activationToken(email) });
      const { token, user } = await api.auth.login({ email, password: TEST_PASSWORD });
      return { id: user.id, email, token, api: client(token) };
    },
    async stop({ keepData = false } = {}) {
      await server.close();
      if (!keepData) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Uploads a PDF and makes it a document of a Code. */
export async function addDocument(
  { api }: TestUser,
  codeId: number,
  title: string,
  bytes: Uint8Array,
): Promise<CodeDocument> {
  const { uuid } = await api.files.upload({ file: pdfBlob(bytes), contentType: 'application/pdf' });
  return api.documents.create({ codeId, title, uuid });
}

/** Bytes as a browser hands them over. */
export function pdfBlob(bytes: Uint8Array): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
