import { beforeAll, describe, expect, it } from 'vitest';
import { API_BASE, listOperations, problemSchema } from '../../contract/index';
import { listServed } from './not-served';
import { makeEntities, MEMBER_SAMPLES } from './samples';
import type { Entities } from './samples';
import { expectProblem } from './world';
import type { Actor, World } from './world';

/** What holds for all calls: broken input is refused with a problem document, and never breaks the server. */
export function describeSoundness(world: World): void {
  const served = listServed(world.notServed);
  const withId = served.flatMap(({ name, operation }) => {
    const field = /\{(\w*[iI]d)\}/.exec(operation.path)?.[1];
    return field === undefined ? [] : [{ name, field }];
  });
  const withBody = served.flatMap(({ name, operation }) =>
    operation.method === 'POST' || operation.method === 'PATCH' || operation.method === 'PUT' ? [name] : [],
  );
  const missing = world.notServed;
  let entities: Entities;
  let admin: Actor;
  beforeAll(async () => {
    entities = await makeEntities(world);
    admin = await world.admin();
  });
  const forAdmins = new Set(
    served.filter(({ operation }) => operation.access.who === 'admin').map(({ name }) => name),
  );
  /** Of somebody who may make a call. */
  const tokenFor = (name: string) => (forAdmins.has(name) ? admin : world.owner()).token;
  const token = () => world.owner().token;
  const sample = (name: string) => MEMBER_SAMPLES[name]?.(entities) ?? {};

  it('knows every call that is said to be missing', () => {
    const names = listOperations().map(({ name }) => name);
    expect(missing.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(missing)('%s is not served yet', async (name) => {
    const input = { id: 1, codeId: 1, userId: 1, noteId: 1, token: 'x' };
    await expectProblem(await world.send(name, input, { token: token() }), 'NOT_SERVED');
  });

  it('answers 404 for paths and methods it does not know', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['GET', ''],
      ['DELETE', '/codes'],
      ['GET', '/codes/1/2/3'],
    ] as const) {
      const request = new Request(`${world.harness().baseUrl}${API_BASE}${path}`, {
        method,
        headers: { authorization: `Bearer ${token()}` },
      });
      await expectProblem(await world.harness().transport(request), 'NOT_FOUND');
    }
  });

  describe.each(withId)('$name', ({ name, field }) => {
    it.each([
      'abc',
      '0',
      '-1',
      '1.5',
      '1e400',
      '99999999999999999999',
      '%00',
      "1' or '1",
      '../codes',
      'null',
    ])('refuses the id %s', async (id) => {
      const response = await world.send(name, { ...sample(name), [field]: id }, { token: tokenFor(name) });
      expect([400, 404]).toContain(response.status);
      problemSchema.parse(await response.json());
    });
  });

  describe.each(withBody)('%s', (name) => {
    // Of its own where the call could change what the others work on.
    let own: Entities;
    beforeAll(async () => {
      own = /^(codes|documents)\./.test(name) ? await makeEntities(world) : entities;
    });

    it('refuses a body that cannot be read', async () => {
      const response = await world.send(name, sample(name), { token: tokenFor(name), body: '{"title":' });
      await expectProblem(response, 'MALFORMED_BODY');
    });

    it('refuses a body of another type', async () => {
      const headers = { 'content-type': 'text/plain' };
      const response = await world.send(name, sample(name), {
        token: tokenFor(name),
        body: 'hello',
        headers,
      });
      await expectProblem(response, 'UNSUPPORTED_MEDIA_TYPE');
    });

    it.each([
      '[]',
      '"text"',
      '7',
      'null',
      '{"__proto__":{"polluted":true}}',
      '{"id":{},"text":[],"title":{"a":1}}',
    ])('does not break on %s', async (body) => {
      // A session of its own: logging out is among these calls.
      const guest = name === 'auth.logout' ? (await world.signUp()).token : tokenFor(name);
      const response = await world.send(name, MEMBER_SAMPLES[name]?.(own) ?? {}, { token: guest, body });
      expect(response.status).toBeLessThan(500);
      if (response.status >= 400) problemSchema.parse(await response.json());
      expect('polluted' in {}).toBe(false);
    });
  });
}
