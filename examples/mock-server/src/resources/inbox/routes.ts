import type { ServerRoutes } from '../../calls/handlers';
import { createInboxService, type InboxParts } from './service';

/** The served calls under `/inbox`. */
export function inboxRoutes(parts: InboxParts): ServerRoutes {
  const inbox = createInboxService(parts);
  return {
    inbox: {
      list: (input, call) => inbox.list(input, call.user.id),
      counts: (_input, call) => inbox.counts(call.user.id),
    },
  };
}
