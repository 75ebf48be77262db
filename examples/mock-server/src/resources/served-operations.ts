import { listOperations } from '@glossator/client-sdk/contract';
import type { ServedOperation } from '../calls/dispatch';
import type { ServerRoutes, UncheckedHandler } from '../calls/handlers';

/** Every operation of the contract by name, with its implementation where there is one; the others are answered with NOT_SERVED. */
export function servedOperations(routes: ServerRoutes): ReadonlyMap<string, ServedOperation> {
  const handlers = new Map<string, UncheckedHandler>();
  for (const [resource, group] of Object.entries(routes)) {
    const own: Readonly<Record<string, UncheckedHandler>> = group;
    for (const [key, handler] of Object.entries(own)) handlers.set(`${resource}.${key}`, handler);
  }
  return new Map(
    listOperations().map(({ name, operation }) => [name, { name, operation, handler: handlers.get(name) }]),
  );
}
