import { CLIENT_ID_HEADER, IDEMPOTENCY_KEY_HEADER } from '@glossator/client-sdk/contract';
import type { Request } from 'express';
import type { Visit } from '../calls/call';

/** What the services know of a request. A client id longer than 100 characters is none (live frames carry no longer one). */
export function visitOf(request: Request): Visit {
  const clientId = request.get(CLIENT_ID_HEADER);
  return {
    clientId: clientId !== undefined && clientId.length <= 100 ? clientId : undefined,
    idempotencyKey: request.get(IDEMPOTENCY_KEY_HEADER),
    authorization: request.get('authorization'),
    languages: request.acceptsLanguages().filter((tag) => tag !== '*'),
  };
}
