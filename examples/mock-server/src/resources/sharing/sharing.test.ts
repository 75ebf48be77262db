import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberId } from '../../permissions/code-access';
import { shareCode } from '../../testing/share-code';
import { openLiveSocket } from '../../testing/live-socket';
import { startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

describe('sharing a Code', () => {
  let test: TestServer;
  let owner: TestUser;
  let guest: TestUser;
  let codeId: number;
  beforeAll(async () => {
    test = await startTestServer({ env: { RATE_INVITE: '30', RATE_MAIL: '2', RATE_REQUEST: '3' } });
    owner = await test.newUser('owner');
    guest = await test.newUser('guest');
  });
  afterAll(() => test.stop());

  const accounts = () => test.server.ports.storage.accounts;
  const usersAt = (emailKey: string) =>
    accounts().read(async (reader) => (await reader.list('users', { emailKey })).map((row) => row.userType));
  const newCode = async (title = 'Law') => (codeId = (await owner.api.codes.create({ title })).id);
  const invite = async (email: string) => {
    const { data } = await owner.api.sharing.invite({ id: codeId, emails: [email], access: 'read' });
    return data[0]?.id ?? 0;
  };

  it('keeps an address without an account only as long as an invitation waits for it', async () => {
    const email = 'nobody@law.example';
    const first = await newCode();
    const withdrawn = await invite(email);
    await newCode();
    const revoked = await invite(email);
    expect(await usersAt(email)).toEqual(['tmp_user']);
    await owner.api.sharing.deleteInvitation({ id: withdrawn });
    expect(await usersAt(email)).toEqual(['tmp_user']);
    await owner.api.sharing.revoke({ id: codeId, userId: revoked });
    expect(await usersAt(email)).toEqual([]);
    codeId = first;
    await invite(email);
    await owner.api.codes.delete({ id: codeId });
    expect(await usersAt(email)).toEqual([]);
    expect(await accounts().read((reader) => reader.list('notifications'))).toEqual([]);
  });

  it('answers the same and uses up the same numbers for every address, so that none tells of an account, nor of what its user has set', async () => {
    await newCode();
    const nextId = () => accounts().transact((transaction) => transaction.nextId());
    const addresses = ['unknown@law.example'];
    for (const notificationMails of ['atOnce', 'daily', 'never'] as const) {
      const user = await test.newUser(`mails-${notificationMails.toLowerCase()}`);
      await user.api.profile.update({ notificationMails });
      addresses.push(user.email);
    }
    const used = [];
    for (const email of addresses) {
      const before = await nextId();
      const { data } = await owner.api.sharing.invite({ id: codeId, emails: [email], access: 'read' });
      await test.server.services.background.idle();
      expect(data).toMatchObject([{ name: email, email }]);
      const [invited] = data;
      if (!invited) throw new Error('nobody was invited');
      const { id, invitationId = 0, ...answer } = invited;
      used.push({
        ...answer,
        name: '',
        email: '',
        ids: [id - before, invitationId - before, (await nextId()) - before],
      });
    }
    for (const each of used) expect(each).toEqual(used[0]);
    const mails = [];
    for (const email of addresses)
      mails.push((await test.mailsTo(email)).filter(({ text }) => text.includes('/library')).length);
    expect(mails).toEqual([1, 1, 0, 0]);
    const asked = [];
    for (const id of [codeId, 2_000_000_000]) {
      const before = await nextId();
      await (await test.newUser(`asks-${id}`)).api.sharing.requestAccess({ id, access: 'read' });
      await test.server.services.background.idle();
      asked.push((await nextId()) - before);
    }
    expect(asked[0]).toBe(asked[1]);
  });

  it('sends an address no more mails than it may get, and says nothing of it', async () => {
    await newCode();
    const email = 'much-invited@law.example';
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push(await invite(email));
    expect(new Set(answers).size).toBe(1);
    expect(await test.mailsTo(email)).toHaveLength(2);
  });

  it('lets a user invite so many addresses an hour, however they are put into calls', async () => {
    const busy = await test.newUser('busy');
    const { id } = await busy.api.codes.create({});
    const emails = (from: number, count: number) =>
      Array.from({ length: count }, (_none, n) => `a${from + n}@law.example`);
    const call = (some: string[]) => busy.api.sharing.invite({ id, emails: some, access: 'read' });
    await call(emails(0, 18));
    await expect(call([...emails(18, 2), busy.email])).rejects.toMatchObject({
      problem: { code: 'VALIDATION' },
    });
    await expect(call(emails(18, 13))).rejects.toMatchObject({ problem: { code: 'RATE_LIMITED' } });
    await call(emails(18, 12));
    await expect(call(emails(30, 1))).rejects.toMatchObject({ problem: { code: 'RATE_LIMITED' } });
  });

  it('lets a user ask for access so many times an hour', async () => {
    const eager = await test.newUser('eager');
    const ask = (id: number) => eager.api.sharing.requestAccess({ id, access: 'read' });
    for (const id of [1, 2, 3]) await ask(id);
    await expect(ask(4)).rejects.toMatchObject({ problem: { code: 'RATE_LIMITED' } });
  });

  it('writes to whom it is for in tsuccessor language, and puts nothing into the mail that leads elsewhere', async () => {
    await newCode('Law\r\nBcc: all@law.example');
    await accounts().transact(async (transaction) => {
      const row = (await transaction.get('users', guest.id))!;
      await transaction.put('users', { ...row, locale: 'de' });
    });
    await invite(guest.email);
    const [mail] = (await test.mailsTo(guest.email)).slice(-1);
    expect(mail?.subject).toBe('owner Lovelace lädt Sie zu „Law Bcc: all@law.example“ ein');
    expect(mail?.text).toContain('mit dem Zugriff „Lesen“');
    expect(mail?.to).toEqual([guest.email]);
  });

  it('tells the other windows of the owner, and who was invited, what becomes of an invitation', async () => {
    await newCode();
    const own = async ({ token }: TestUser) => {
      const socket = await openLiveSocket(test, 'users');
      socket.join(token);
      await socket.until(() => socket.frames.length > 0);
      const access = () =>
        socket.frames.filter(
          ({ type, data }) => type === 'ACCESS' && JSON.stringify(data).includes(`"codeId":${codeId},`),
        );
      return { access, receives: (count: number) => socket.until(() => access().length >= count) };
    };
    const [ownerSocket, guestSocket] = [await own(owner), await own(guest)];
    await invite(guest.email);
    await ownerSocket.receives(1);
    const pending = (await owner.api.sharing.list({ id: codeId })).data.find(
      ({ status }) => status === 'pending',
    );
    const userId = pending?.id ?? 0;
    await owner.api.sharing.updateAccess({ id: codeId, userId, access: 'organize' });
    await guestSocket.receives(1);
    await owner.api.sharing.revoke({ id: codeId, userId });
    await guestSocket.receives(2);
    await ownerSocket.receives(3);
    const about = { codeId, userId: owner.id, access: 'owner' };
    expect(ownerSocket.access().map(({ action, data }) => [action, data])).toEqual(
      Array(3).fill(['UPDATE', about]),
    );
    expect(guestSocket.access().map(({ action }) => action)).toEqual(['DELETE', 'DELETE']);
  });

  it('has those who may see more than before fetch everything anew, and those who may see less go on', async () => {
    const ben = await test.newUser('ben');
    await newCode();
    await shareCode(owner, codeId, ben, 'annotate');
    const listen = async (lastSeq?: number) => {
      const socket = await openLiveSocket(test, `codes/${codeId}`);
      socket.join(ben.token, lastSeq);
      await socket.until(() => socket.frames.length > 0);
      return socket;
    };
    const change = (access: 'read' | 'organize') =>
      owner.api.sharing.updateAccess({ id: codeId, userId: ben.id, access });
    const seqOf = ({ frames }: Awaited<ReturnType<typeof listen>>) =>
      (frames[0]?.data as { readonly seq: number }).seq;
    const first = await listen();
    const seq = seqOf(first);
    await change('read');
    await first.until(() => first.frames.some(({ type }) => type === 'ACCESS'));
    expect(first.frames.at(-1)).toMatchObject({ action: 'UPDATE', seq: seq + 1, data: { access: 'read' } });
    expect(first.isClosed()).toBe(false);
    await change('organize');
    expect(await first.closed).toBe(1013);
    expect(first.frames.at(-1)).toMatchObject({ type: 'ACCESS', data: { access: 'organize' } });
    const second = await listen(seq);
    expect(second.frames[0]).toMatchObject({ data: { reload: true } });
    await owner.api.sharing.revoke({ id: codeId, userId: ben.id });
    expect(await second.closed).toBe(4403);
    await shareCode(owner, codeId, ben, 'organize');
    expect((await listen(seqOf(second))).frames[0]).toMatchObject({ data: { reload: true } });
  });

  it('hands a Code over whole: who owned it goes on listening, and who owns it now fetches it anew', async () => {
    const cleo = await test.newUser('cleo');
    await newCode();
    await shareCode(owner, codeId, cleo, 'read');
    const sockets = [];
    for (const { token } of [owner, cleo]) {
      const socket = await openLiveSocket(test, `codes/${codeId}`);
      socket.join(token);
      await socket.until(() => socket.frames.length > 0);
      sockets.push(socket);
    }
    await owner.api.sharing.updateAccess({ id: codeId, userId: cleo.id, access: 'owner' });
    const [former, present] = sockets;
    expect(await present!.closed).toBe(1013);
    const own = ({ data }: { readonly data?: unknown }) =>
      JSON.stringify(data).includes(`"userId":${owner.id},`);
    await former!.until(() => former!.frames.some(own));
    expect(former!.frames.filter(own)).toMatchObject([{ action: 'UPDATE', data: { access: 'organize' } }]);
    expect(former!.isClosed()).toBe(false);
    const rows = await accounts().read((reader) => reader.list('members', { codeId }));
    expect(rows).toMatchObject([{ id: memberId(codeId, owner.id), access: 'organize', status: 'accepted' }]);
  });

  it('reads members that older releases stored', async () => {
    const { id } = await owner.api.codes.create({});
    await accounts().transact((transaction) =>
      transaction.put('members', {
        id: memberId(id, guest.id),
        codeId: id,
        userId: guest.id,
        access: 'read',
        status: 'accepted',
      }),
    );
    const change = { id, userId: guest.id, access: 'annotate' as const };
    expect(await owner.api.sharing.updateAccess(change)).toMatchObject({ id: guest.id, access: 'annotate' });
  });
});

describe('handing a Code over', () => {
  it('is refused where the new owner owns as many Codes as one may, and changes nothing', async () => {
    const test = await startTestServer({ env: { CODES_PER_USER: '1' } });
    const [owner, successor] = [await test.newUser('owner'), await test.newUser('successor')];
    const { id } = await owner.api.codes.create({ title: 'Handed over' });
    const own = await successor.api.codes.create({ title: 'Own' });
    await shareCode(owner, id, successor, 'organize');
    const handOver = () => owner.api.sharing.updateAccess({ id, userId: successor.id, access: 'owner' });
    await expect(handOver()).rejects.toMatchObject({ problem: { code: 'QUOTA_EXCEEDED' } });
    expect((await owner.api.codes.get({ id })).user.access).toBe('owner');
    expect((await successor.api.codes.get({ id })).user.access).toBe('organize');
    await successor.api.codes.delete({ id: own.id });
    await successor.api.codes.deleteForGood({ id: own.id });
    await handOver();
    expect((await successor.api.codes.get({ id })).user.access).toBe('owner');
    await test.stop();
  });
});

describe('a change of access that a kill kept from the log of its Code', () => {
  it('is written at the next start, as the access is then, and once', async () => {
    const first = await startTestServer();
    const [owner, guest] = [await first.newUser('owner'), await first.newUser('guest')];
    const { id } = await owner.api.codes.create({ title: 'Shared' });
    await shareCode(owner, id, guest, 'read');
    // As a kill after the members' transaction leaves it: nothing of the log is written.
    vi.spyOn(first.server.services.accessNews, 'announce').mockResolvedValue();
    await owner.api.sharing.revoke({ id, userId: guest.id });
    await first.stop({ keepData: true });
    const eventsOf = async ({ server }: TestServer) => {
      const partition = await server.ports.storage.code(id);
      const { events = [] } = (await partition?.eventsAfter(0, 100)) ?? {};
      return events.flatMap(({ event }) => (event.type === 'ACCESS' ? [event] : []));
    };
    for (const isLast of [false, true]) {
      const next = await startTestServer({ dataDir: first.dataDir });
      const events = await eventsOf(next);
      expect(events.filter(({ action }) => action === 'DELETE')).toMatchObject([
        { data: { codeId: id, userId: guest.id } },
      ]);
      await next.stop({ keepData: !isLast });
    }
  });
});
