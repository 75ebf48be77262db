import { setTimeout } from 'node:timers/promises';
import { createMemoryTokenStore, createSession, type GlossatorClient } from '@glossator/client-sdk';
import { createSentMails } from '../../../e2e/support/sent-mails';
import type { MeasuredServer } from './measured-server';

/** Somebody who is logged in. */
export interface Account {
  readonly client: GlossatorClient;
  readonly close: () => void;
}

const PASSWORD = 'Measured-from-outside-1';
/** On a busy machine the text of a long law takes its time. */
const PATIENCE_MS = 600_000;

/** Makes an account through the API and the mail that activates it. */
export async function makeAccount(server: MeasuredServer, name: string): Promise<void> {
  const { client } = createSession({ baseUrl: server.url, tokenStore: createMemoryTokenStore() });
  const email = emailOf(name);
  const form = { email, password1: PASSWORD, password2: PASSWORD, firstName: name, lastName: 'Bench' };
  const about = { country: 'CHE' as const, fieldsOfLaw: ['Civil' as const], position: 'Lawyer' as const };
  await client.auth.register({ ...form, ...about, hasAcceptedTerms: true });
  const sentMails = createSentMails(server.dataDir);
  for (let wait = 0; wait < 100; wait += 1) {
    const mail = (await sentMails.list()).findLast(({ to }) => to.includes(email));
    const token = mail && /\/activation\/([\w-]+)/.exec(mail.text)?.[1];
    if (token !== undefined) {
      await client.auth.activate({ token });
      return;
    }
    await setTimeout(50);
  }
  throw new Error(`No mail to ${email}`);
}

/** Logs somebody in who has an account. */
export async function logIn(url: string, name: string): Promise<Account> {
  const session = createSession({
    baseUrl: url,
    timeoutMs: PATIENCE_MS,
    tokenStore: createMemoryTokenStore(),
  });
  await session.login({ email: emailOf(name), password: PASSWORD });
  return { client: session.client, close: session.close };
}

function emailOf(name: string): string {
  return `${name}@bench.example`;
}
