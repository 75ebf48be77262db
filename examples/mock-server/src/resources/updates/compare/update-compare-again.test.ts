import type { CodeDocument } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ComparisonLimitError } from '../../../comparing/text-comparer';
import { createCutOffComparison } from '../../../testing/cut-off-comparison';
import { createInProcessComparer } from '../../../testing/in-process-comparer';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld, refusal } from '../../../testing/update-world';

let test: TestServer;
let owner: TestUser;
let reader: TestUser;
/** What the next comparisons meet with. */
let before: () => Promise<void>;
let compared: number;
const world = createUpdateWorld(() => test);
const fails = (limit: ComparisonLimitError['limit']) => (): Promise<void> =>
  Promise.reject(new ComparisonLimitError(limit));

beforeAll(async () => {
  const comparer = createInProcessComparer(() => {
    compared += 1;
    return before();
  });
  test = await startTestServer({ ports: { comparer } });
  owner = await test.newUser('owner');
  reader = await test.newUser('reader');
});
afterAll(() => test.stop());

describe('a comparison that failed', () => {
  let codeId: number;
  let law: CodeDocument;
  /** A law with two annotations and a pending Version, of which the comparison took too long. */
  beforeEach(async () => {
    ({ codeId, law } = await world.lawCode(owner));
    await world.share(codeId, reader, 'annotate');
    for (const text of ['within two years', 'pay the price in full']) await world.mark(owner, law.id, text);
    before = fails('time');
    compared = 0;
    await world.replace(owner, law);
  });
  const compareAgain = (user = owner) => user.api.documents.update({ id: law.id, compare: true });
  const planned = async () => {
    await world.idle();
    return (await owner.api.codes.get({ id: codeId, showUpdates: true })).documents[0];
  };
  const FAILED = { comparison: { state: 'failed', failure: 'time' }, carryOver: { success: 0, failed: 2 } };
  const READY = { comparison: { state: 'ready', verdict: 'changed' }, carryOver: { success: 2, failed: 0 } };

  it('says why, and is not made again because somebody looks', async () => {
    expect(await planned()).toMatchObject(FAILED);
    expect(await planned()).toMatchObject(FAILED);
    expect(compared).toBe(1);
  });

  it('is made anew when somebody wants it, with all annotations, and at the same state of the Update', async () => {
    const { update } = await owner.api.codes.get({ id: codeId });
    before = () => Promise.resolve();
    expect(await compareAgain()).toMatchObject({ id: law.id, comparison: { state: 'running' } });
    expect(await planned()).toMatchObject(READY);
    expect((await planned())?.comparison).not.toHaveProperty('failure');
    const { data } = await owner.api.documents.selections({ id: law.id, showUpdates: true });
    expect(data.map(({ status }) => status)).toEqual(['success', 'success']);
    expect((await owner.api.codes.get({ id: codeId })).update).toEqual(update);
    const revision = update?.revision ?? 0;
    await owner.api.codes.review({ id: codeId, reviewResult: 'approve', revision });
  });

  it('may fail anew, for another reason', async () => {
    before = fails('memory');
    await compareAgain();
    expect((await planned())?.comparison).toEqual({ state: 'failed', failure: 'memory' });
    before = () => Promise.resolve();
    await compareAgain();
    expect(await planned()).toMatchObject(READY);
  });

  it('is made anew once, however often it is wanted; one that is through stays', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    before = () => held;
    await Promise.all([compareAgain(), compareAgain(), compareAgain()]);
    expect(await compareAgain()).toMatchObject({ comparison: { state: 'running' } });
    expect(await refusal(owner.api.codes.review({ id: codeId, reviewResult: 'approve' }))).toBe(
      'UPDATE_NOT_READY',
    );
    release();
    expect(await planned()).toMatchObject(READY);
    expect(await compareAgain()).toMatchObject(READY);
    await world.idle();
    expect(compared).toBe(2);
  });

  it('is made anew by those who may organize only, and where a Version is pending', async () => {
    expect(await refusal(compareAgain(reader))).toBe('FORBIDDEN');
    expect(compared).toBe(1);
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
    expect(await refusal(compareAgain())).toBe('UPDATE_MISSING');
  });
});

describe('a comparison that was to be made anew', () => {
  it('begins again by itself where the end of the server cut it off', async () => {
    let next = fails('ended');
    const first = await startTestServer({ ports: { comparer: createInProcessComparer(() => next()) } });
    const own = createUpdateWorld(() => first);
    const author = await first.newUser('author');
    const { codeId, law } = await own.lawCode(author);
    await own.mark(author, law.id, 'within two years');
    await own.replace(author, law);
    const cutOff = createCutOffComparison();
    next = cutOff.wait;
    await author.api.documents.update({ id: law.id, compare: true });
    const second = await cutOff.restart(first);
    const partition = await second.server.ports.storage.code(codeId);
    expect(await partition?.read((rows) => rows.list('comparisons'))).toMatchObject([{ state: 'ready' }]);
    expect(await partition?.read((rows) => rows.list('carried'))).toMatchObject([{ status: 'success' }]);
    await second.stop();
  });
});
