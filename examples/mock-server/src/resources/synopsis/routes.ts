import type { ServerRoutes } from '../../calls/handlers';
import type { SynopsisService } from './synopsis-service';

/** The served call that makes a synopsis. */
export function synopsisRoutes(synopsis: SynopsisService): ServerRoutes {
  return { documents: { synopsis } };
}
