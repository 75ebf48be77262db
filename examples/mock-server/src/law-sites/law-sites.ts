import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { systemNetwork, type LawNetwork } from './law-network';
import { LookError } from './look-error';
import { openAddress } from './open-address';
import { readBody } from './read-body';
import { redirectOf } from './redirect';
import { obeyRobots, ROBOT_NAME } from './robots';

/** How a site calls the state that was seen, and what it was. */
export interface SeenState {
  readonly etag?: string;
  readonly lastModified?: string;
  /** The SHA-256 of the file, in hex. */
  readonly sha256: string;
}

/** What is at an address: what was seen there before, or another PDF. */
export type Found =
  | { readonly kind: 'unchanged'; readonly seen: SeenState }
  | { readonly kind: 'pdf'; readonly seen: SeenState; readonly content: Buffer };

/** The sites on which laws are published. */
export interface LawSites {
  /** Looks what is at an address now. Throws `LookError`. */
  look(address: string, seen: SeenState | undefined, signal: AbortSignal): Promise<Found>;
}

/** How far looking may go. */
export interface LookLimits {
  /** Milliseconds for everything that one look takes. */
  readonly timeMs: number;
  /** Bytes of a file. */
  readonly maxBytes: number;
}

/** Redirects of one look. */
const REDIRECTS = 5;
/** Media types under which PDFs are sent; the file itself says whether it is one. */
const TYPES = new Set(['application/pdf', 'application/octet-stream']);
/** Where a PDF begins, within its first bytes. */
const PDF_START = '%PDF-';
const START_BYTES = 1024;

/** Makes the way to the sites. */
export function createLawSites(limits: LookLimits, network: LawNetwork = systemNetwork): LawSites {
  async function open(
    address: string,
    seen: SeenState | undefined,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    let url = new URL(address);
    const headers = headersFor(seen);
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      await obeyRobots(url, { network, signal });
      const answer = await openAddress(url, { network, headers, signal });
      const next = redirectOf(url, answer);
      if (!next) return answer;
      answer.destroy();
      url = next;
    }
    throw new LookError('redirects');
  }

  return {
    async look(address, seen, leaving) {
      const signal = AbortSignal.any([leaving, AbortSignal.timeout(limits.timeMs)]);
      const answer = await open(address, seen, signal);
      if (answer.statusCode === 304 && seen) {
        answer.destroy();
        return { kind: 'unchanged', seen };
      }
      assertPdf(answer);
      const content = await readBody(answer, { maxBytes: limits.maxBytes, signal });
      if (!content.subarray(0, START_BYTES).includes(PDF_START)) throw new LookError('notPdf');
      const state = stateOf(answer, content);
      return state.sha256 === seen?.sha256
        ? { kind: 'unchanged', seen: state }
        : { kind: 'pdf', seen: state, content };
    },
  };
}

function headersFor(seen: SeenState | undefined): Readonly<Record<string, string>> {
  return {
    'user-agent': ROBOT_NAME,
    accept: 'application/pdf',
    'accept-encoding': 'identity',
    ...(seen?.etag !== undefined && { 'if-none-match': seen.etag }),
    ...(seen?.lastModified !== undefined && { 'if-modified-since': seen.lastModified }),
  };
}

/** Throws where an answer is none, or says that it is something else. */
function assertPdf(answer: IncomingMessage): void {
  const { statusCode, headers } = answer;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  const encoding = headers['content-encoding'] ?? 'identity';
  const isPdf = TYPES.has(type) && encoding === 'identity';
  if (statusCode === 200 && isPdf) return;
  answer.destroy();
  throw new LookError(statusCode === 200 ? 'notPdf' : 'refused');
}

/** Longest name of a state that is kept. */
const MOST_KEPT = 500;

function stateOf({ headers }: IncomingMessage, content: Buffer): SeenState {
  const { etag, 'last-modified': lastModified } = headers;
  return {
    ...(etag !== undefined && etag.length <= MOST_KEPT && { etag }),
    ...(lastModified !== undefined && lastModified.length <= MOST_KEPT && { lastModified }),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
