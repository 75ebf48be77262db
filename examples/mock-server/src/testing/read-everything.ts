import { createHash } from 'node:crypto';
import { API_BASE, listOperations } from '@glossator/client-sdk/contract';
import { unzipSync } from 'fflate';
import type { TestServer, TestUser } from './test-server';

/** What a server answers to everything that can be read, by user and address: the status, and a body or its hash. */
export type Answers = ReadonlyMap<string, string>;

/** Input that operations need besides the ids of their paths; each makes a call of its own. */
const queriesOf = (ids: IdsByPath): Readonly<Record<string, readonly string[]>> => ({
  'codes.search': ['text=goods'],
  'codes.get': ['', 'showUpdates=true'],
  'codes.annotationsDocument': ['format=md&locale=en'],
  'codes.updateReport': ['format=csv&locale=en'],
  'documents.search': ['text=goods'],
  'documents.articleText': (ids['/files/'] ?? []).map((uuid) => `unit=1&uuid=${uuid}`),
  'documents.synopsis': ['format=docx&locale=en'],
  'inbox.list': ['review', 'follow', 'place', 'decided'].map((kind) => `kind=${kind}`),
});

/** What is not about what is stored: the state of the machine. */
const NOT_STORED = new Set(['admin.health']);

/** Asks a server everything that its contract can be asked, as each of the users, about every entity that it stores. */
export async function readEverything(test: TestServer, users: readonly TestUser[]): Promise<Answers> {
  const ids = await idsIn(test);
  const answers = new Map<string, string>();
  for (const { email, token } of users)
    for (const address of addresses(ids)) {
      const answer = await fetch(`${test.server.address}${API_BASE}${address}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      answers.set(`${email} ${address}`, `${answer.status} ${await bodyOf(answer)}`);
    }
  return answers;
}

/** Ids by the path before them. */
type IdsByPath = Readonly<Record<string, readonly (number | string)[]>>;

function addresses(ids: IdsByPath): readonly string[] {
  const queries = queriesOf(ids);
  return listOperations().flatMap(({ name, operation: { method, path } }) => {
    if (method !== 'GET' || NOT_STORED.has(name)) return [];
    return filled(path, ids).flatMap((each) =>
      (queries[name] ?? ['']).map((query) => (query === '' ? each : `${each}?${query}`)),
    );
  });
}

/** A path with every id in place of its first parameter, and so on. */
function filled(path: string, ids: IdsByPath): readonly string[] {
  const [, before, parameter, rest] = /^(.*?)(\{\w+\})(.*)$/.exec(path) ?? [];
  if (before === undefined || parameter === undefined || rest === undefined) return [path];
  const known = ids[before] ?? ids[parameter];
  if (!known) throw new Error(`There are no ids for ${path}`);
  return known.flatMap((id) => filled(`${before}${id}${rest}`, ids));
}

async function idsIn({ server }: TestServer): Promise<IdsByPath> {
  const { storage } = server.ports;
  const codes = await storage.codeIds();
  const found = { documents: [], attachments: [], noteAttachments: [], updates: [] } as Record<
    'documents' | 'attachments' | 'noteAttachments' | 'updates',
    number[]
  >;
  for (const codeId of codes) {
    const code = await storage.code(codeId);
    for (const table of ['documents', 'attachments', 'noteAttachments', 'updates'] as const)
      found[table].push(...((await code?.read((reader) => reader.list(table))) ?? []).map(({ id }) => id));
  }
  const files = await storage.accounts.read((reader) => reader.list('files'));
  return {
    '/codes/': codes,
    '/documents/': found.documents,
    '/selections/attachments/': found.attachments,
    '/notes/attachments/': found.noteAttachments,
    '/files/': files.map(({ id }) => id),
    '{updateId}': [...new Set(found.updates)],
  };
}

/** What names the request. */
const REQUEST = /"instance":"urn:uuid:[\w-]+"/g;
/** The entry of a document for Word that says when it was made. */
const CORE = 'docProps/core.xml';

/** Texts as they came but for `REQUEST`; of files the hash, of archives (and documents for Word) the names and hashes of what is in them. */
async function bodyOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (/json|text/.test(type)) return new TextDecoder().decode(bytes).replaceAll(REQUEST, '');
  if (!/zip|officedocument/.test(type)) return `${type} ${hashOf(bytes)}`;
  const entries = Object.entries(unzipSync(bytes)).filter(([name]) => name !== CORE);
  return entries
    .map(([name, content]) => `${name} ${hashOf(content)}`)
    .toSorted()
    .join('\n');
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
