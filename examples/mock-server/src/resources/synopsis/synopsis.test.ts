import type { InputOf, Operations } from '@glossator/client-sdk/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Synopsis, SynopsisRow } from '../../reports/synopsis';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { LAW, makeLaw } from '../../testing/law-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld, NEW_LAW, refusal } from '../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let reader: TestUser;
let lawId: number;
/** What the last one said, before it was written in a format. */
let said: Synopsis;
const world = createUpdateWorld(() => test);

type Wanted = Partial<InputOf<Operations['documents']['synopsis']>>;

async function fetchFile(user: TestUser, wanted: Wanted = {}): Promise<Blob> {
  return (await user.api.documents.synopsis({ id: lawId, format: 'docx', ...wanted })).blob();
}

/** Headings, folds and rows in their order; of a row the labels, and of its annotations the quotes with the first note. */
async function outline(user: TestUser, wanted: Wanted = {}): Promise<unknown[]> {
  await fetchFile(user, wanted);
  return said.blocks.map((block) =>
    block.type === 'row'
      ? [
          block.old.label,
          block.new.label,
          ...block.annotations.map(({ quote, notes }) => `${quote}: ${notes[0] ?? ''}`),
        ]
      : `${block.type}: ${block.text}`,
  );
}

const rows = (): SynopsisRow[] => said.blocks.flatMap((block) => (block.type === 'row' ? [block] : []));

/** A Code of its own with two Versions of a law, the newer one pending. */
async function twoVersions(before: Uint8Array, after: Uint8Array): Promise<number> {
  const { id: codeId } = await owner.api.codes.create({ title: 'Two' });
  const law = await addDocument(owner, codeId, 'Two', before);
  await owner.api.codes.update({ id: codeId, publication: 'published' });
  await world.replace(owner, law, after);
  return law.id;
}

/** An article with numbered paragraphs. */
const withParagraphs = (...paragraphs: readonly string[]): Record<string, readonly string[]> => ({
  ...LAW,
  '2': paragraphs.map((text, index) => `(${index + 1}) ${text}`),
});

beforeAll(async () => {
  test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
  const { printer } = test.server.ports;
  const { synopsis } = printer;
  Object.assign(printer, {
    synopsis: (...wanted: Parameters<typeof synopsis>) => {
      [said] = wanted;
      return synopsis(...wanted);
    },
  });
  owner = await test.newUser('owner');
  reader = await test.newUser('reader');
  const { codeId, law } = await world.lawCode(owner);
  lawId = law.id;
  await world.share(codeId, reader, 'annotate');
  await owner.api.documents.update({ id: lawId, shortName: 'SalesA' });
  await owner.api.documents.labelVersion({ id: lawId, version: 1, legalDate: '2020-01-01' });
  const first = await world.mark(owner, lawId, 'within fourteen days of the order');
  await owner.api.selections.createComment({ selectionId: first.id, text: 'From **the day** of *order*' });
  await world.mark(owner, lawId, 'given in writing');
  await world.mark(owner, lawId, 'within two years');
  await world.mark(reader, lawId, 'signed for them');
  const own = await world.mark(owner, lawId, 'for the journey');
  await owner.api.selections.update({ id: own.id, visibility: 'private' });
  await world.replace(owner, law, makeLaw(NEW_LAW));
});
afterAll(() => test.stop());

describe('a synopsis of the pending Update', () => {
  it('goes article by article, with own annotations beside the passages and what becomes of them', async () => {
    expect(await outline(owner)).toEqual([
      'heading: Art. 1',
      ['Art. 1, page 1', 'Art. 1, page 1', 'within ten days of the order: to be confirmed: 1 word changed'],
      'fold: Art. 2 to Art. 3: unchanged · 1 annotation in its place',
      'heading: Art. 4 (no longer there)',
      ['Art. 4, page 2', 'Not in the new version', 'given in writing: not found: passage repealed'],
      'fold: Art. 5 to Art. 6: unchanged',
      'heading: Art. 1a (new)',
      ['Not in the old version', 'Art. 1a, page 2'],
    ]);
    const [changed, gone, added] = rows();
    expect(changed?.old.text).toContain('within fourteen days');
    expect(changed?.new.text).toContain('within ten days');
    expect(changed?.annotations[0]?.comments).toMatchObject([
      { by: expect.stringContaining('owner') as string },
    ]);
    expect([gone?.new.text, added?.old.text]).toEqual(['', '']);
  });

  it('says which texts these are, with short name and legal date, in the language that is wanted', async () => {
    await fetchFile(owner, { locale: 'de' });
    expect(said.head).toMatchObject({
      title: 'Synopse',
      subtitle: 'Law (SalesA)',
      columns: ['Alt: Fassung 1, Stand 1. Januar 2020', 'Neu: Fassung 2', 'Anmerkungen'],
    });
    expect(said.head.facts).toContain('3 Änderungen');
    for (const [locale, title] of [
      ['fr', 'Tableau comparatif'],
      ['it', 'Testo a fronte'],
      ['es', 'Cuadro comparativo'],
    ] as const) {
      await fetchFile(owner, { locale });
      expect(said.head.title).toBe(title);
    }
  });

  it('has annotations of others, private ones of the caller’s own, or none, as it is wanted', async () => {
    const quotes = async (user: TestUser, wanted: Wanted): Promise<string[]> => {
      await fetchFile(user, wanted);
      return rows().flatMap(({ annotations }) => annotations.map(({ quote }) => quote));
    };
    const ownOnes = ['within ten days of the order', 'given in writing'];
    expect(await quotes(owner, {})).toEqual(ownOnes);
    expect(await quotes(owner, { annotations: 'all' })).toEqual([ownOnes[0], 'signed for them', ownOnes[1]]);
    expect(await quotes(owner, { withPrivate: true })).toEqual([ownOnes[0], 'for the journey', ownOnes[1]]);
    expect(await quotes(owner, { annotations: 'none', withPrivate: true })).toEqual([]);
    expect(said.head.columns).toHaveLength(2);
    // Others see no pending Version, and nothing private.
    expect(await quotes(reader, { annotations: 'all', withPrivate: true })).toEqual([]);
    expect(said.blocks.filter(({ type }) => type === 'row')).toEqual([]);
    expect(await refusal(fetchFile(reader, { to: 2 }))).toBe('NOT_FOUND');
  });

  it('says nothing of articles without changes where that is not wanted', async () => {
    const all = await outline(owner);
    const some = await outline(owner, { onlyChanged: true });
    expect(some).toEqual(all.filter((block) => !String(block).startsWith('fold')));
    expect(some.length).toBeLessThan(all.length);
  });

  it('comes for Word and as a PDF, with deleted words struck through and inserted ones underlined', async () => {
    const word = await fetchFile(owner);
    expect(word.type).toContain('wordprocessingml');
    const files = unzipSync(new Uint8Array(await word.arrayBuffer()));
    const xml = new TextDecoder().decode(files['word/document.xml']);
    const runs = [...xml.matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => run);
    const runOf = (text: string) => runs.find((run) => run.includes(`>${text}<`));
    expect(runOf('fourteen')).toContain('<w:strike/>');
    expect(runOf('ten')).toContain('<w:u w:val="single"/>');
    expect(xml).toContain('w:orient="landscape"');
    const print = await fetchFile(owner, { format: 'pdf' });
    expect(print.type).toBe('application/pdf');
    expect(await print.slice(0, 5).text()).toBe('%PDF-');
  });
});

describe('a synopsis of two texts', () => {
  it('has the paragraphs around those that changed, as they are', async () => {
    const [one, two, three] = [LAW['3'].join(' '), LAW['5'].join(' '), LAW['6'].join(' ')];
    const lines = (text: string): string => text.slice(0, 70);
    const id = await twoVersions(
      makeLaw(withParagraphs(lines(one), lines(two), lines(three))),
      makeLaw(withParagraphs(lines(one), lines(two).replace('debtor', 'creditor'), lines(three))),
    );
    await outline(owner, { id });
    expect(rows().map(({ isSame, old, new: next }) => [isSame, old.text === next.text, next.label])).toEqual([
      [true, true, 'Art. 2(1), page 1'],
      [false, false, 'Art. 2(2), page 1'],
      [true, true, 'Art. 2(3), page 1'],
    ]);
  });

  it('says what moved from where to where', async () => {
    const { '1': moved, ...rest } = LAW;
    const id = await twoVersions(makeLaw(LAW), makeLaw({ ...rest, '9': moved }));
    const blocks = await outline(owner, { id });
    expect(blocks).toContainEqual([
      'Art. 1, page 1 · moved to Art. 9, page 2',
      'Art. 9, page 2 · moved from Art. 1, page 1',
    ]);
  });

  it('of no law is one of its passages alone', async () => {
    const plain = (text: string) =>
      makeLaw({ '': [text, 'A second line that stays as it has always been.'] });
    const id = await twoVersions(
      plain('The first line is as it was.'),
      plain('The first line is another one.'),
    );
    const blocks = await outline(owner, { id });
    expect(blocks).toEqual([['page 1', 'page 1']]);
  });
});

describe('a synopsis of Versions that were reviewed', () => {
  it('has the annotations as they are by now, for all who may read', async () => {
    const { codeId, law } = await world.lawCode(owner);
    await world.share(codeId, reader, 'read');
    const open = await world.mark(owner, law.id, 'within fourteen days of the order');
    await world.replace(owner, law);
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
    await owner.api.selections.update({ id: open.id, status: 'success' });
    const fresh = await world.mark(owner, law.id, 'sells at a distance');
    expect(fresh.status).toBe('success');
    const wanted = { id: law.id, from: 1, to: 2, annotations: 'all' } as const;
    const blocks = await outline(reader, wanted);
    expect(blocks).toContainEqual([
      'Art. 1, page 1',
      'Art. 1, page 1',
      'within ten days of the order: confirmed: 1 word changed',
    ]);
    expect(blocks).toContainEqual([
      'Not in the old version',
      'Art. 1a, page 2',
      'sells at a distance: made in the new version',
    ]);
    expect(await refusal(fetchFile(reader, { ...wanted, to: 7 }))).toBe('NOT_FOUND');
  });
});
