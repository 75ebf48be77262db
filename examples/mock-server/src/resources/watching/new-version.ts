import type { LookResult } from '@glossator/client-sdk/contract';
import type { Visit } from '../../calls/call';
import type { Dispatcher, ServedOperation } from '../../calls/dispatch';
import { ProblemError } from '../../problems/problem-error';
import type { CodeRow } from '../../tables/codes';
import type { DocumentRow } from '../../tables/documents';
import type { ServerStorage } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import type { FileLedger } from '../files/file-ledger';
import type { FileService } from '../files/service';
import type { TextStore } from '../documents/text/text-store';
import { textOf } from './text-of';

/** A PDF that was found where the law of a document is published. */
export interface FoundPdf {
  readonly code: CodeRow;
  readonly document: DocumentRow;
  readonly content: Buffer;
  /** Whether the document still waits for it: reading a PDF takes its time. */
  readonly isWanted: () => Promise<boolean>;
}

/** What became of it: `text` identifies its text, where that was read; `versionId` is there where it became a Version. */
export interface MadeVersion {
  readonly result: LookResult;
  readonly text?: string;
  readonly versionId?: number;
}

/**
 * Makes a PDF the pending Version of a document, as the owner of its Code would; not one with the text that the document has, or that was found
 * before. Undefined where it is not wanted any more.
 */
export type NewVersionMaker = (found: FoundPdf) => Promise<MadeVersion | undefined>;

/** What it works with: the calls of a user. */
export interface NewVersionParts {
  readonly storage: ServerStorage;
  readonly files: FileService;
  readonly ledger: FileLedger;
  readonly texts: Pick<TextStore, 'pages' | 'unread'>;
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
  const { storage, files, ledger, texts, served, dispatcher } = parts;

  /** Makes a stored file the pending Version; what is not taken stays. */
  async function make(uuid: string, owner: UserRow, found: FoundPdf): Promise<MadeVersion | undefined> {
    const { code, document, isWanted } = found;
    const partition = await storage.code(code.id);
    const current = await partition?.read((reader) => reader.get('versions', document.versionId));
    const text = await textOf(texts, uuid);
    const known = [document.publication?.seen?.text, current && (await textOf(texts, current.uuid))];
    if (text !== undefined && known.includes(text)) return { result: 'unchanged', text };
    const create = served.get('documents.create');
    if (!create) throw new Error('Documents cannot get new files');
    if (!(await isWanted())) return undefined;
    const title = document.pending?.title ?? document.title;
    const input = { codeId: code.id, id: document.id, title, uuid };
    await dispatcher.run(create, input, VISIT, { user: owner, sessionId: 'law watch' });
    const row = await partition?.read((reader) => reader.get('documents', document.id));
    const versionId = row?.pending?.versionId;
    return {
      result: 'changed',
      ...(text !== undefined && { text }),
      ...(versionId !== undefined && { versionId }),
    };
  }

  return async (found) => {
    const owner = await storage.accounts.read((reader) => reader.get('users', found.code.ownerId));
    if (!owner) throw new Error(`Nobody can give document ${found.document.id} a new file`);
    const { url, uuid } = await files.sign(owner.id, 'application/pdf');
    try {
      const { content } = found;
      const file = { contentType: 'application/pdf', length: content.byteLength, body: chunks(content) };
      await files.receive(url.slice(url.lastIndexOf('/') + 1), file);
      const made = await make(uuid, owner, found);
      if (made?.result !== 'changed') await ledger.discard([uuid]);
      return made;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      await ledger.discard([uuid]);
      const result = REFUSALS[error.code];
      if (result === undefined) throw error;
      return { result };
    }
  };
}

async function* chunks(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}
