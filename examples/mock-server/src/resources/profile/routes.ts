import type { ServerRoutes } from '../../calls/handlers';
import { toUser } from './view';

/** The served calls under `/profile`. */
export function profileRoutes(): ServerRoutes {
  return { profile: { get: async (_input, { user }) => toUser(user) } };
}
