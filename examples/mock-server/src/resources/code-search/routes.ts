import type { ServerRoutes } from '../../calls/handlers';
import type { CodeSearch } from './service';

/** The served call that searches a whole Code. */
export function codeSearchRoutes(search: CodeSearch): ServerRoutes {
  return { codes: { search } };
}
