import type { Request, RequestHandler, Response } from 'express';
import type { ServerMetrics } from '../metrics/server-metrics';

/** Counts each answer when it is complete, or its reader has gone. */
export function requestMetrics(metrics: ServerMetrics): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    response.once('close', () => {
      const labels = {
        method: request.method,
        route: routeOf(request, response),
        status: response.statusCode,
      };
      metrics.answered(labels, (performance.now() - began) / 1_000);
    });
    next();
  };
}

/** The operation of the contract, else the pattern of the route; `other` for files of the app and for what nobody answers. */
function routeOf(request: Request, response: Response): string {
  const operation: unknown = response.locals['operation'];
  if (typeof operation === 'string') return operation;
  const route: unknown = request.route;
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof path === 'string' ? path : 'other';
}
