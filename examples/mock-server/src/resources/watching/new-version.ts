import type { LookResult } from '@glossator/client-sdk/contract';
import type { Visit } from '../../calls/call';
import type { Dispatcher, ServedOperation } from '../../calls/dispatch';
import { ProblemError } from '../../problems/problem-error';
import type { CodeRow } from '../../tables/codes';
import type { DocumentRow } from '../../tables/documents';
import type { ServerStorage } from '../../tables/tables';
import type { FileLedger } from '../files/file-ledger';
import type { FileService } from '../files/service';

/** Makes a PDF the pending Version of a document, as the owner of its Code would; the id of that Version where there is one. */
export type NewVersionMaker = (
  code: CodeRow,
  document: DocumentRow,
  content: Buffer,
) => Promise<{ readonly result: LookResult; readonly versionId?: number }>;

/** What it works with: the calls of a user. */
export interface NewVersionParts {
  readonly storage: ServerStorage;
  readonly files: FileService;
  readonly ledger: FileLedger;
  readonly served: ReadonlyMap<string, ServedOperation>;
  readonly dispatcher: Pick<Dispatcher, 'run'>;
}

const VISIT: Visit = {
  clientId: undefined,
  idempotencyKey: undefined,
  authorization: undefined,
  address: '127.0.0.1',
  languages: [],
};

/** What a refusal means here; what is not among them is a failure. */
const REFUSALS: Readonly<Partial<Record<ProblemError['code'], LookResult>>> = {
  DOCUMENT_UNCHANGED: 'unchanged',
  INVALID_PDF: 'unusable',
  LOCKED_PDF: 'unusable',
  CONTENT_TYPE_MISMATCH: 'notPdf',
  FILE_TOO_LARGE: 'tooLarge',
  QUOTA_EXCEEDED: 'noRoom',
};

/** Makes the maker. All that holds for an upload holds here: quota, reading of the PDF, the Update it collects in. */
export function createNewVersion(parts: NewVersionParts): NewVersionMaker {
  const { storage, files, ledger, served, dispatcher } = parts;
  return async (code, document, content) => {
    const create = served.get('documents.create');
    const owner = await storage.accounts.read((reader) => reader.get('users', code.ownerId));
    if (!create || !owner) throw new Error(`Nobody can give document ${document.id} a new file`);
    const { url, uuid } = await files.sign(owner.id, 'application/pdf');
    try {
      const file = { contentType: 'application/pdf', length: content.byteLength, body: chunks(content) };
      await files.receive(url.slice(url.lastIndexOf('/') + 1), file);
      const title = document.pending?.title ?? document.title;
      const input = { codeId: code.id, id: document.id, title, uuid };
      await dispatcher.run(create, input, VISIT, { user: owner, sessionId: 'law watch' });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      await ledger.discard([uuid]);
      const result = REFUSALS[error.code];
      if (result === undefined) throw error;
      return { result };
    }
    const partition = await storage.code(code.id);
    const row = await partition?.read((reader) => reader.get('documents', document.id));
    const versionId = row?.pending?.versionId;
    return { result: 'changed', ...(versionId !== undefined && { versionId }) };
  };
}

async function* chunks(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
