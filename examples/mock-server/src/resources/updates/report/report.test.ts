import type { LocaleCode } from '@glossator/i18n';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInProcessComparer } from '../../../testing/in-process-comparer';
import { LAW, makeLaw } from '../../../testing/law-pdf';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld, NEW_LAW, refusal } from '../../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let reader: TestUser;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
  owner = await test.newUser('owner');
  reader = await test.newUser('reader');
});
afterAll(() => test.stop());

/** A table as a spreadsheet reads it (RFC 4180), a record for each row by the names in the first line. */
async function readTable(codeId: number, updateId: number, locale: LocaleCode = 'en') {
  const input = { id: codeId, updateId, format: 'csv' as const, locale };
  const file = await (await reader.api.codes.updateReport(input)).blob();
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const fields: string[][] = [[]];
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const [, value = '', end] = match;
    fields.at(-1)?.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === '\r\n') fields.push([]);
  }
  expect(fields.pop()).toEqual([]);
  const [head = [], ...rows] = fields;
  for (const row of rows) expect(row).toHaveLength(head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

/** The words of the printed report. */
async function readPrinted(codeId: number, updateId: number, locale: LocaleCode) {
  const input = { id: codeId, updateId, format: 'pdf' as const, locale };
  const file = await (await reader.api.codes.updateReport(input)).blob();
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])));
  }
  await pdf.loadingTask.destroy();
  return texts.join(' ').replaceAll(/ +/g, ' ');
}

it('tells what became of each annotation, then and by now, and keeps it when the next Update comes', async () => {
  const { codeId, law } = await world.lawCode(owner);
  await owner.api.codes.update({ id: codeId, title: '=HYPERLINK("x")' });
  await world.share(codeId, reader, 'read');
  const kept = await world.mark(owner, law.id, 'within two years');
  const edited = await world.mark(owner, law.id, 'within fourteen days');
  const repealed = await world.mark(owner, law.id, 'given in writing');
  const gone = await world.mark(owner, law.id, 'instalments need');
  await world.replace(owner, law);
  await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
  await world.mark(owner, law.id, 'durable medium');

  const { data } = await reader.api.codes.updates({ id: codeId });
  expect(data).toMatchObject([
    {
      reviewResult: 'approve',
      hasReport: true,
      isFromSource: false,
      reviewedBy: { id: owner.id },
      documents: [
        {
          documentId: law.id,
          fromVersion: 1,
          toVersion: 2,
          carryOver: { success: 2, unconfirmed: 1, failed: 1 },
        },
      ],
    },
  ]);
  const first = data[0]?.id ?? 0;
  const rows = await readTable(codeId, first);
  const rowOf = (table: typeof rows, { id }: { id: number }) =>
    table.find((row) => row['Annotation'] === String(id));
  expect(rows.map((row) => row['Annotation'])).toEqual(
    [edited, gone, kept, repealed].map(({ id }) => String(id)),
  );
  expect(rowOf(rows, kept)).toMatchObject({
    Code: '\'=HYPERLINK("x")',
    Document: 'Law',
    Author: 'owner Lovelace',
    Status: 'carried over',
    Reason: 'text identical',
    'Old wording': 'within two years',
    'New wording': 'within two years',
    'Old version': '1',
    'New version': '2',
    'Old page': '1',
    'New page': '1',
    'Confirmed by': '',
    'Short name': '',
    'Old citation': expect.stringContaining('3'),
    'New citation': expect.stringContaining('3'),
  });
  expect(rowOf(rows, edited)).toMatchObject({
    Status: 'to be confirmed',
    Reason: '1 word changed',
    'New wording': 'within ten days',
  });
  expect(rowOf(rows, repealed)).toMatchObject({ Status: 'not found', 'New page': '', 'New wording': '' });

  await owner.api.selections.update({ id: edited.id, status: 'success' });
  await owner.api.selections.delete({ id: gone.id });
  const german = (await readTable(codeId, first, 'de')).map((row) => row['Status']);
  expect(german).toEqual(['bestätigt', 'seither gelöscht', 'übernommen', 'nicht gefunden']);
  const confirmed = rowOf(await readTable(codeId, first), edited);
  expect(confirmed).toMatchObject({ Status: 'confirmed', 'Confirmed by': 'owner Lovelace' });
  expect(Date.parse(confirmed?.['Confirmed at (UTC)'] ?? '')).toBeGreaterThan(0);

  const printed = await readPrinted(codeId, first, 'de');
  for (const text of [
    'Übernahmebericht',
    '=HYPERLINK("x")',
    'Law: Fassung 1 zu Fassung 2',
    'bestätigt: 1 Wort geändert',
    'within fourteen days',
    'within ten days',
    'bestätigt von owner Lovelace',
    'keine Stelle in der neuen Fassung',
    'Seite 1 von 1',
  ])
    expect(printed).toContain(text);
  expect(await readPrinted(codeId, first, 'en')).toContain('confirmed by owner Lovelace');
  const french = await readPrinted(codeId, first, 'fr');
  for (const text of [
    'Law : version 1 vers version 2',
    'confirmée : 1 mot modifié',
    'Ancien : Art. 1, page 1',
    'Page 1 sur 1',
  ])
    expect(french).toContain(text);
  for (const [locale, title] of [
    ['it', 'Resoconto'],
    ['es', 'Informe'],
  ] as const)
    expect(await readPrinted(codeId, first, locale)).toContain(title);

  const third = { ...NEW_LAW, '1': NEW_LAW['1']?.map((line) => line.replace('ten', 'eight')) ?? [] };
  await world.replace(owner, law, makeLaw(third));
  await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
  expect(rowOf(await readTable(codeId, first), edited)).toEqual(confirmed);
  const [second] = (await reader.api.codes.updates({ id: codeId, limit: 1 })).data;
  expect(rowOf(await readTable(codeId, second?.id ?? 0), edited)).toMatchObject({
    'Old wording': 'within ten days',
    'New wording': 'within eight days',
    Status: 'to be confirmed',
  });
  const page = await reader.api.codes.updates({ id: codeId, limit: 1 });
  const rest = await reader.api.codes.updates({ id: codeId, limit: 1, cursor: page.next ?? '' });
  expect(rest).toMatchObject({ data: [{ id: first }] });
  expect(rest.next).toBeUndefined();
});

it('cites documents by their short names, and places in the style that the Code has by now', async () => {
  const { codeId, law } = await world.lawCode(owner);
  await world.share(codeId, reader, 'read');
  await owner.api.documents.update({ id: law.id, shortName: 'DSA' });
  const edited = await world.mark(owner, law.id, 'within fourteen days');
  await world.replace(owner, law);
  /** How the comparison cites the passage, to who reviews it or, afterwards, decides about it. */
  const citationsOf = async (showUpdates: boolean) => {
    const { data } = await owner.api.documents.selections({ id: law.id, showUpdates });
    const { data: changes } = await owner.api.documents.changes({ id: law.id, from: 1, to: 2 });
    const change = changes.find(({ kind }) => kind === 'replaced');
    const reason = data.find(({ id }) => id === edited.id)?.carriedOver?.reason;
    return [reason?.from, reason?.to, change?.oldCitation, change?.newCitation];
  };
  expect(await citationsOf(true)).toEqual(Array(4).fill('Art. 1'));
  await owner.api.codes.update({ id: codeId, citationStyle: 'plain' });
  expect(await citationsOf(true)).toEqual(Array(4).fill('Article 1'));
  await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
  await owner.api.codes.update({ id: codeId, citationStyle: 'spanish' });
  expect(await citationsOf(false)).toEqual(Array(4).fill('art. 1'));

  const [update] = (await reader.api.codes.updates({ id: codeId })).data;
  const [row] = await readTable(codeId, update?.id ?? 0);
  expect(row).toMatchObject({
    Document: 'Law',
    'Short name': 'DSA',
    'Old citation': 'art. 1 DSA',
    'New citation': 'art. 1 DSA',
  });
  const printed = await readPrinted(codeId, update?.id ?? 0, 'de');
  expect(printed).toContain('Law (DSA): Fassung 1 zu Fassung 2');
  expect(printed).toContain('art. 1 DSA, Seite 1');
});

it('keeps what was declined, copied or deleted', async () => {
  const { codeId, law } = await world.lawCode(owner);
  await world.share(codeId, reader, 'read');
  await world.mark(owner, law.id, 'within two years');
  await world.replace(owner, law);
  await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
  await world.replace(owner, law);
  const copy = await owner.api.codes.review({ id: codeId, reviewResult: 'copy' });
  const { data } = await owner.api.codes.updates({ id: codeId });
  const replaced = { fromVersion: 1, toVersion: 2, carryOver: { success: 1, unconfirmed: 0, failed: 0 } };
  expect(data).toMatchObject([
    { reviewResult: 'copy', hasReport: false, documents: [replaced] },
    { reviewResult: 'decline', hasReport: false, documents: [replaced] },
  ]);
  // What never became part of the Code was not for readers while it was pending, and is not afterwards.
  expect((await reader.api.codes.updates({ id: codeId })).data).toMatchObject([
    { reviewResult: 'copy', documents: [] },
    { reviewResult: 'decline', documents: [] },
  ]);
  const none = reader.api.codes.updateReport({ id: codeId, updateId: data[0]?.id ?? 0, format: 'csv' });
  expect(await refusal(none)).toBe('NOT_FOUND');

  await world.share(copy.id, reader, 'read');
  const copied = (await reader.api.codes.updates({ id: copy.id })).data;
  expect(copied).toMatchObject([{ reviewResult: 'copy', hasReport: true, documents: [replaced] }]);
  expect(await readTable(copy.id, copied[0]?.id ?? 0)).toMatchObject([{ Status: 'carried over' }]);

  const other = await owner.api.documents.create({
    codeId,
    title: 'Other',
    uuid: await world.upload(owner, makeLaw({ '1': LAW['1'] })),
  });
  await owner.api.documents.delete({ id: law.id });
  await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
  const [newest] = (await reader.api.codes.updates({ id: codeId })).data;
  expect(newest?.documents).toMatchObject([
    { documentId: law.id, warnings: ['deleted'], fromVersion: 1 },
    { documentId: other.id, warnings: ['added'] },
  ]);
  expect(await readTable(codeId, newest?.id ?? 0)).toMatchObject([
    { Status: 'document deleted', 'Old wording': 'within two years', 'New wording': '' },
  ]);
});
