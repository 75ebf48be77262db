import type { Routes } from '../../calls/handlers';
import { toUser } from './view';

/** The served calls under `/profile`. */
export function profileRoutes(): Routes<'profile'> {
  return { get: async (_input, { user }) => toUser(user) };
}
