import { listOperations } from '../contract/index';
import { operationUrl } from '../http/file-request';
import type { CallOptions, ClientCalls, FileAnswer, GlossatorClient } from '../http/glossator-client';
import { createUpload } from '../http/upload';
import type { UploadTransport } from '../http/upload';
import type { FakeCaller, FakeCalls } from './fake-calls';
import type { FakeFile } from './fake-handlers';
import { fileResponse } from './file-response';

/** What a client needs of the fake api to call it without HTTP. */
export interface InProcessParts {
  readonly baseUrl: string;
  readonly perform: FakeCalls['perform'];
  readonly uploadTransport: UploadTransport;
  readonly caller: FakeCaller & { readonly clientId: string };
}

/** A client whose calls reach the fake api without HTTP: parsed and checked alike, answered a microtask later. */
export function createInProcessClient(parts: InProcessParts): GlossatorClient {
  const { baseUrl, perform, caller } = parts;
  const call = async (name: string, input: unknown, { signal, idempotencyKey }: CallOptions) => {
    signal?.throwIfAborted();
    const answer = await perform(name, input, { ...caller, idempotencyKey });
    signal?.throwIfAborted();
    return answer;
  };
  const calls: Record<string, Record<string, unknown>> = {};
  for (const { name, operation } of listOperations()) {
    const [resource = '', method = ''] = name.split('.');
    (calls[resource] ??= {})[method] = async (input?: unknown, options: CallOptions = {}) => {
      const answer = await call(name, input, options);
      return operation.binary ? fileAnswer(baseUrl, answer as FakeFile) : answer;
    };
  }
  const typed = calls as ClientCalls;
  const upload = createUpload({
    baseUrl,
    transport: parts.uploadTransport,
    sign: ({ contentType, purpose, signal }) =>
      typed.files.sign({ contentType, ...(purpose && { purpose }) }, signal && { signal }),
  });
  const headers = { ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }) };
  return {
    ...typed,
    files: { ...typed.files, upload },
    fileRequest: (name, input) => ({ url: operationUrl(baseUrl, name, input), headers }),
    keepsPrivate: true,
    baseUrl,
    clientId: caller.clientId,
  };
}

/** A file as a client gets it. */
export function fileAnswer(baseUrl: string, file: FakeFile): FileAnswer {
  const response = fileResponse(file, new Request(baseUrl));
  return { response, blob: () => response.blob() };
}
