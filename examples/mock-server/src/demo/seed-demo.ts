import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchPages } from '@glossator/document-text';
import type { Visit } from '../calls/call';
import type { Dispatcher, ServedOperation } from '../calls/dispatch';
import type { PdfReader } from '../pdf/pdf-reader';
import type { Passwords } from '../resources/auth/passwords';
import type { TextStore } from '../resources/documents/text/text-store';
import type { FileService } from '../resources/files/service';
import type { ServerStorage } from '../tables/tables';
import type { UserRow } from '../tables/users';
import { DEMO_LEGEND, DEMO_MARKS } from './demo-marks';

/** The account a first start makes, for everybody who tries the product on their own machine. */
export const DEMO_ACCOUNT = { email: 'demo@glossator.example', password: 'glossator-demo' } as const;

/** The services of a server that the demo is made with. */
export interface DemoServices {
  readonly served: ReadonlyMap<string, ServedOperation>;
  readonly dispatcher: Dispatcher;
  readonly passwords: Passwords;
  readonly files: FileService;
  readonly texts: TextStore;
}

/** The ports of a server that the demo needs. */
export interface DemoPorts {
  readonly storage: ServerStorage;
  readonly pdf: PdfReader;
}

const VISIT: Visit = {
  clientId: undefined,
  idempotencyKey: undefined,
  authorization: undefined,
  address: '127.0.0.1',
  languages: [],
};

/** Where the build puts the typeset demo statutes: beside the built server, or in its `dist` folder when it runs from source. */
const FOLDERS = [join(import.meta.dirname, 'demo'), join(import.meta.dirname, '../../dist/demo')];

/**
 * On a first start (no users yet) makes the demo account, activated, and its Code "Model statutes" of the two editions of the typeset
 * statute, with highlights and comments. Everything but the account goes the way of a user's calls.
 */
export async function seedDemo(services: DemoServices, ports: DemoPorts, now: () => Date): Promise<void> {
  const { accounts } = ports.storage;
  if (await accounts.read(async (reader) => (await reader.count('users')) > 0)) return;
  const passwordHash = await services.passwords.hash(DEMO_ACCOUNT.password);
  const at = now().toISOString();
  const user = await accounts.transact(async (transaction) => {
    const row: UserRow = {
      id: await transaction.nextId(),
      email: DEMO_ACCOUNT.email,
      emailKey: DEMO_ACCOUNT.email,
      passwordHash,
      isActivated: true,
      userType: 'user',
      has2fa: false,
      firstName: 'Dana',
      lastName: 'Demo',
      country: 'CHE',
      fieldsOfLaw: ['Environmental'],
      position: 'Lawyer',
      createdAt: at,
      updatedAt: at,
    };
    await transaction.put('users', row);
    return row;
  });

  /** Makes a call as the demo user. */
  async function call<Answer>(
    name: string,
    input: object,
    pick: (answer: unknown) => Answer,
  ): Promise<Answer> {
    const served = services.served.get(name);
    if (!served) throw new Error(`There is no operation ${name}`);
    return pick(await services.dispatcher.run(served, input, VISIT, { user, sessionId: 'demo' }));
  }

  const pdfs = await readDemoFiles();
  if (pdfs.length === 0) return;
  const codeId = await call('codes.create', { title: 'Model statutes', coverColor: 'color-7' }, idOf);
  for (const entry of DEMO_LEGEND) await call('codes.setColor', { id: codeId, ...entry }, () => undefined);
  for (const [index, content] of pdfs.entries()) {
    const { url, uuid } = await services.files.sign(user.id, 'application/pdf');
    const file = { contentType: 'application/pdf', length: content.byteLength, body: chunks(content) };
    await services.files.receive(url.slice(url.lastIndexOf('/') + 1), file);
    const verdict = await ports.pdf.inspect({ data: new Uint8Array(content) });
    const title = (verdict.kind === 'opens' ? verdict.title : undefined) ?? `Statute ${index + 1}`;
    const documentId = await call('documents.create', { codeId, title, uuid }, idOf);
    if (index === 0) await mark(documentId, uuid);
  }

  async function mark(documentId: number, uuid: string): Promise<void> {
    const text = await services.texts.index(uuid);
    for (const { words, color, comment } of DEMO_MARKS) {
      const [hit] = searchPages(text, words, { limit: 1 });
      if (!hit) continue;
      const input = { documentId, color, text: words, ...hit.range };
      const selectionId = await call('selections.create', input, idOf);
      if (comment !== undefined) await call('selections.createComment', { selectionId, text: comment }, idOf);
    }
  }
}

/** Whether the demo account can be logged into with the password it was given. */
export async function isDemoThere(
  { passwords }: Pick<DemoServices, 'passwords'>,
  { storage }: DemoPorts,
): Promise<boolean> {
  const [user] = await storage.accounts.read((reader) =>
    reader.list('users', { emailKey: DEMO_ACCOUNT.email }),
  );
  return user?.isActivated === true && passwords.verify(user.passwordHash, DEMO_ACCOUNT.password);
}

function idOf(answer: unknown): number {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return Number(answer.id);
  throw new Error('The answer has no id');
}

async function* chunks(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** The demo statutes that were built, oldest edition first; none where nothing was built. */
async function readDemoFiles(): Promise<readonly Buffer[]> {
  for (const folder of FOLDERS) {
    const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.pdf')) : [];
    if (names.length > 0) return Promise.all(names.sort().map((name) => readFile(join(folder, name))));
  }
  return [];
}
