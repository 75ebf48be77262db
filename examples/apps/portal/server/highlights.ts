import { Router } from 'express';
import type { PortalUser } from './sessions.ts';

/** A highlight as the annotator sends and reads it; the portal looks at three of its fields. */
interface Highlight extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly documentId: number;
  readonly createdBy: PortalUser;
}

/**
 * The four calls that highlights need, as `createFetchBackend` makes them. They are kept in memory; a real portal keeps them in its
 * database. Everybody sees all of them and changes their own.
 */
export function highlightRoutes(): Router {
  const highlights = new Map<number, Highlight>();
  const made = new Map<string, number>();
  let lastId = 0;
  const router = Router();

  router.get('/', (request, response) => {
    const documentId = Number(request.query['documentId']);
    response.json({ data: [...highlights.values()].filter((one) => one.documentId === documentId) });
  });
  router.post('/', (request, response) => {
    const key = `${userOf(response.locals).id} ${request.get('idempotency-key') ?? crypto.randomUUID()}`;
    // A call that is repeated is answered with what the first one made.
    const present = highlights.get(made.get(key) ?? 0);
    if (present) {
      response.json(present);
      return;
    }
    const now = new Date().toISOString();
    lastId += 1;
    const highlight: Highlight = {
      isBookmark: false,
      ...(request.body as { documentId: number }),
      id: lastId,
      isAnnotation: false,
      data: [],
      status: 'success',
      createdAt: now,
      updatedAt: now,
      createdBy: userOf(response.locals),
    };
    highlights.set(highlight.id, highlight);
    made.set(key, highlight.id);
    response.json(highlight);
  });
  router.use('/:id', (request, response, next) => {
    const highlight = highlights.get(Number(request.params.id));
    if (!highlight) response.status(404).json({ title: 'No such highlight', status: 404, code: 'NOT_FOUND' });
    else if (highlight.createdBy.id !== userOf(response.locals).id)
      response.status(403).json({ title: 'It is somebody else’s', status: 403, code: 'FORBIDDEN' });
    else {
      response.locals['highlight'] = highlight;
      next();
    }
  });
  router.patch('/:id', (request, response) => {
    const { range, ...changes } = request.body as { range?: object };
    const old = response.locals['highlight'] as Highlight;
    const { id, documentId, createdBy } = old;
    const fixed = { id, documentId, createdBy, updatedAt: new Date().toISOString() };
    const changed = { ...old, ...changes, ...range, ...fixed };
    highlights.set(id, changed);
    response.json(changed);
  });
  router.delete('/:id', (_request, response) => {
    highlights.delete((response.locals['highlight'] as Highlight).id);
    response.status(204).end();
  });
  return router;
}

function userOf(locals: Readonly<Record<string, unknown>>): PortalUser {
  return locals['user'] as PortalUser;
}
