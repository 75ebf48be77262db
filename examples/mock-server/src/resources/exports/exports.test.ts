import type { InputOf, Operations } from '@glossator/client-sdk/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../problems/problem-error';
import { createInProcessComparer } from '../../testing/in-process-comparer';
import { LAW, makeLaw } from '../../testing/law-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { createUpdateWorld, refusal } from '../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let reader: TestUser;
let codeId: number;
let lawId: number;
const world = createUpdateWorld(() => test);

type Wanted = Partial<InputOf<Operations['codes']['annotationsDocument']>>;

async function fetchFile(user: TestUser, wanted: Wanted): Promise<Blob> {
  return (await user.api.codes.annotationsDocument({ id: codeId, format: 'md', ...wanted })).blob();
}

/** The Markdown of what somebody gets. */
async function read(user: TestUser, wanted: Wanted = {}): Promise<string> {
  return (await fetchFile(user, wanted)).text();
}

/** Its headings and citations, in their order. */
async function outline(user: TestUser, wanted: Wanted): Promise<string[]> {
  const text = await read(user, wanted);
  return text.split('\n').filter((line) => /^(?:##|\*\*)/.test(line));
}

beforeAll(async () => {
  test = await startTestServer({ ports: { comparer: createInProcessComparer() } });
  owner = await test.newUser('owner');
  reader = await test.newUser('reader');
  const { codeId: id, law } = await world.lawCode(owner);
  codeId = id;
  lawId = law.id;
  await world.share(codeId, reader, 'annotate');
  await owner.api.codes.setColor({ id: codeId, color: 'COLOR_3', name: 'Deadlines' });
  await owner.api.documents.update({ id: lawId, shortName: 'SalesA' });
  const later = await world.mark(owner, lawId, 'within two years');
  await owner.api.selections.update({ id: later.id, color: 'COLOR_3', tags: ['time limit'] });
  const first = await world.mark(reader, lawId, 'within fourteen days');
  const { id: replyTo } = await owner.api.selections.createComment({
    selectionId: first.id,
    text: 'From **the day** of *order*',
  });
  await reader.api.selections.createComment({ selectionId: first.id, text: '- yes', replyTo });
  const own = await world.mark(owner, lawId, 'instalments need');
  await owner.api.selections.update({ id: own.id, visibility: 'private' });
  const others = await world.mark(reader, lawId, 'given in writing');
  await reader.api.selections.update({ id: others.id, visibility: 'private' });
});
afterAll(() => test.stop());

describe('annotations as a document', () => {
  it('are grouped by article, with quotes, citations, comments and tags', async () => {
    const day = new Date().toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const text = await read(owner);
    expect(text).toContain('# Annotations: Sales\n\nDocument: Law (SalesA)\\\n');
    expect(text).toContain(
      '\nEverybody’s annotations, without private ones\\\n2 annotations · Grouped by article',
    );
    expect(text.slice(text.indexOf('## '))).toBe(`## Law (SalesA)

### Art. 1

**Art. 1 SalesA, page 1**

> within fourteen days

reader Lovelace, ${day} · yellow

- **owner Lovelace, ${day}**

  From **the day** of *order*

  - **Reply by reader Lovelace, ${day}**

    - yes

### Art. 3

**Art. 3 SalesA, page 1**

> within two years

Tags: time limit\\
owner Lovelace, ${day} · Deadlines (green)
`);
  });

  it('have private ones of the caller’s own where these are wanted, and never those of others', async () => {
    const text = await read(owner, { withPrivate: true });
    expect(text).toContain('instalments need');
    expect(text).toContain('yellow · Private');
    expect(text).not.toContain('given in writing');
    const theirs = await read(reader, { withPrivate: true });
    expect(theirs).toContain('given in writing');
    expect(theirs).not.toContain('instalments need');
  });

  it('are grouped by color, with the names of the legend, and by person', async () => {
    expect(await outline(owner, { groupBy: 'color' })).toEqual([
      '## yellow',
      '**Art. 1 SalesA, page 1**',
      '## Deadlines (green)',
      '**Art. 3 SalesA, page 1**',
    ]);
    expect(await outline(owner, { groupBy: 'person' })).toEqual([
      '## owner Lovelace',
      '**Art. 3 SalesA, page 1**',
      '## reader Lovelace',
      '**Art. 1 SalesA, page 1**',
    ]);
    expect(await outline(reader, { groupBy: 'person', onlyOwn: true })).toEqual([
      '## reader Lovelace',
      '**Art. 1 SalesA, page 1**',
    ]);
  });

  it('are those of the whole Code, or of one of its documents', async () => {
    const { id } = await owner.api.codes.create({ title: 'Both' });
    const one = await addDocument(owner, id, 'First', makeLaw(LAW));
    const other = await addDocument(owner, id, 'Second', makeLaw(LAW));
    await world.mark(owner, other.id, 'within two years');
    await world.mark(owner, one.id, 'within two years');
    const range = {
      startPage: 1,
      startElement: 0,
      startCharacter: 0,
      endPage: 1,
      endElement: 0,
      endCharacter: 0,
    };
    const area = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.1 };
    await owner.api.selections.create({ documentId: one.id, text: '', color: 'COLOR_1', ...range, area });
    expect(await outline(owner, { id, groupBy: 'color' })).toEqual([
      '## yellow',
      '### First',
      '**Art. 3, First, page 1**',
      '**First, p. 2**',
      '### Second',
      '**Art. 3, Second, page 1**',
    ]);
    expect(await outline(owner, { id, documentId: other.id, groupBy: 'color' })).toEqual([
      '## yellow',
      '**Art. 3, Second, page 1**',
    ]);
    expect(await read(owner, { id, documentId: one.id })).toContain(
      '### Outside of articles\n\n**First, p. 2**\n\nArea of the page',
    );
    expect(await refusal(fetchFile(owner, { id, documentId: lawId }))).toBe('NOT_FOUND');
  });

  it('without a place are cited where they were', async () => {
    const { codeId: id, law } = await world.lawCode(owner);
    await world.mark(owner, law.id, 'given in writing');
    await world.replace(owner, law);
    await owner.api.codes.review({ id, reviewResult: 'approve' });
    const text = await read(owner, { id });
    expect(text).toContain(
      '### Without a place in the current version\n\n**Art. 4, Law, page 2**\n\n> given in writing',
    );
    expect(text).toContain('There is no place in the current version; this one is in version 1.');
  });

  it('come for Word and as a PDF, in the language that is wanted', async () => {
    const word = await fetchFile(owner, { format: 'docx', locale: 'de' });
    expect(word.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    const files = unzipSync(new Uint8Array(await word.arrayBuffer()));
    const text = new TextDecoder().decode(files['word/document.xml']).replaceAll(/<[^>]+>/g, ' ');
    for (const words of [
      'Anmerkungen',
      'Nach Artikeln geordnet',
      'within fourteen days',
      'Schlagwörter: time limit',
    ])
      expect(text).toContain(words);
    const print = await fetchFile(owner, { format: 'pdf', locale: 'fr' });
    expect(print.type).toBe('application/pdf');
    expect(await print.slice(0, 5).text()).toBe('%PDF-');
  });

  it('are cited by pages alone only where the text cannot be read, not where too many are being read', async () => {
    const structure = vi.spyOn(test.server.services.texts, 'structure');
    try {
      structure.mockRejectedValue(new ProblemError('CONFLICT'));
      expect(await read(owner)).not.toContain('Art. ');
      structure.mockRejectedValue(new ProblemError('RATE_LIMITED'));
      expect(await refusal(fetchFile(owner, {}))).toBe('RATE_LIMITED');
    } finally {
      structure.mockRestore();
    }
  });

  it('say that there are none', async () => {
    const { id } = await owner.api.codes.create({});
    expect(await read(owner, { id, locale: 'es' })).toContain('Ninguna anotación · Agrupadas por artículo');
  });
});
