import type { LiveEventName, livePayloads } from '@glossator/client-sdk/contract';
import type * as z from 'zod';
import type { EventPayload } from '../storage/storage';

/** What an event of a name carries. */
export type PayloadOf<Name extends LiveEventName> = z.input<(typeof livePayloads)[Name]>;

/** An event for a change log, as `Transaction.append` takes it; `clientId` names the tab that caused it. */
export function liveEvent<Name extends LiveEventName>(
  name: Name,
  data: PayloadOf<Name>,
  clientId: string | undefined,
): EventPayload {
  const [type = '', action = ''] = name.split('/');
  return { type, action, data, ...(clientId !== undefined && { clientId }) };
}
