import type { ServerRoutes } from '../../calls/handlers';
import type { ShareService } from './share-service';

/** The served calls that share something by e-mail. */
export function shareRoutes(shares: ShareService): ServerRoutes {
  return {
    selections: { share: (input, call) => shares.annotation(input, call) },
    notes: { share: (input, call) => shares.note(input, call) },
  };
}
