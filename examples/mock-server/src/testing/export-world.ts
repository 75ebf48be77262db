import { unzipSync, zipSync, strFromU8, strToU8 } from 'fflate';
import type { ExportedAnnotations } from '@glossator/client-sdk/account-export';
import type { DataImport } from '@glossator/client-sdk/contract';
import type { TestServer, TestUser } from './test-server';

/** The entries of a ZIP by their paths. */
export type Entries = Readonly<Record<string, Uint8Array>>;

/** Downloads all data of a user, unpacked. */
export async function exportOf(user: TestUser): Promise<Entries> {
  const file = await user.api.account.export();
  return unzipSync(new Uint8Array(await (await file.blob()).arrayBuffer()));
}

/** An entry as what its JSON says. */
export function jsonOf<T>(entries: Entries, path: string): T {
  const entry = entries[path];
  if (!entry) throw new Error(`There is no entry ${path}`);
  return JSON.parse(strFromU8(entry)) as T;
}

/** Entries with one that says something else. */
export function withJson(entries: Entries, path: string, value: unknown): Entries {
  return { ...entries, [path]: strToU8(JSON.stringify(value)) };
}

/** Uploads a ZIP of entries, or any bytes, imports it, and waits for the end. */
export async function importInto(
  test: TestServer,
  user: TestUser,
  content: Entries | Uint8Array,
): Promise<DataImport> {
  const bytes = content instanceof Uint8Array ? content : zipSync(content, { level: 6 });
  const file = new Blob([new Uint8Array(bytes)], { type: 'application/zip' });
  const { uuid } = await user.api.files.upload({ file, contentType: 'application/zip', purpose: 'import' });
  await user.api.account.startImport({ uuid });
  await test.server.services.background.idle();
  const { data } = await user.api.account.lastImport();
  if (!data) throw new Error('Nothing was imported');
  return data;
}

/** What stays of an id: which of the ids of an export it is, in the order in which they come up. */
function createNumbering(): (id: number) => number {
  const known = new Map<number, number>();
  return (id) => {
    const number = known.get(id) ?? known.size + 1;
    known.set(id, number);
    return number;
  };
}

/** Who made a bookmark or a note of somebody else's is said by its words. */
function anonymous(page: ExportedAnnotations): unknown {
  return {
    ...page,
    bookmarks: page.bookmarks.map((each) => ({ ...each, by: 0 })),
    notes: page.notes.map((each) => ({ ...each, by: 0 })),
  };
}

/** Fields of a Code that an import does not keep. */
const OTHERWISE = { isPublic: false, sharedWith: [], updatedAt: '', people: [] };

/**
 * The Codes of an export without what another server gives anew: ids, who is who, and for whom a Code is. `words` are texts that an import
 * changes, and what they were.
 */
export function withoutIds(entries: Entries, words: readonly (readonly [RegExp, string])[] = []): unknown {
  const numberOf = createNumbering();
  const wrote = (text: string): string => words.reduce((now, [is, was]) => now.replace(is, was), text);
  const normal = (path: string, people: ReadonlyMap<number, string>): unknown =>
    JSON.parse(
      wrote(strFromU8(entries[path] ?? new Uint8Array())).replaceAll(
        /article:(\d+)#/g,
        (_all, id: string) => `article:${numberOf(Number(id))}#`,
      ),
      (key, value: unknown) => {
        if (['id', 'documentId', 'replyTo'].includes(key) && typeof value === 'number')
          return numberOf(value);
        if (key === 'by' && typeof value === 'number') return people.get(value);
        if (key === 'mentions') return undefined;
        return value;
      },
    );
  const { codes } = jsonOf<{ codes: { path: string }[] }>(entries, 'account.json');
  return codes.map(({ path }) => {
    const code = jsonOf<{ annotations: string[]; people: { id: number; name: string; isMe: boolean }[] }>(
      entries,
      path,
    );
    const people = new Map(code.people.map(({ id, name, isMe }) => [id, isMe ? 'me' : name]));
    return {
      ...(normal(path, people) as object),
      ...OTHERWISE,
      pages: code.annotations.map((page) => anonymous(normal(page, people) as ExportedAnnotations)),
    };
  });
}
