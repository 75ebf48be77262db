import type { ServerRoutes } from '../../calls/handlers';
import type { Library } from './library';
import type { CodeService } from './service';

/** The served calls about Codes themselves. */
export function codeRoutes(codes: CodeService, library: Library): ServerRoutes {
  return {
    codes: {
      list: (query, { user }) => library(query, user.id),
      get: ({ showUpdates }, call) => codes.get(call, showUpdates),
      create: (input, call) => codes.create(input, call),
      update: (input, call) => codes.update(input, call),
    },
  };
}
