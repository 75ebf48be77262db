import { listOperations } from '@glossator/client-sdk/contract';
import type { ServedOperation } from '../calls/dispatch';
import type { ServerRoutes, UncheckedHandler } from '../calls/handlers';

/**
 * Every operation of the contract by name, with its implementation where a resource serves it; the others are answered with
 * NOT_SERVED. Throws where two resources serve the same one.
 */
export function servedOperations(resources: readonly ServerRoutes[]): ReadonlyMap<string, ServedOperation> {
  const handlers = new Map<string, UncheckedHandler>();
  for (const routes of resources)
    for (const [group, operations] of Object.entries(routes)) {
      const own: Readonly<Record<string, UncheckedHandler>> = operations;
      for (const [key, handler] of Object.entries(own)) {
        const name = `${group}.${key}`;
        if (handlers.has(name)) throw new Error(`${name} is served twice`);
        handlers.set(name, handler);
      }
    }
  return new Map(
    listOperations().map(({ name, operation }) => [name, { name, operation, handler: handlers.get(name) }]),
  );
}
