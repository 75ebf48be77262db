import type { PdfReader } from '../pdf/pdf-reader';
import type { Passwords } from '../resources/auth/passwords';
import type { ServerStorage } from '../tables/tables';
import type { UserRow } from '../tables/users';
import { DEMO_ACCOUNT } from './demo-account';
import { DEMO_MARKS } from './demo-marks';
import { createModelCodeMaker, readDemoFiles, type ModelCodeParts } from './model-code';

/** The services of a server that the demo is made with. */
export interface DemoServices extends Omit<ModelCodeParts, 'pdf'> {
  readonly passwords: Passwords;
}

/** The ports of a server that the demo needs. */
export interface DemoPorts {
  readonly storage: ServerStorage;
  readonly pdf: PdfReader;
}

/**
 * On a first start (no users yet) makes the demo account, activated, and its published Code "Model statutes": the first edition of the
 * typeset statute with highlights and comments, and the second one as its waiting Update. Everything but the account goes the way of a user's calls.
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

  const [first, second] = await readDemoFiles();
  if (!first) return;
  const maker = createModelCodeMaker({ ...services, pdf: ports.pdf }, { user, sessionId: 'demo' });
  const codeId = await maker.create('Model statutes', 'color-7');
  const document = await maker.add(codeId, first);
  await maker.mark(document, DEMO_MARKS);
  await maker.call('codes.update', { id: codeId, publication: 'published' });
  if (second) await maker.add(codeId, second, document.id);
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
