import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOfText, samplePdf } from '../../pdf/sample-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const LINES = [
  'Statute on Ports',
  'Section 1 Purpose',
  'Ports are kept.',
  'Section 2 Fees',
  'Fees are due immediately.',
];

/** The lines of a statute as one page, which is printed as xii. */
function statute(): Uint8Array {
  const text = LINES.map((line, row) => `1 0 0 1 72 ${720 - 24 * row} Tm (${line}) Tj`).join('\n');
  return samplePdf({ pages: [`BT /F 12 Tf\n${text}\nET`, lineOfText('The end')], firstLabel: 12 });
}

describe('where Selections are', () => {
  let test: TestServer;
  let owner: TestUser;
  beforeAll(async () => {
    test = await startTestServer();
    owner = await test.newUser('owner');
  });
  afterAll(() => test.stop());

  it('is said on request: the page as it is printed, and the article', async () => {
    const { id: codeId } = await owner.api.codes.create({});
    const { id } = await addDocument(owner, codeId, 'Ports', statute());
    const [hit] = (await owner.api.documents.search({ id, text: 'Fees are due' })).data;
    if (!hit) throw new Error('The text is not there');
    const { excerpt: _excerpt, match: _match, ...range } = hit;
    await owner.api.selections.create({ documentId: id, text: 'Fees are due', color: 'COLOR_1', ...range });
    expect((await owner.api.documents.selections({ id })).data[0]).not.toHaveProperty('cited');
    const { data } = await owner.api.documents.selections({ id, cited: true });
    expect(data[0]?.cited).toEqual({ page: 'xii', citation: 'Section 2' });
    const file = await owner.api.codes.annotationsDocument({ id: codeId, format: 'md' });
    expect(await (await file.blob()).text()).toContain('**Section 2, Ports, page xii**');
  });
});
