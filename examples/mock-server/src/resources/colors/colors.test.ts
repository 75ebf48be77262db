import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

describe('a color of the legend that becomes another', () => {
  let test: TestServer;
  let owner: TestUser;
  beforeAll(async () => {
    test = await startTestServer();
    owner = await test.newUser('owner');
  });
  afterAll(() => test.stop());

  it('is the other one on Selections that are brought back, too', async () => {
    const { api } = owner;
    const { id: codeId } = await api.codes.create({});
    const { id: documentId } = await addDocument(owner, codeId, 'Law', makePdf([['Article 1 Duties']]));
    const mark = (start: number, end: number, color: string) =>
      api.selections.create({
        documentId,
        text: 'Article 1 Duties'.slice(start, end),
        color,
        startPage: 0,
        startElement: 0,
        startCharacter: start,
        endPage: 0,
        endElement: 0,
        endCharacter: end,
      });
    await api.codes.setColor({ id: codeId, color: '#ffaaaa', name: 'Deadline' });
    const painted = await mark(0, 7, '#ffaaaa');
    const other = await mark(10, 16, 'COLOR_3');
    await api.selections.delete({ id: painted.id });
    await api.selections.delete({ id: other.id });
    await api.codes.setColor({ id: codeId, color: '#aaffaa', replaces: '#ffaaaa' });
    expect((await api.selections.restore({ id: painted.id })).color).toBe('#aaffaa');
    expect((await api.selections.restore({ id: other.id })).color).toBe('COLOR_3');
  });
});
