import { API_BASE } from '@glossator/client-sdk/contract';
import { Router, type RequestHandler } from 'express';
import type { BlobStore } from '../../blobs/blob-store';
import type { Dispatcher, ServedOperation } from '../../calls/dispatch';
import type { StoredFile } from '../../calls/stored-file';
import { validationProblem } from '../api-handler';
import { visitOf } from '../visit';
import { serveFile } from './serve-file';

/** The contract's calls that answer files, which the router library cannot stream by range. Same paths, schemas and access table. */
export function fileRoutes(
  served: ReadonlyMap<string, ServedOperation>,
  dispatcher: Dispatcher,
  blobs: BlobStore,
): Router {
  const router = Router();
  for (const own of served.values()) {
    const { operation } = own;
    if (!operation.binary) continue;
    const path = API_BASE + operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const handle: RequestHandler = async (request, response) => {
      const visit = visitOf(request);
      const who = await dispatcher.authenticate(own, visit);
      const fields: unknown = operation.method === 'GET' ? request.query : request.body;
      const input = operation.input.safeParse({ ...(fields ?? {}), ...request.params });
      if (!input.success) throw validationProblem(input.error.issues);
      const answer = await dispatcher.run(own, input.data, visit, who);
      if (isStoredFile(answer)) await serveFile(request, response, blobs, answer);
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
