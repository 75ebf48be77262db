import type { AccountExport, ExportedAnnotations, ExportedCode } from '@glossator/client-sdk/account-export';
import { accountExportSchemas } from '@glossator/client-sdk/account-export';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedBlobKey } from '../../blobs/blob-store';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { exportOf, importInto, jsonOf, withoutIds, type Entries } from '../../testing/export-world';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld } from '../../testing/update-world';

let here: TestServer;
let there: TestServer;
let ada: TestUser;
let bob: TestUser;
let eve: TestUser;
let codeId: number;
let lawId: number;
let entries: Entries;
const world = createUpdateWorld(() => here);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PUBLISHED = {
  url: 'https://law.example/sale-a.pdf',
  eli: 'eli/cc/1999/1',
  ecli: 'ECLI:CH:BGE:2001:127',
};
const picture = async ({ api }: TestUser): Promise<string> =>
  (
    await api.files.upload({
      file: new Blob([new Uint8Array(PNG)], { type: 'image/png' }),
      contentType: 'image/png',
    })
  ).uuid;

/** Everything that somebody can have in a Code, and what somebody else wrote in it. */
async function fill(): Promise<void> {
  const { api } = ada;
  ({
    codeId,
    law: { id: lawId },
  } = await world.lawCode(ada));
  await world.share(codeId, bob, 'annotate');
  await api.codes.update({ id: codeId, coverColor: 'color-9', citationStyle: 'swiss', isPublic: true });
  await api.codes.setColor({ id: codeId, color: 'COLOR_3', name: 'Deadlines' });
  await api.codes.setColor({ id: codeId, color: '#123abc', name: 'Mine' });
  await api.documents.update({ id: lawId, shortName: 'SaleA' });
  await api.documents.labelVersion({ id: lawId, version: 1, legalDate: '2020-01-01', label: 'As of then' });
  await api.documents.setPublication({ id: lawId, ...PUBLISHED });
  const first = await world.mark(ada, lawId, 'within fourteen days');
  await api.selections.update({ id: first.id, color: 'COLOR_3', tags: ['Term', 'Frist'] });
  const began = await api.selections.createComment({
    selectionId: first.id,
    text: `See [Art. 2](article:${lawId}#art%3A2)`,
  });
  await bob.api.selections.createComment({ selectionId: first.id, text: 'Agreed', replyTo: began.id });
  await api.selections.resolveComment({ id: began.id, isResolved: true });
  await api.selections.createAttachment({
    selectionId: first.id,
    uuid: await picture(ada),
    name: 'Plan Ä.png',
    type: 'attachment',
  });
  const own = await world.mark(ada, lawId, 'instalments need');
  await api.selections.update({ id: own.id, visibility: 'private' });
  await world.mark(ada, lawId, 'Notice of termination');
  const theirs = await world.mark(bob, lawId, 'within two years');
  await bob.api.selections.update({ id: theirs.id, isBookmark: true, name: 'Defects' });
  const secret = await world.mark(bob, lawId, 'thirty years after the event');
  await bob.api.selections.update({ id: secret.id, visibility: 'private' });
  const range = {
    startPage: 1,
    startElement: 0,
    startCharacter: 0,
    endPage: 1,
    endElement: 0,
    endCharacter: 0,
  };
  const area = { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.25 };
  await api.selections.create({ documentId: lawId, text: '', color: 'COLOR_2', ...range, area });
  await api.bookmarks.create({ documentId: lawId, name: 'End', page: 1 });
  await bob.api.bookmarks.create({ documentId: lawId, name: 'Start', page: 0 });
  const note = await api.notes.create({ documentId: lawId, text: '# Mine\n\n**Mind** this' });
  await api.notes.createAttachment({ noteId: note.id, uuid: await picture(ada), name: 'Map.png' });
  await bob.api.notes.create({ documentId: lawId, text: 'Ask the court' });
  await bob.api.notes.create({ documentId: lawId, text: 'Hidden from her', visibility: 'private' });
  await world.replace(ada, { id: lawId, codeId });
  await api.codes.review({ id: codeId, reviewResult: 'approve' });
  await world.idle();
}

beforeAll(async () => {
  const options = { ports: { comparer: createInProcessComparer() }, env: { PDF_TIMEOUT_MS: '60000' } };
  [here, there] = await Promise.all([startTestServer(options), startTestServer(options)]);
  [ada, bob] = await Promise.all([here.newUser('ada'), here.newUser('bob')]);
  eve = await there.newUser('eve');
  await fill();
  entries = await exportOf(ada);
}, 120_000);
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
});

const manifestOf = (all: Entries) => jsonOf<AccountExport>(all, 'account.json');
const codeOf = (all: Entries, at = 0) => jsonOf<ExportedCode>(all, manifestOf(all).codes[at]!.path);
const pagesOf = (all: Entries): ExportedAnnotations[] =>
  codeOf(all).annotations.map((path) => jsonOf<ExportedAnnotations>(all, path));
const writtenIn = (all: Entries): string =>
  pagesOf(all)
    .map((page) => JSON.stringify(page))
    .join('\n');

describe('an export of an account', () => {
  it('has every Version, every file, and who wrote what, by the schemas that are in it', () => {
    expect(manifestOf(entries)).toMatchObject({
      format: 'glossator-account',
      account: { firstName: 'ada', email: 'ada@glossator.example' },
      codes: [{ title: 'Sales', role: 'owner' }],
      incomplete: [],
    });
    const code = codeOf(entries);
    expect(code).toMatchObject({
      coverColor: 'color-9',
      publication: 'published',
      isPublic: true,
      sharedWith: [{ name: 'bob Lovelace', access: 'annotate' }],
    });
    const [law] = code.documents;
    expect(law?.versions.map(({ number, status, legalDate }) => [number, status, legalDate])).toEqual([
      [1, 'archived', '2020-01-01'],
      [2, 'current', undefined],
    ]);
    for (const { file } of law?.versions ?? []) expect(entries[file!.path]?.byteLength).toBe(file!.size);
    expect(Object.keys(entries).filter((path) => path.includes('/files/'))).toHaveLength(2);
    const ajv = addFormats(new Ajv2020({ strict: false }));
    for (const [name, schema] of Object.entries(accountExportSchemas())) {
      expect(jsonOf(entries, `schemas/${name}`)).toEqual(schema);
      const validate = ajv.compile(schema);
      const written = { account: [manifestOf(entries)], code: [code], annotations: pagesOf(entries) };
      const all = written[name.split('.')[0] as keyof typeof written];
      expect(all.length).toBeGreaterThan(0);
      for (const each of all) expect([validate(each), validate.errors]).toEqual([true, null]);
      expect(validate({ ...all[0], codes: 7, documents: 7, selections: 7 })).toBe(false);
    }
  });

  it('has nothing that others keep private, and none of their addresses', () => {
    const everything = Object.entries(entries)
      .filter(([path]) => !path.endsWith('.pdf'))
      .map(([, bytes]) => Buffer.from(bytes).toString('utf8'))
      .join('\n');
    expect(everything).toContain('Ask the court');
    expect(everything).toContain('instalments need');
    expect(everything).not.toContain('Hidden from her');
    expect(writtenIn(entries)).not.toContain('thirty years after the event');
    expect(everything).not.toContain('bob@');
    expect(everything).not.toMatch(/argon2|passwordHash|token/i);
  });

  it('has the annotations as a W3C collection, which leads to text and PDF', () => {
    const folder = manifestOf(entries).codes[0]!.path.replace('code.json', 'web-annotations');
    const collection = jsonOf<{ total: number; first: string }>(entries, `${folder}/collection.jsonld`);
    const page = jsonOf<{ items: Record<string, never>[] }>(entries, `${folder}/${collection.first}`);
    expect(page.items).toHaveLength(collection.total);
    const text = JSON.stringify(page);
    expect(page).toMatchObject({ '@context': 'http://www.w3.org/ns/anno.jsonld', type: 'AnnotationPage' });
    const found = page.items.find((item) => JSON.stringify(item).includes('Frist'));
    expect(found).toMatchObject({
      type: 'Annotation',
      motivation: 'commenting',
      creator: { type: 'Person', name: 'ada Lovelace' },
      target: {
        source: '../documents/1-Law/2.pdf',
        selector: [
          { type: 'TextQuoteSelector' },
          { type: 'TextPositionSelector' },
          { type: 'FragmentSelector', value: 'page=1' },
        ],
      },
    });
    expect(text).toContain('xywh=percent:10,20,30,25');
    expect(text).toContain('"purpose":"tagging"');
    for (const [, path = ''] of text.matchAll(/"id":"\.\.(\/files\/[^"]+)"/g))
      expect(entries).toHaveProperty([folder.replace('/web-annotations', path)]);
  });

  it('goes without the annotations of an archived Version that are damaged, and says so', async () => {
    const { storage, blobs } = here.server.ports;
    const partition = await storage.code(codeId);
    const [first] = await partition!.read((reader) => reader.list('versions', { number: 1 }));
    const key = derivedBlobKey(first!.uuid, 'marks');
    const kept = await buffer((await blobs.read(key)).body);
    const put = (bytes: Uint8Array) => blobs.put(key, Readable.from([bytes]), { maxBytes: Infinity });
    await put(Buffer.from('{"selections":7}\n'));
    const damaged = await exportOf(ada);
    await put(kept);
    const { incomplete } = manifestOf(damaged);
    expect(incomplete).toEqual([{ path: 'codes/1-Sales/documents/1-Law/1.pdf', reason: 'damaged' }]);
    expect(writtenIn(damaged)).toContain('within two years');
    expect(pagesOf(damaged).filter(({ version }) => version === 1)).toEqual([]);
  });

  it('of somebody who is a member has what they wrote, without the PDFs of others', async () => {
    const theirs = await exportOf(bob);
    expect(manifestOf(theirs).codes).toMatchObject([{ role: 'member', title: 'Sales' }]);
    expect(codeOf(theirs)).toMatchObject({ role: 'member', owner: 'ada Lovelace', sharedWith: [] });
    expect(Object.keys(theirs).filter((path) => path.endsWith('.pdf'))).toEqual([]);
    const written = writtenIn(theirs);
    for (const text of ['Agreed', 'Hidden from her', 'Ask the court', 'thirty years after the event'])
      expect(written).toContain(text);
    for (const text of ['Mind** this', 'instalments need', 'Art. 2']) expect(written).not.toContain(text);
  });
});

describe('an import of an export', () => {
  it('makes the same Code on another server, but for ids, and says what it did not', async () => {
    const report = await importInto(there, eve, entries);
    expect(report).toMatchObject({ state: 'done', share: 1 });
    expect(report.codes).toMatchObject([
      { title: 'Sales', documents: 1, versions: 2, comments: 2, bookmarks: 2, notes: 2, files: 2 },
    ]);
    expect(report.codes[0]?.issues).toEqual([
      { issue: 'authors', count: 4 },
      { issue: 'members', count: 1 },
    ]);
    const again = await exportOf(eve);
    // Of others, highlights and comments keep their author; a bookmark and a note name them in their words.
    const words: readonly (readonly [RegExp, string])[] = [
      [/Start \(bob Lovelace\)/g, 'Start'],
      [/bob Lovelace, \d{4}-\d\d-\d\d:\\n\\nAsk/g, 'Ask'],
    ];
    expect(withoutIds(again, words)).toEqual(withoutIds(entries, words));
    const [code] = (await eve.api.codes.list({ isPublic: false })).data;
    expect(code).toMatchObject({ isPublic: false, publication: 'published', hasUpdate: false });
    const full = await eve.api.codes.get({ id: code!.id });
    expect(full).toMatchObject({ coverColor: 'color-9', citationStyle: 'swiss', sharedUsers: [] });
    const [law] = full.documents;
    expect(law).toMatchObject({ shortName: 'SaleA', version: { number: 2 } });
    expect(await eve.api.documents.publication({ id: law!.id })).toEqual({ ...PUBLISHED, isWatched: false });
    const now = (await eve.api.documents.selections({ id: law!.id })).data;
    expect(now.map(({ createdBy }) => createdBy.id)).toEqual(now.map(() => eve.id));
    const linked = now
      .flatMap(({ data }) => data)
      .find((entry) => entry.type === 'comment' && entry.resolvedAt);
    expect(linked).toMatchObject({ text: `See [Art. 2](article:${law!.id}#art%3A2)` });
    const then = (await eve.api.documents.selections({ id: law!.id, version: 1 })).data;
    expect(then.map(({ text }) => text)).toContain('Notice of termination');
    const file = await (await eve.api.documents.file({ id: law!.id, version: 1 })).blob();
    expect(file.size).toBe(codeOf(entries).documents[0]!.versions[0]!.file!.size);
    const marked = now.find(({ tags = [] }) => tags.includes('Term'));
    const attached = marked!.data.find((entry) => entry.type === 'attachment');
    const kept = await (await eve.api.selections.attachmentFile({ id: attached!.id })).blob();
    expect(Buffer.from(await kept.arrayBuffer())).toEqual(PNG);
  });

  it('says of Codes of others that they cannot be made again', async () => {
    const report = await importInto(there, await there.newUser('zoe'), await exportOf(bob));
    expect(report).toMatchObject({
      state: 'done',
      codes: [{ title: 'Sales', refused: { issue: 'sharedCode' } }],
    });
  });
});
