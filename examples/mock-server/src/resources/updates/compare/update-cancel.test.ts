import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComparingWatch, TextComparer } from '../../../comparing/text-comparer';
import { makeLaw } from '../../../testing/law-pdf';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { createUpdateWorld, NEW_LAW } from '../../../testing/update-world';

// Milliseconds on a machine that others use, too.
const PATIENTLY = { timeout: 20_000 };

/** The signals of comparisons, of which none ever ends by itself. */
const signals: AbortSignal[] = [];
const comparer: TextComparer = {
  compare: (_task, { signal }: ComparingWatch = {}) =>
    new Promise((_resolve, reject) => {
      if (!signal) return;
      signals.push(signal);
      signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason })));
    }),
  close: () => Promise.resolve(),
};

let test: TestServer;
let owner: TestUser;
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({ ports: { comparer } });
  owner = await test.newUser('owner');
});
afterAll(() => test.stop());

describe('a Version that is being compared', () => {
  /** A Code whose law has a pending Version, and the signal of the comparison that runs. */
  async function comparing() {
    const { codeId, law } = await world.lawCode(owner);
    const before = signals.length;
    const uuid = await world.upload(owner, makeLaw(NEW_LAW));
    await owner.api.documents.create({ codeId, id: law.id, title: 'Law', uuid });
    await vi.waitFor(() => expect(signals).toHaveLength(before + 1), PATIENTLY);
    const signal = signals.at(-1);
    if (!signal) throw new Error('Nothing is compared');
    return { codeId, id: law.id, signal };
  }

  it('is compared no more when the Update is declined', async () => {
    const { codeId, signal } = await comparing();
    expect(signal.aborted).toBe(false);
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
    expect(signal.aborted).toBe(true);
  });

  it('is compared no more when the document is taken back, or deleted', async () => {
    const first = await comparing();
    await owner.api.documents.update({ id: first.id, revert: true });
    expect(first.signal.aborted).toBe(true);
    const second = await comparing();
    await owner.api.documents.delete({ id: second.id });
    expect(second.signal.aborted).toBe(true);
  });

  it('is compared no more when another file takes its place; that one is', async () => {
    const { codeId, id, signal } = await comparing();
    const uuid = await world.upload(owner, makeLaw({ ...NEW_LAW, '9': ['Something new was added here.'] }));
    await owner.api.documents.create({ codeId, id, title: 'Law', uuid });
    expect(signal.aborted).toBe(true);
    await vi.waitFor(() => expect(signals.at(-1)).not.toBe(signal), PATIENTLY);
    expect(signals.at(-1)?.aborted).toBe(false);
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
  });

  it('is compared no more when the Code is deleted, and again when it is restored', async () => {
    const { codeId, signal } = await comparing();
    await owner.api.codes.delete({ id: codeId });
    expect(signal.aborted).toBe(true);
    await owner.api.codes.restore({ id: codeId });
    await vi.waitFor(() => expect(signals.at(-1)).not.toBe(signal), PATIENTLY);
    expect(signals.at(-1)?.aborted).toBe(false);
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
  });

  it('is compared once, however often somebody looks', async () => {
    const { codeId, signal } = await comparing();
    const before = signals.length;
    for (let look = 0; look < 3; look += 1) await owner.api.codes.get({ id: codeId, showUpdates: true });
    expect(signals).toHaveLength(before);
    expect(signal.aborted).toBe(false);
    await owner.api.codes.review({ id: codeId, reviewResult: 'decline' });
  });
});
