import type { AnySchema, ErrorMap } from '@orpc/contract';
import { ContractProcedure } from '@orpc/contract';
import type { Route } from '../contract/route';
import { ROUTES } from '../contract/routes';

/** The route of an operation (`resource.name`). Throws a RangeError where there is no such operation. */
export function routeOf(name: string): Route {
  const [resource = '', key = ''] = name.split('.');
  const route = ROUTES[resource]?.[key];
  if (route === undefined) throw new RangeError(`There is no operation ${name}`);
  return route;
}

/** One value for each operation, by resource and name. */
export function forEachRoute<T>(make: (name: string, route: Route) => T): Record<string, Record<string, T>> {
  const made: Record<string, Record<string, T>> = {};
  for (const [resource, routes] of Object.entries(ROUTES)) {
    const own: Record<string, T> = (made[resource] = {});
    for (const [key, route] of Object.entries(routes)) own[key] = make(`${resource}.${key}`, route);
  }
  return made;
}

/** The routes in the shape of the library that sends calls; it needs no schemas for that. */
export function createCallContract() {
  return forEachRoute(
    (_name, { method, path }) =>
      new ContractProcedure<AnySchema, AnySchema, ErrorMap, Record<never, never>>({
        route: { method, path },
        errorMap: {},
        meta: {},
      }),
  );
}
