import type { Session } from '@glossator/client-sdk/contract';
import type { Page } from '@playwright/test';
import type { Person } from './account-steps';
import { newestMailTo } from './outbox';
import type { ServerProcess } from './server-process';

/** Calls the API as one user, or without a session; throws unless the call succeeds. */
export type ApiCall = <Answer>(method: string, path: string, data?: unknown) => Promise<Answer>;

/** The API with this token, or without a session. */
function apiWith(server: ServerProcess, token?: string): ApiCall {
  return async <Answer>(method: string, path: string, data?: unknown) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };
}

/** The API for the user who is logged in on this page. */
export async function apiOf(page: Page, server: ServerProcess): Promise<ApiCall> {
  const kept = await page.evaluate(() => localStorage.getItem('glossator.session'));
  const { token } = JSON.parse(kept ?? '{}') as { readonly token?: string };
  return apiWith(server, token);
}

/** A new session of a person with an account, as the app keeps it. */
export async function sessionOf(
  server: ServerProcess,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Session> {
  const { user, token } = await apiWith(server)<Session>('POST', '/auth/login', { email, password });
  return { user, token };
}

/** The API for a person with an account, without a window. */
export async function apiFor(
  server: ServerProcess,
  person: Pick<Person, 'email' | 'password'>,
): Promise<ApiCall> {
  return apiWith(server, (await sessionOf(server, person)).token);
}

/** Makes an activated account through the API. */
export async function makeAccount(server: ServerProcess, person: Person): Promise<void> {
  const api = apiWith(server);
  const { email, password, firstName, lastName } = person;
  const form = { email, password1: password, password2: password, firstName, lastName };
  const rest = { hasAcceptedTerms: true, country: 'CHE', fieldsOfLaw: ['Civil'], position: 'Lawyer' };
  await api('POST', '/auth/register', { ...form, ...rest });
  const token = /\/activation\/([\w-]+)/.exec((await newestMailTo(server, email)).text)?.[1];
  if (token === undefined) throw new Error(`The mail to ${email} has no activation link`);
  await api('POST', `/auth/activation/${token}`);
}

/** Makes the Code on this page readable for all logged-in users; the page is its owner's. */
export async function makePublic(page: Page, server: ServerProcess): Promise<void> {
  const codeId = /\/codes\/(\d+)/.exec(page.url())?.[1];
  const api = await apiOf(page, server);
  await api('PATCH', `/codes/${codeId ?? ''}`, { publication: 'published', isPublic: true });
}
