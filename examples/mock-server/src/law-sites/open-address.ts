import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { lawAddressSchema } from '@glossator/client-sdk/contract';
import { unlessLeft } from '../background/unless-left';
import type { LawNetwork } from './law-network';
import { LookError } from './look-error';
import { isPublicAddress } from './public-address';

/** Addresses of one name that are tried. */
const TRIED = 3;
/** Bytes of the headers of an answer. */
const MOST_HEADER_BYTES = 16_384;

/** What a request is made with. */
export interface Asking {
  readonly network: LawNetwork;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Throws `LookError` where a law cannot be published at an address, whatever it leads to. */
export function assertLawAddress(url: URL): void {
  if (!lawAddressSchema.safeParse(url.href).success) throw new LookError('notPublic');
}

/**
 * Sends one request, and gives the answer when its headers are there. The name is resolved here, every address it has must be public, and the
 * connection goes to one of these addresses: between check and connection nothing is resolved again. Throws `LookError`.
 */
export async function openAddress(url: URL, asking: Asking): Promise<IncomingMessage> {
  assertLawAddress(url);
  const { network, signal } = asking;
  const addresses = await unlessLeft(network.resolve(url.hostname), signal).catch((error: unknown) => {
    throw new LookError(signal.aborted ? 'tooSlow' : 'unreachable', { cause: error });
  });
  if (!addresses.every(isPublicAddress)) throw new LookError('notPublic');
  let failure: unknown;
  for (const address of addresses.slice(0, TRIED)) {
    try {
      return await connect(url, address, asking);
    } catch (error) {
      if (signal.aborted) throw new LookError('tooSlow', { cause: error });
      failure = error;
    }
  }
  throw new LookError('unreachable', { cause: failure });
}

function connect(url: URL, address: string, { network, headers, signal }: Asking): Promise<IncomingMessage> {
  const { host, port, ca } = network.endpoint(address);
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host,
      port,
      ...(ca !== undefined && { ca }),
      // The certificate has to be that of the name, not of the address.
      servername: url.hostname,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host },
      // No connection is kept, and none is shared with anything else.
      agent: false,
      maxHeaderSize: MOST_HEADER_BYTES,
      signal,
    });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    outgoing.end();
  });
}
