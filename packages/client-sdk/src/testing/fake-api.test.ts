import { describe, expect, it } from 'vitest';
import { createFakeApi, FAKE_BASE_URL } from './fake-api';
import { FAKE_PASSWORD } from './fake-seed';
import { makePdf } from './make-pdf';

const pdf = (pages: readonly string[]) => new Blob([makePdf(pages)], { type: 'application/pdf' });

function seeded() {
  return createFakeApi({
    clock: () => Date.UTC(2026, 0, 2),
    users: [{ email: 'ada@law.example' }, { email: 'ben@law.example', firstName: 'Ben' }],
    seed: {
      codes: [
        {
          title: 'BGB',
          owner: 'ada@law.example',
          members: { 'ben@law.example': 'annotate' },
          documents: [{ title: 'Book 1', file: makePdf(['one', 'two']), pages: 2 }],
        },
      ],
    },
  });
}

describe('createFakeApi', () => {
  it('starts with the seed, for each member with their access', async () => {
    const api = seeded();
    const code = await api.client(api.signIn('ben@law.example')).codes.get({ id: 1 });
    expect(code).toMatchObject({
      title: 'BGB',
      user: { id: 2, access: 'annotate' },
      owner: { id: 1, name: 'Ada Advocate' },
      sharedUsers: [{ id: 2, name: 'Ben Advocate', access: 'annotate', status: 'accepted' }],
      createdAt: '2026-01-02T00:00:00.000Z',
    });
    expect(code.documents).toMatchObject([{ title: 'Book 1', pages: 2, order: 0 }]);
  });

  it('logs seeded accounts in with the password of the seed', async () => {
    const { user } = await seeded()
      .client()
      .auth.login({ email: 'ADA@law.example', password: FAKE_PASSWORD });
    expect(user.email).toBe('ada@law.example');
  });

  it('refuses a seed that names an unknown account', () => {
    expect(() => createFakeApi({ seed: { codes: [{ title: 'x', owner: 'nobody' }] } })).toThrow(RangeError);
    expect(() => createFakeApi().signIn('nobody')).toThrow(RangeError);
  });

  it('keeps two apis apart', async () => {
    const [one, other] = [seeded(), seeded()];
    await one.client(one.signIn('ada@law.example')).codes.delete({ id: 1 });
    await expect(other.client(other.signIn('ada@law.example')).codes.get({ id: 1 })).resolves.toMatchObject({
      id: 1,
    });
  });

  it.each([
    ['bytes=0-3', 206, '%PDF', 'bytes 0-3/'],
    ['bytes=-6', 206, '%%EOF\n', undefined],
    ['bytes=1-', 206, undefined, undefined],
    ['bytes=5-2', 200, undefined, undefined],
    ['lines=1-2', 200, undefined, undefined],
  ])('answers %s with %i', async (range, status, text, contentRange) => {
    const api = seeded();
    const { url, headers } = api
      .client(api.signIn('ada@law.example'))
      .fileRequest('documents.file', { id: 1 });
    const answer = await api.transport(new Request(url, { headers: { ...headers, range } }));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range') ?? '').toContain(contentRange ?? '');
    if (text !== undefined) expect(await answer.text()).toBe(text);
  });

  it('does not search unless a search is plugged in', async () => {
    const api = seeded();
    const answer = api.client(api.signIn('ada@law.example')).documents.search({ id: 1, text: 'one' });
    await expect(answer).rejects.toMatchObject({ problem: { code: 'NOT_SERVED' } });
  });

  it('inspects PDFs with the given function', async () => {
    const api = createFakeApi({
      users: [{ email: 'ada@law.example' }],
      inspectPdf: () => ({ kind: 'valid', pages: 7 }),
    });
    const client = api.client(api.signIn('ada@law.example'));
    const { id: codeId } = await client.codes.create();
    const { uuid } = await client.files.upload({ file: pdf(['x']), contentType: 'application/pdf' });
    expect(await client.documents.create({ codeId, title: 'x', uuid })).toMatchObject({ pages: 7 });
  });

  it('lets an address be used once, in time', async () => {
    let now = 0;
    const api = createFakeApi({ clock: () => now, users: [{ email: 'ada@law.example' }] });
    const client = api.client(api.signIn('ada@law.example'));
    const put = async (url: string) =>
      api.transport(
        new Request(`${FAKE_BASE_URL}${url}`, {
          method: 'PUT',
          body: pdf(['x']),
          headers: { 'content-type': 'application/pdf' },
        }),
      );
    const { url } = await client.files.sign({ contentType: 'application/pdf' });
    expect((await put(url)).status).toBe(204);
    expect((await put(url)).status).toBe(400);
    const late = await client.files.sign({ contentType: 'application/pdf' });
    now = 10 * 60 * 1000;
    expect((await put(late.url)).status).toBe(400);
  });
});
