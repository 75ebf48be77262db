import { API_BASE } from '@glossator/client-sdk/contract';
import { Router, type Request, type RequestHandler } from 'express';
import type { BlobStore } from '../../blobs/blob-store';
import type { Visit } from '../../calls/call';
import type { Dispatcher, ServedOperation } from '../../calls/dispatch';
import type { StoredFile } from '../../calls/stored-file';
import { validationProblem } from '../api-handler';
import { visitUntilLeft } from '../visit';
import { serveFile } from './serve-file';

/** The contract's calls that answer files, which the router library cannot stream by range. Same paths, schemas and access table. */
export function fileRoutes(
  served: ReadonlyMap<string, ServedOperation>,
  dispatcher: Dispatcher,
  blobs: BlobStore,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const own of served.values()) {
    const { operation } = own;
    if (!operation.binary) continue;
    const path = API_BASE + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    async function answer(request: Request, visit: Visit): Promise<unknown> {
      const who = await dispatcher.authenticate(own, visit);
      const fields: unknown = operation.method === 'GET' ? request.query : request.body;
      const input = operation.input.safeParse({ ...(fields ?? {}), ...request.params });
      if (!input.success) throw validationProblem(input.error.issues);
      return dispatcher.run(own, input.data, visit, who);
    }
    const handle: RequestHandler = async (request, response) => {
      const visit = visitUntilLeft(request, response);
      const file = await answer(request, visit).catch((error: unknown) => {
        // Nobody is there to hear how it ended.
        if (!visit.signal.aborted) throw error;
      });
      if (isStoredFile(file)) await serveFile(request, response, blobs, file);
    };
    // Express answers HEAD with the handler of GET.
    if (operation.method === 'GET') router.get(path, handle);
    else router.post(path, handle);
  }
  return router;
}

function isStoredFile(answer: unknown): answer is StoredFile {
  return typeof answer === 'object' && answer !== null && 'blobKey' in answer;
}
