import { lookup } from 'node:dns/promises';

/** Where a connection to an address goes. */
export interface Endpoint {
  /** An IP address. */
  readonly host: string;
  readonly port: number;
  /** A certificate authority besides those of Node, in PEM. */
  readonly ca?: string;
}

/**
 * The network that laws are looked for in. Whatever it is, a name's addresses are checked first, and a connection is opened to one that was
 * checked: `endpoint` is not asked for any other. A test has its own server behind a public address.
 */
export interface LawNetwork {
  /** All addresses of a name. Rejects where there is none. */
  resolve(name: string): Promise<readonly string[]>;
  endpoint(address: string): Endpoint;
}

/** The network of the computer, on the port of `https`. */
export const systemNetwork: LawNetwork = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  endpoint: (host) => ({ host, port: 443 }),
};
