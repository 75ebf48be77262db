import { beforeAll, describe, expect, it } from 'vitest';
import { hasAccess } from '../../contract/index';
import { listServed } from './not-served';
import { approveUpdate, makeEntities, MEMBER_SAMPLES } from './samples';
import type { Entities } from './samples';
import { expectProblem, refusedWith } from './world';
import type { World } from './world';

const NOBODYS_ID = 2_000_000_000;

/** The contract's access table, call by call (decisions.md section 6). */
export function describePermissions(world: World): void {
  const served = listServed(world.notServed);
  const guarded = served.filter(({ operation }) => operation.access.who !== 'anyone').map(({ name }) => name);
  const aboutCodes = served.flatMap(({ name, operation: { access } }) =>
    access.who === 'member' ? [{ name, level: access.level, input: access.input }] : [],
  );
  let hidden: Entities;
  let open: Entities;
  beforeAll(async () => {
    hidden = await makeEntities(world);
    open = await makeEntities(world);
    await world.owner().client.codes.update({ id: open.codeId, publication: 'published', isPublic: true });
    open = await approveUpdate(world, open);
  });
  const sample = (name: string, entities: Entities) => MEMBER_SAMPLES[name]?.(entities) ?? {};
  /** Expects that refused calls had no effect. */
  const untouched = async (entities: Entities) => {
    const code = await world.owner().client.codes.get({ id: entities.codeId });
    expect(code).toMatchObject({ title: 'Obligations', colors: ['COLOR_1'], totalSelectionsCount: 1 });
    const { data } = await world.owner().client.documents.selections({ id: entities.documentId });
    expect(data).toMatchObject([{ color: 'COLOR_1', data: [{ text: 'a' }, { name: 'Plan.png' }] }]);
    const bookmarks = await world.owner().client.documents.bookmarks({ id: entities.documentId });
    expect(bookmarks.data).toMatchObject([{ name: 'a', page: 1 }]);
    const notes = await world.owner().client.documents.notes({ id: entities.documentId });
    expect(notes.data).toMatchObject([{ text: 'a' }]);
  };

  it('has a sample of each call about an entity of a Code', () => {
    const sampled = Object.keys(MEMBER_SAMPLES).filter((name) => !world.notServed.includes(name));
    expect(sampled.toSorted()).toEqual(aboutCodes.map(({ name }) => name).toSorted());
  });

  describe('without a session', () => {
    it.each(guarded)('%s answers 401', async (name) => {
      await expectProblem(await world.send(name, sample(name, hidden)), 'UNAUTHORIZED');
      await expectProblem(
        await world.send(name, sample(name, hidden), { token: 'no such token' }),
        'UNAUTHORIZED',
      );
      await untouched(hidden);
    });
  });

  describe('without being an admin', () => {
    const forAdmins = served.filter(({ operation }) => operation.access.who === 'admin');
    it.each(forAdmins)('$name answers 403', async ({ name }) => {
      const { token, user } = world.owner();
      await expectProblem(await world.send(name, { userId: user.id }, { token }), 'FORBIDDEN');
    });
  });

  describe('without access', () => {
    it.each(aboutCodes)('$name answers 404', async ({ name }) => {
      const { token } = world.outsider();
      await expectProblem(await world.send(name, sample(name, hidden), { token }), 'NOT_FOUND');
      await untouched(hidden);
    });
  });

  describe('about what is not there', () => {
    it.each(aboutCodes)('$name answers 404', async ({ name, input }) => {
      const wrong = { ...sample(name, hidden), [input]: NOBODYS_ID };
      await expectProblem(await world.send(name, wrong, { token: world.owner().token }), 'NOT_FOUND');
    });
  });

  describe('in the recycle bin', () => {
    let binned: Entities;
    beforeAll(async () => {
      binned = await makeEntities(world);
      await world.owner().client.codes.delete({ id: binned.codeId });
    });
    it.each(aboutCodes)('$name answers 404 even to its owner', async ({ name }) => {
      const response = await world.send(name, sample(name, binned), { token: world.owner().token });
      await expectProblem(response, 'NOT_FOUND');
    });
  });

  describe('with reading access', () => {
    it.each(aboutCodes)('$name needs $level', async ({ name, level }) => {
      const response = await world.send(name, sample(name, open), { token: world.outsider().token });
      if (hasAccess('read', level)) expect([200, 201]).toContain(response.status);
      else await expectProblem(response, 'FORBIDDEN');
      await untouched(open);
    });
  });

  it('does not let a reader publish or hide a Code', async () => {
    const { client } = world.outsider();
    expect((await refusedWith(client.codes.update({ id: open.codeId, isPublic: false }))).code).toBe(
      'FORBIDDEN',
    );
    const draft = client.codes.update({ id: open.codeId, publication: 'draft' });
    expect((await refusedWith(draft)).code).toBe('FORBIDDEN');
  });

  it('closes a Code again when it is no longer public', async () => {
    const entities = await makeEntities(world);
    const { client } = world.owner();
    await client.codes.update({ id: entities.codeId, publication: 'published', isPublic: true });
    await expect(world.outsider().client.codes.get({ id: entities.codeId })).resolves.toBeDefined();
    await client.codes.update({ id: entities.codeId, isPublic: false });
    expect((await refusedWith(world.outsider().client.codes.get({ id: entities.codeId }))).code).toBe(
      'NOT_FOUND',
    );
  });
}
