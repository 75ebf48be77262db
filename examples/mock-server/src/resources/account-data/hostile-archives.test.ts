import type { AccountExport, ExportedAnnotations, ExportedCode } from '@glossator/client-sdk/account-export';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { exportOf, importInto, jsonOf, withJson, type Entries } from '../../testing/export-world';
import { makeLockedPdf } from '../../testing/make-pdf';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { openArchive } from './importing/open-archive';
import { createUpdateWorld } from '../../testing/update-world';

let test: TestServer;
let ada: TestUser;
let victim: TestUser;
let entries: Entries;
let codePath: string;
let pagePath: string;
let pdfPath: string;
let serial = 0;
const world = createUpdateWorld(() => test);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    env: { PDF_TIMEOUT_MS: '60000', QUOTA_MIB: '2', CODES_PER_USER: '2' },
  });
  ada = await test.newUser('ada');
  const { law } = await world.lawCode(ada);
  const marked = await world.mark(ada, law.id, 'within two years');
  await ada.api.selections.createComment({ selectionId: marked.id, text: 'Mine' });
  await world.mark(ada, law.id, 'instalments need');
  entries = await exportOf(ada);
  codePath = jsonOf<AccountExport>(entries, 'account.json').codes[0]!.path;
  const code = jsonOf<ExportedCode>(entries, codePath);
  pagePath = code.annotations[0]!;
  pdfPath = code.documents[0]!.versions[0]!.file!.path;
}, 60_000);
afterAll(() => test.stop());
beforeEach(async () => {
  serial += 1;
  victim = await test.newUser(`victim${serial}`);
});

/** What is left of an import on the server: nothing, where it was refused. */
async function left() {
  const { storage } = test.server.ports;
  const { files, codes } = await storage.accounts.read(async (reader) => ({
    files: (await reader.list('files', { ownerId: victim.id })).filter(({ state }) => state !== 'signed'),
    codes: await reader.list('codes', { ownerId: victim.id }),
  }));
  return { files: files.length, codes: codes.length };
}
const NOTHING = { files: 0, codes: 0 };

/** Imports what must be refused as a whole, and expects that nothing of it is left. */
async function refused(content: Entries | Uint8Array) {
  const { state, problem, codes } = await importInto(test, victim, content);
  expect({ state, codes }).toEqual({ state: 'refused', codes: [] });
  expect(await left()).toEqual(NOTHING);
  return problem;
}

/** Imports an archive of which the only Code must be refused. */
async function refusedCode(content: Entries) {
  const { state, codes } = await importInto(test, victim, content);
  expect(state).toBe('done');
  expect(await left()).toEqual(NOTHING);
  return codes[0]?.refused;
}

const code = () => jsonOf<ExportedCode>(entries, codePath);
const page = () => jsonOf<ExportedAnnotations>(entries, pagePath);
const without = (path: string): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== path));

/** The bytes of a ZIP with numbers of its headers replaced, in the list of entries and before each of them. */
function patched(zip: Uint8Array, offset: number, value: number, bytes: 2 | 4): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 46 < zip.length; at += 1) {
    const signature = view.getUint32(at, true);
    if (signature !== 0x02014b50 && signature !== 0x04034b50) continue;
    const place = at + (signature === 0x04034b50 ? offset - 2 : offset);
    if (bytes === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
  }
  return zip;
}

describe('an archive is refused as a whole', () => {
  it('where it is no ZIP, is cut off, or is no export', async () => {
    expect(await refused(strToU8('PK, and that is all'))).toMatchObject({ issue: 'notAZip' });
    const whole = zipSync(entries);
    expect(await refused(whole.slice(0, whole.length - 30))).toMatchObject({ issue: 'notAZip' });
    expect(await refused({ 'readme.txt': strToU8('Hello') })).toEqual({
      issue: 'notAnExport',
      entry: 'account.json',
    });
  });

  it.each(['../evil.json', '/etc/passwd', 'a/../../b', String.raw`a\..\b`, 'C:/x', 'codes/\0.json'])(
    'where an entry is called %j',
    async (name) => {
      expect(await refused({ ...entries, [name]: strToU8('{}') })).toMatchObject({ issue: 'unsafePath' });
    },
  );

  it('where two entries have names that some systems take for one', async () => {
    const problem = await refused({ ...entries, 'ACCOUNT.json': strToU8('{}') });
    expect(problem).toEqual({ issue: 'duplicateName', entry: 'ACCOUNT.json' });
  });

  it('where it is encrypted, or packed in a way that nobody knows', async () => {
    expect(await refused(patched(zipSync(entries), 8, 1, 2))).toMatchObject({
      issue: 'encrypted',
      entry: expect.any(String) as string,
    });
    expect(await refused(patched(zipSync(entries), 10, 12, 2))).toMatchObject({ issue: 'unsupported' });
  });

  it('where an entry is a symbolic link', async () => {
    const link = zipSync({ 'account.json': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(await refused(link)).toMatchObject({ issue: 'unsupported', entry: 'account.json' });
  });

  it('where an entry becomes far larger than it is, or says that it does', async () => {
    const zeros = new Uint8Array(5 * 1024 * 1024);
    expect(await refused({ ...entries, 'x.json': zeros })).toMatchObject({
      issue: 'tooDense',
      entry: 'x.json',
    });
    // 4 GiB that are not there.
    expect(await refused(patched(zipSync(entries), 24, 0xfffffff0, 4))).toMatchObject({ issue: 'tooDense' });
    const stored = zipSync(entries, { level: 0 });
    expect(await refused(patched(stored, 24, 0xfffffff0, 4))).toMatchObject({ issue: 'notAZip' });
  });

  it('where it has more entries than anybody needs', async () => {
    const zip = zipSync({ 'a.txt': strToU8('a') });
    const view = new DataView(zip.buffer);
    // The number of entries in the end of the list, in its longer form.
    const end = zip.length - 22;
    const zip64 = new Uint8Array(zip.length + 76);
    zip64.set(zip.subarray(0, end));
    const long = new DataView(zip64.buffer);
    long.setUint32(end, 0x06064b50, true);
    long.setBigUint64(end + 4, 44n, true);
    long.setBigUint64(end + 24, 5_000_000n, true);
    long.setBigUint64(end + 32, 5_000_000n, true);
    long.setBigUint64(end + 40, BigInt(view.getUint32(end + 12, true)), true);
    long.setBigUint64(end + 48, BigInt(view.getUint32(end + 16, true)), true);
    long.setUint32(end + 56, 0x07064b50, true);
    long.setBigUint64(end + 64, BigInt(end), true);
    long.setUint32(end + 72, 1, true);
    zip64.set(zip.subarray(end), end + 76);
    expect(await refused(zip64)).toEqual({ issue: 'tooManyEntries', count: 5_000_000 });
  });

  it('where the list of its entries would fill the memory', async () => {
    const comment = 'x'.repeat(65_000);
    const names = Array.from({ length: 520 }, (_, at): [string, Zippable[string]] => [
      `${at}.txt`,
      [strToU8('a'), { comment }],
    ]);
    const zip = zipSync(Object.fromEntries(names));
    const blobs = {
      size: () => Promise.resolve(zip.length),
      read: (_key: string, { start = 0, end = zip.length - 1 } = {}) =>
        Promise.resolve({ size: zip.length, body: Readable.from([zip.subarray(start, end + 1)]) }),
    };
    await expect(openArchive(blobs, 'x', { totalBytes: Infinity })).rejects.toMatchObject({
      issue: { issue: 'tooLarge', detail: expect.stringContaining('list of entries') as string },
    });
  });

  it('where its first entry is not by the schema, and it says where', async () => {
    const manifest = jsonOf<AccountExport>(entries, 'account.json');
    const wrong = withJson(entries, 'account.json', { ...manifest, codes: [{ path: 7 }] });
    expect(await refused(wrong)).toMatchObject({
      issue: 'notBySchema',
      entry: 'account.json',
      detail: expect.stringContaining('codes.0.path') as string,
    });
    expect(await refused({ ...entries, 'account.json': strToU8('{"a":') })).toMatchObject({
      issue: 'notBySchema',
      entry: 'account.json',
    });
    const newer = withJson(entries, 'account.json', { ...manifest, version: 2 });
    expect(await refused(newer)).toMatchObject({ detail: expect.stringContaining('version') as string });
  });
});

describe('a Code of an archive is refused', () => {
  it('where an entry is missing, cut or another one', async () => {
    expect(await refusedCode(without(codePath))).toEqual({ issue: 'missingEntry', entry: codePath });
    expect(await refusedCode(without(pagePath))).toEqual({ issue: 'missingEntry', entry: pagePath });
    expect(await refusedCode(without(pdfPath))).toEqual({ issue: 'missingEntry', entry: pdfPath });
    const cut = { ...entries, [pdfPath]: entries[pdfPath]!.slice(0, -1) };
    expect(await refusedCode(cut)).toMatchObject({ issue: 'damaged', entry: pdfPath });
    const other = new Uint8Array(entries[pdfPath]!);
    other[other.length - 1] = 32;
    expect(await refusedCode({ ...entries, [pdfPath]: other })).toMatchObject({
      issue: 'damaged',
      entry: pdfPath,
    });
  });

  it('where its JSON is not by the schema, and it says where', async () => {
    const [document] = code().documents;
    const wrong = { ...code(), documents: [{ ...document, title: 7 }] };
    expect(await refusedCode(withJson(entries, codePath, wrong))).toMatchObject({
      issue: 'notBySchema',
      entry: codePath,
      detail: expect.stringContaining('documents.0.title') as string,
    });
    const [selection] = page().selections;
    const polluted = { ...page(), selections: [{ ...selection, color: '__proto__' }] };
    expect(await refusedCode(withJson(entries, pagePath, polluted))).toMatchObject({
      issue: 'notBySchema',
      entry: pagePath,
      detail: expect.stringContaining('selections.0.color') as string,
    });
  });

  it('where ids collide, or lead nowhere', async () => {
    const { documents, people, annotations } = code();
    const twice = { ...code(), documents: [...documents, ...documents] };
    expect(await refusedCode(withJson(entries, codePath, twice))).toMatchObject({ issue: 'duplicateId' });
    const again = { ...code(), annotations: [...annotations, ...annotations] };
    expect(await refusedCode(withJson(entries, codePath, again))).toMatchObject({ issue: 'duplicateId' });
    const same = { ...page(), selections: page().selections.map((each) => ({ ...each, id: 1 })) };
    expect(await refusedCode(withJson(entries, pagePath, same))).toMatchObject({
      issue: 'duplicateId',
      entry: pagePath,
    });
    const foreign = withJson(entries, pagePath, { ...page(), documentId: 4711 });
    expect(await refusedCode(foreign)).toMatchObject({
      issue: 'unknownReference',
      detail: 'documentId: 4711',
    });
    const nobody = withJson(entries, codePath, { ...code(), people: people.slice(1) });
    expect(await refusedCode(nobody)).toMatchObject({ issue: 'unknownReference', entry: pagePath });
  });

  it('where a PDF is none, is locked, or another file is not what it says', async () => {
    const withPdf = (bytes: Uint8Array): Entries => {
      const [document] = code().documents;
      const file = { path: pdfPath, size: bytes.length };
      const versions = document!.versions.map((version) => ({ ...version, file }));
      return {
        ...withJson(entries, codePath, { ...code(), documents: [{ ...document, versions }] }),
        [pdfPath]: bytes,
      };
    };
    expect(await refusedCode(withPdf(strToU8('<html>Hello</html>'.repeat(30))))).toMatchObject({
      issue: 'invalidPdf',
      entry: pdfPath,
    });
    expect(await refusedCode(withPdf(makeLockedPdf()))).toMatchObject({ issue: 'lockedPdf', entry: pdfPath });
    const [selection] = page().selections;
    const file = { path: 'x/evil.png', size: 25 };
    const stamps = { createdAt: selection!.createdAt, updatedAt: selection!.updatedAt, by: selection!.by };
    const attachment = {
      id: 99,
      name: 'a.png',
      type: 'attachment',
      contentType: 'image/png',
      file,
      ...stamps,
    };
    const attached = { ...page(), selections: [{ ...selection, attachments: [attachment] }] };
    const evil = {
      ...withJson(entries, pagePath, attached),
      'x/evil.png': strToU8('<script>alert(1)</script>'),
    };
    expect(await refusedCode(evil)).toMatchObject({ issue: 'wrongType', entry: 'x/evil.png' });
  });

  it('where there is no room for its files, or for another Code', async () => {
    const fill = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024 - PNG.length - 500)]);
    const file = new Blob([new Uint8Array(fill)], { type: 'image/png' });
    await victim.api.files.upload({ file, contentType: 'image/png' });
    const full = await importInto(test, victim, entries);
    expect(full.codes[0]?.refused).toMatchObject({ issue: 'quota', entry: pdfPath });
    expect(await left()).toEqual({ files: 1, codes: 0 });
    victim = await test.newUser(`other${serial}`);
    await victim.api.codes.create({ title: 'One' });
    await victim.api.codes.create({ title: 'Two' });
    const { codes } = await importInto(test, victim, entries);
    expect(codes[0]?.refused).toMatchObject({ issue: 'tooManyCodes' });
    expect(await left()).toEqual({ files: 0, codes: 2 });
  });
});

describe('what is written in an archive', () => {
  it('is never put at a wrong place', async () => {
    const [first, second] = page().selections;
    const moved = { ...first!, startElement: first!.startElement + 1, endElement: first!.endElement + 1 };
    const invented = {
      ...second!,
      id: 77,
      comments: [],
      text: 'Words that stand nowhere in this law at all',
    };
    const beyond = { ...second!, id: 78, comments: [], startPage: 90, endPage: 90 };
    const over = { ...second!, id: 79, comments: [] };
    const changed = withJson(entries, pagePath, {
      ...page(),
      selections: [moved, second, invented, beyond, over],
    });
    const { codes } = await importInto(test, victim, changed);
    expect(codes[0]?.issues).toEqual([
      { issue: 'otherText', count: 2 },
      { issue: 'overlap', count: 1 },
    ]);
    const [document] = (await victim.api.codes.get({ id: codes[0]!.codeId! })).documents;
    const { data } = await victim.api.documents.selections({ id: document!.id });
    // The one that was moved is where its words are.
    expect(data.map(({ text, startElement }) => [text, startElement]).toSorted()).toEqual(
      [first!, second!].map(({ text, startElement }) => [text, startElement]).toSorted(),
    );
  });

  it('is the importer’s own, whatever it says', async () => {
    const me = { id: 1, name: 'Somebody <b>else</b>', isMe: false };
    const future = '2999-01-01T00:00:00.000Z';
    const selections = page().selections.map((each) => ({
      ...each,
      createdAt: future,
      updatedAt: future,
      by: 1,
    }));
    const forged = withJson(
      withJson(entries, codePath, { ...code(), isPublic: true, people: [me] }),
      pagePath,
      { ...page(), selections: selections.map((each) => ({ ...each, comments: [] })) },
    );
    const { codes } = await importInto(test, victim, forged);
    expect(codes[0]?.issues).toEqual([{ issue: 'authors', count: 2 }]);
    const made = await victim.api.codes.get({ id: codes[0]!.codeId! });
    expect(made).toMatchObject({ isPublic: false, owner: { id: victim.id } });
    const { data } = await victim.api.documents.selections({ id: made.documents[0]!.id });
    expect(data).toMatchObject(
      data.map(() => ({
        createdBy: { id: victim.id },
        importedFrom: { author: 'Somebody <b>else</b>', isFromExport: true },
      })),
    );
    expect(data.every(({ createdAt }) => Date.parse(createdAt) <= Date.now())).toBe(true);
  });
});
