import type { Page } from '@playwright/test';
import type { Person } from './account-steps';
import { mailsTo } from './outbox';
import type { ServerProcess } from './server-process';

async function call(
  page: Page,
  server: ServerProcess,
  request: {
    readonly method: string;
    readonly path: string;
    readonly data?: unknown;
    readonly token?: string;
  },
): Promise<unknown> {
  const { method, path, data, token } = request;
  const answer = await page.request.fetch(`${server.url}/api/v1${path}`, {
    method,
    ...(data !== undefined && { data }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Makes an activated account without the screens for it. */
export async function makeAccount(page: Page, server: ServerProcess, person: Person): Promise<void> {
  const { email, password, firstName, lastName } = person;
  const form = { email, password1: password, password2: password, firstName, lastName };
  const rest = { hasAcceptedTerms: true, country: 'CHE', fieldsOfLaw: ['Civil'], position: 'Lawyer' };
  await call(page, server, { method: 'POST', path: '/auth/register', data: { ...form, ...rest } });
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const [mail] = await mailsTo(server, email);
    const token = /\/activation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token !== undefined) {
      await call(page, server, { method: 'POST', path: `/auth/activation/${token}` });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No activation mail to ${email}`);
}

/** Lets everybody who is logged in read a Code of this person's. */
export async function makePublic(
  page: Page,
  server: ServerProcess,
  { email, password }: Pick<Person, 'email' | 'password'>,
  codeId: number,
): Promise<void> {
  const login = { method: 'POST', path: '/auth/login', data: { email, password } };
  const { token } = (await call(page, server, login)) as { readonly token: string };
  const data = { publication: 'published', isPublic: true };
  await call(page, server, { method: 'PATCH', path: `/codes/${codeId}`, data, token });
}
