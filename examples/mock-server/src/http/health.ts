import { Router } from 'express';
import type { Readiness } from '../metrics/readiness';

/**
 * `/health/live` answers while the process does; `/health/ready` with 503 while a service that it needs does not, and names that one. Nothing is asked of anybody
 * more often than once a second, whoever calls.
 */
export function healthRoutes(readiness: Readiness): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/health', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/health/live', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/health/ready', async (_request, response) => {
    const away = await readiness.away();
    response.status(away.length === 0 ? 200 : 503);
    response.json(away.length === 0 ? { status: 'ok' } : { status: 'waiting', for: away });
  });
  return router;
}
