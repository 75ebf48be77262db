import { contractChecks } from '@glossator/client-sdk/checks';
import { createClient, createLiveConnection, createMemoryTokenStore } from '@glossator/client-sdk';
import { ADMIN_ADDRESS, type ApiHarness } from '@glossator/client-sdk/conformance';
import { generate } from 'otplib';
import { WebSocket } from 'ws';
import type { Ports } from '../ports';
import { startTestServer } from './test-server';

/** A server for the conformance suite of the API, with settings on top of the usual ones and ports of its own; `dispose` runs after it has closed. */
export async function serveApi(
  env: Readonly<Record<string, string>> = {},
  dispose: () => Promise<void> = () => Promise.resolve(),
  ports: Partial<Ports> = {},
): Promise<ApiHarness> {
  let passed = 0;
  const test = await startTestServer({
    env: { ADMINS: ADMIN_ADDRESS, ...env },
    now: () => new Date(Date.now() + passed),
    ports,
  });
  const baseUrl = test.server.address;
  const storeOf = (token?: string) => createMemoryTokenStore(token === undefined ? undefined : { token });
  return {
    baseUrl,
    transport: (request) => fetch(request),
    client: (token, clientId) =>
      createClient({
        baseUrl,
        retry: false,
        checks: contractChecks,
        tokenStore: storeOf(token),
        ...(clientId !== undefined && { clientId }),
      }),
    linkTo: (email, kind) => test.linkTo(email, kind),
    contactAddress: ADMIN_ADDRESS,
    mailsTo: async (email) =>
      (await test.mailsTo(email)).map(({ subject, text, replyTo }) => ({
        subject,
        text,
        replyTo: replyTo.join(),
      })),
    connectLive: ({ token, codeId, isAccount, clientId }) =>
      createLiveConnection({
        baseUrl,
        channel: codeId === undefined ? (isAccount === true ? 'internal-user' : 'users') : { codeId },
        tokenStore: storeOf(token),
        webSocket: WebSocket,
        checks: contractChecks,
        ...(clientId !== undefined && { clientId }),
      }),
    secondFactorToken: (secret) => generate({ secret, epoch: Math.floor((Date.now() + passed) / 1000) }),
    passTime: (milliseconds) => {
      passed += milliseconds;
    },
    dropConnections: () => test.server.dropLiveConnections(),
    close: async () => {
      await test.stop();
      await dispose();
    },
  };
}
