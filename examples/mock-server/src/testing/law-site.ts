import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createLawSites, type LawSites, type LookLimits } from '../law-sites/law-sites';
import type { LawNetwork } from '../law-sites/law-network';

/** The public address behind which the test's own server stands. */
export const LAW_ADDRESS = '93.184.215.14';
/** Public addresses at which nobody answers. */
export const DEAD_ADDRESSES = ['93.184.215.15', '93.184.215.16', '93.184.215.17'] as const;
/** A port of the computer on which nothing listens. */
const DEAD_PORT = 1;

/** A server of a test's own that publishes laws by `https`, and a network in which its names lead to it. */
export interface LawSite {
  /** What it answers, by host and path (`law.example/zgb.pdf`); without an answer 404. */
  readonly answers: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** The requests it got, oldest first: host and path. */
  readonly requests: string[];
  /** The addresses of names; those that are not there do not resolve. Each look-up takes the next of several answers, and the last one from then on; `never`: none comes. */
  readonly names: Map<string, string[][] | 'never'>;
  /** The addresses that a connection was opened to. */
  readonly connected: string[];
  readonly network: LawNetwork;
  sites(limits?: Partial<LookLimits>): LawSites;
  close(): Promise<void>;
}

/** Starts one. */
export async function startLawSite(): Promise<LawSite> {
  const answers: LawSite['answers'] = new Map();
  const requests: string[] = [];
  const connected: string[] = [];
  const names: LawSite['names'] = new Map([
    ['law.example', [[LAW_ADDRESS]]],
    ['other.example', [[LAW_ADDRESS]]],
  ]);
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const asked = `${request.headers.host ?? ''}${request.url ?? ''}`;
    requests.push(asked);
    const answer = answers.get(asked);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const network: LawNetwork = {
    resolve(name) {
      const known = names.get(name);
      if (known === 'never') return new Promise(() => undefined);
      const found = known && known.length > 1 ? known.shift() : known?.[0];
      return found ? Promise.resolve(found) : Promise.reject(new Error(`${name} does not resolve`));
    },
    endpoint(address) {
      connected.push(address);
      const isDead = DEAD_ADDRESSES.some((dead) => dead === address);
      return { host: '127.0.0.1', port: isDead ? DEAD_PORT : port, ca: CERTIFICATE };
    },
  };
  return {
    answers,
    requests,
    names,
    connected,
    network,
    sites: (limits = {}) => createLawSites({ timeMs: 20_000, maxBytes: 10_000_000, ...limits }, network),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers with a file. */
export function sendFile(
  content: Uint8Array | string,
  headers: Readonly<Record<string, string>> = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', ...headers }).end(content);
  };
}

/** Leads elsewhere. */
export function redirectTo(location: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (_request, response) => {
    response.writeHead(302, { location }).end();
  };
}

// Of law.example and other.example, until 2126; nothing but tests trusts it.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLmtkgChQCdpOL4cm
aXAdpVNkEhc7iaopeOskdLBmOrKhRANCAASpJ1wCYa1os91RGJo/ExcDMJbHRVcT
p+JI+cGD46XjTCu2yc2FdEARVM7Km7RpS/NMX1KhjqonhWc2+ovQUc57
-----END PRIVATE KEY-----
`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIByzCCAXGgAwIBAgIUbLNZq1KxZOL6RWKRQbErrWjtwxcwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOR2xvc3NhdG9yIHRlc3QwIBcNMjYxMTI2MTkzNzMyWhgPMjEy
NjExMDIxOTM3MzJaMBkxFzAVBgNVBAMMDkdsb3NzYXRvciB0ZXN0MFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEqSdcAmGtaLPdURiaPxMXAzCWx0VXE6fiSPnBg+Ol
40wrtsnNhXRAEVTOypu0aUvzTF9SoY6qJ4VnNvqL0FHOe6OBlDCBkTAdBgNVHQ4E
FgQUmGQJMexIc9lvJ6eJmOGc2VoRj/cwHwYDVR0jBBgwFoAUmGQJMexIc9lvJ6eJ
mOGc2VoRj/cwPgYDVR0RBDcwNYILbGF3LmV4YW1wbGWCDW90aGVyLmV4YW1wbGWC
F3huLS1nZXNldHplLW8yYS5leGFtcGxlMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZI
zj0EAwIDSAAwRQIgHsoEGQAC/x6p5/ZgnB9ISn1vLesHGiIZVvuAhvH4k7QCIQCm
NQn4af5wL3Eq29mxMia9/mGOuV6aJtuRDTQBT+pO5A==
-----END CERTIFICATE-----
`;
