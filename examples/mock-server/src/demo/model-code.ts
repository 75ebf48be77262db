import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchPages } from '@glossator/document-text';
import type { Authenticated, Visit } from '../calls/call';
import type { Dispatcher, ServedOperation } from '../calls/dispatch';
import type { PdfReader } from '../pdf/pdf-reader';
import type { TextStore } from '../resources/documents/text/text-store';
import type { FileService } from '../resources/files/service';
import { DEMO_LEGEND, type DemoMark } from './demo-marks';

/** What Codes of the model statute are made with: the calls of a user, and what looks at files. */
export interface ModelCodeParts {
  readonly served: ReadonlyMap<string, ServedOperation>;
  readonly dispatcher: Dispatcher;
  readonly files: FileService;
  readonly texts: TextStore;
  readonly pdf: PdfReader;
}

/** Makes the parts of a Code as a user would. */
export interface ModelCodeMaker {
  /** A draft with its legend; gives its id. */
  create(title: string, coverColor: string): Promise<number>;
  /** Adds an edition of the statute, or makes it the next Version of `replaced`; gives the ids of document and file. */
  add(codeId: number, content: Uint8Array, replaced?: number): Promise<{ id: number; uuid: string }>;
  /** Highlights words where they stand first, with comments; what stands nowhere is left out. */
  mark(document: { id: number; uuid: string }, marks: readonly DemoMark[]): Promise<void>;
  call(name: string, input: object): Promise<unknown>;
}

const VISIT: Visit = {
  clientId: undefined,
  idempotencyKey: undefined,
  authorization: undefined,
  address: '127.0.0.1',
  languages: [],
};

/** Where the build puts the typeset demo statutes: beside the built server, or in its `dist` folder when it runs from source. */
const FOLDERS = [join(import.meta.dirname, 'demo'), join(import.meta.dirname, '../../dist/demo')];

/** Makes the maker of somebody's Codes. */
export function createModelCodeMaker(parts: ModelCodeParts, who: Authenticated): ModelCodeMaker {
  const { served, dispatcher, files, texts, pdf } = parts;

  async function call(name: string, input: object): Promise<unknown> {
    const operation = served.get(name);
    if (!operation) throw new Error(`There is no operation ${name}`);
    return dispatcher.run(operation, input, VISIT, who);
  }

  return {
    call,
    async create(title, coverColor) {
      const codeId = idOf(await call('codes.create', { title, coverColor }));
      for (const entry of DEMO_LEGEND) await call('codes.setColor', { id: codeId, ...entry });
      return codeId;
    },
    async add(codeId, content, replaced) {
      const { url, uuid } = await files.sign(who.user.id, 'application/pdf');
      const file = { contentType: 'application/pdf', length: content.byteLength, body: chunks(content) };
      await files.receive(url.slice(url.lastIndexOf('/') + 1), file);
      const verdict = await pdf.inspect({ data: new Uint8Array(content) });
      const title = (verdict.kind === 'opens' ? verdict.title : undefined) ?? 'Statute';
      const input = { codeId, title, uuid, ...(replaced !== undefined && { id: replaced }) };
      return { id: idOf(await call('documents.create', input)), uuid };
    },
    async mark({ id: documentId, uuid }, marks) {
      const text = await texts.index(uuid);
      for (const { words, color, comment } of marks) {
        const [hit] = searchPages(text, words, { limit: 1 });
        if (!hit) continue;
        const input = { documentId, color, text: words, ...hit.range };
        const selectionId = idOf(await call('selections.create', input));
        if (comment !== undefined) await call('selections.createComment', { selectionId, text: comment });
      }
    },
  };
}

function idOf(answer: unknown): number {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return Number(answer.id);
  throw new Error('The answer has no id');
}

async function* chunks(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Where what was built of the demo is; undefined where nothing was built. */
export function demoFolder(): string | undefined {
  return FOLDERS.find((folder) => existsSync(folder));
}

/** The demo statutes that were built, oldest edition first; none where nothing was built. */
export async function readDemoFiles(): Promise<readonly Uint8Array[]> {
  for (const folder of FOLDERS) {
    const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.pdf')) : [];
    if (names.length > 0) return Promise.all(names.sort().map((name) => readFile(join(folder, name))));
  }
  return [];
}
