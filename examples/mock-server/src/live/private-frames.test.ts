import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareCode } from '../testing/share-code';
import { makePdf } from '../testing/make-pdf';
import { openLiveSocket } from '../testing/live-socket';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';

describe('what is private by now', () => {
  let test: TestServer;
  let ada: TestUser;
  let ben: TestUser;
  beforeAll(async () => {
    test = await startTestServer();
    ada = await test.newUser('ada');
    ben = await test.newUser('ben');
  });
  afterAll(() => test.stop());

  it('is kept from who catches up over the time when it was not, and not from its author', async () => {
    const { id: codeId } = await ada.api.codes.create({});
    const { id: documentId } = await addDocument(ada, codeId, 'Law', makePdf([['Article 1']]));
    await ada.api.codes.update({ id: codeId, publication: 'published' });
    await shareCode(ada, codeId, ben, 'annotate');
    // Their first connection says from where on the log is theirs.
    const first = await openLiveSocket(test, `codes/${codeId}`);
    first.join(ben.token);
    await first.until(() => first.frames.length > 0);
    first.socket.close();
    const since = await (await test.server.ports.storage.code(codeId))?.lastSeq();
    const { id } = await ada.api.notes.create({ documentId, text: 'ask the client' });
    await ada.api.notes.update({ id, text: 'ask the client', visibility: 'private' });
    await ada.api.notes.create({ documentId, text: 'for all' });
    const receivedBy = async ({ token }: TestUser): Promise<string> => {
      const live = await openLiveSocket(test, `codes/${codeId}`);
      live.join(token, since);
      await live.until(() => JSON.stringify(live.frames).includes('for all'));
      live.socket.close();
      return JSON.stringify(live.frames);
    };
    expect(await receivedBy(ada)).toContain('ask the client');
    const frames = await receivedBy(ben);
    expect(frames).not.toContain('ask the client');
    expect(frames).toContain('"PING"');
  });
});
