import type { ServerRoutes } from '../../calls/handlers';
import type { VisitService } from './visit-service';

/** The served call about visits of documents. */
export function visitRoutes(visits: VisitService): ServerRoutes {
  return { documents: { visit: ({ id }, call) => visits.visit(id, call) } };
}
