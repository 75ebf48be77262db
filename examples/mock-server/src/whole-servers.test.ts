import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLiveSocket } from './testing/live-socket';
import { makePdf } from './testing/make-pdf';
import { missingRedis } from './testing/redis-service';
import { shareCode } from './testing/share-code';
import { startTestFleet, type TestFleet } from './testing/test-fleet';
import { pdfBlob, type TestServer, type TestUser } from './testing/test-server';
import { whyNoPostgres } from './testing/postgres/test-database';

const reason = whyNoPostgres() ?? missingRedis;

describe.skipIf(reason !== undefined)(`two whole servers over one database ${reason ?? ''}`, () => {
  let fleet: TestFleet;
  let ada: TestUser;
  let ben: TestUser;

  beforeAll(async () => {
    fleet = await startTestFleet();
    [ada, ben] = [await fleet.one.newUser('ada'), await fleet.other.newUser('ben')];
  }, 60_000);
  afterAll(() => fleet.stop());

  /** A user's API at one of the servers. */
  const at = (server: TestServer, { token }: TestUser): GlossatorClient => server.client(token);
  /** A user's API where the proxy sends them, another server for each call. */
  const anywhere = ({ token }: TestUser): GlossatorClient =>
    createClient({
      baseUrl: fleet.proxy.url,
      retry: false,
      tokenStore: createMemoryTokenStore({ token }),
    });
  const titles = async (api: GlossatorClient) =>
    (await api.codes.list({ isPublic: false, orderBy: 'title' })).data.map(({ title }) => title);

  it('list at once what the other one has written', async () => {
    const [one, other] = [at(fleet.one, ada), at(fleet.other, ada)];
    for (const [number, [writer, reader]] of [
      [one, other],
      [other, one],
    ].entries()) {
      const { id } = await writer!.codes.create({ title: `Code ${number}` });
      expect(await titles(reader!)).toContain(`Code ${number}`);
      await writer!.codes.update({ id, title: `Renamed ${number}` });
      expect(await titles(reader!)).toContain(`Renamed ${number}`);
    }
    expect(await titles(one)).toEqual(await titles(other));
  });

  it('let people share a Code, whichever server answers', async () => {
    const { id: codeId } = await anywhere(ada).codes.create({ title: 'Shared' });
    expect(await titles(at(fleet.one, ben))).not.toContain('Shared');
    await shareCode({ ...ada, api: anywhere(ada) }, codeId, { ...ben, api: anywhere(ben) }, 'annotate');
    expect(await titles(at(fleet.one, ben))).toContain('Shared');
    expect(await titles(at(fleet.other, ben))).toContain('Shared');
    await anywhere(ada).sharing.revoke({ id: codeId, userId: ben.id });
    expect(await titles(at(fleet.one, ben))).not.toContain('Shared');
    expect(await titles(at(fleet.other, ben))).not.toContain('Shared');
  });

  it('take at an address that the other one has signed, and edit a Code one after the other', async () => {
    const api = anywhere(ada);
    const { id: codeId } = await api.codes.create({ title: 'Law' });
    const upload = async () => {
      const file = pdfBlob(makePdf([['Article 1', 'Text']]));
      return (await api.files.upload({ file, contentType: 'application/pdf' })).uuid;
    };
    const uuids = [await upload(), await upload(), await upload(), await upload()];
    await Promise.all(
      uuids.map((uuid, order) => api.documents.create({ codeId, title: `Law ${order}`, uuid })),
    );
    for (const server of [fleet.one, fleet.other]) {
      const { data } = await at(server, ada).codes.list({ isPublic: false, search: 'Law' });
      expect(data.map(({ documentsCount }) => documentsCount)).toEqual([4]);
    }
    const { documents } = await api.codes.get({ id: codeId });
    expect(documents.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('bring what one writes to who listens at the other, through the proxy', async () => {
    const { id: codeId } = await at(fleet.one, ada).codes.create({ title: 'Heard' });
    const sockets = [];
    for (const _ of [1, 2]) {
      const socket = await openLiveSocket({ server: { address: fleet.proxy.url } }, `codes/${codeId}`);
      socket.join(ada.token);
      await socket.until(() => socket.frames.length > 0);
      sockets.push(socket);
    }
    await at(fleet.one, ada).codes.update({ id: codeId, title: 'Heard everywhere' });
    for (const { frames, until } of sockets)
      await until(() => frames.some(({ type, action }) => type === 'CODE' && action === 'UPDATE'));
    for (const { socket } of sockets) socket.close();
    const { requests, sockets: shares } = fleet.proxy.shares;
    expect([requests.length, shares]).toEqual([2, [1, 1]]);
  });
});
