import { CLIENT_ID_HEADER, IDEMPOTENCY_KEY_HEADER } from '@glossator/client-sdk/contract';
import type { Request, Response } from 'express';
import type { Visit } from '../calls/call';
import { networkOf } from './network-of';
import { limitHeaders } from './limit-headers';

const LONGEST_USER_AGENT = 300;

/** What the services know of a request. A client id longer than 100 characters is none (live frames carry no longer one). */
export function visitOf(request: Request, response: Response): Visit {
  const clientId = request.get(CLIENT_ID_HEADER);
  return {
    clientId: clientId !== undefined && clientId.length <= 100 ? clientId : undefined,
    idempotencyKey: request.get(IDEMPOTENCY_KEY_HEADER),
    authorization: onlyAuthorization(request),
    address: networkOf(request.ip),
    userAgent: request.get('user-agent')?.slice(0, LONGEST_USER_AGENT),
    languages: languagesOf(request),
    onCounted: limitHeaders(response),
  };
}

/** The languages that a request asks for, best first (RFC 9110 section 12.5.4). */
export function languagesOf(request: Request): readonly string[] {
  return request.acceptsLanguages().filter((tag) => tag !== '*');
}

/** The value of the header; none of several, since a proxy might have looked at another one than we. */
function onlyAuthorization({ headersDistinct }: Request): string | undefined {
  const [value, ...others] = headersDistinct['authorization'] ?? [];
  return others.length === 0 ? value : undefined;
}

/** The same, with a signal that is aborted when the caller leaves before the answer is complete, and a hold on the answer. */
export function visitUntilLeft(
  request: Request,
  response: Response,
): Visit & { readonly signal: AbortSignal } {
  const left = new AbortController();
  const ended = new Promise<void>((resolve) => {
    response.once('close', () => {
      if (!response.writableFinished) left.abort();
      resolve();
    });
  });
  const answering = {
    ended,
    cut: () => {
      if (response.headersSent) response.destroy();
    },
  };
  return { ...visitOf(request, response), signal: left.signal, answering };
}
