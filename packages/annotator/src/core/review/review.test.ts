import type { LiveEvent } from '@glossator/client-sdk/contract';
import type { FakeUpdates } from '@glossator/client-sdk/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { LiveSource } from '../ports/backend';
import { aChange, aChangedDocument, anUpdate, createFakeReviewBackend } from '../testing/fake-review-backend';
import { createManualClock } from '../testing/manual-clock';
import { RefusalError } from '../testing/refusal-error';
import { aDocument, aRange, aSelection, settle } from '../testing/test-annotator';
import { createReview, type Review } from './review';
import { hindranceOf } from './selectors';

let stop = () => {};
afterEach(() => stop());

const quiet = { warn: () => undefined, error: () => undefined };

async function reviewing(content: Partial<FakeUpdates> = {}, pageSize?: number) {
  const backend = createFakeReviewBackend(content, pageSize);
  const clock = createManualClock();
  let keys = 0;
  const createKey = () => `key-${(keys += 1)}`;
  const review = createReview({ codeId: 1, updateId: 90, backend, clock, log: quiet, createKey });
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  review.attachLive({
    subscribe(given) {
      listener = given;
      return () => {};
    },
  });
  stop = review.stop;
  const { commands, store } = review;
  commands.grantAccess({ id: 1, access: 'organize' });
  commands.listDocuments(backend.content.documents, backend.content.update?.revision);
  const first = backend.content.documents[0];
  if (first) commands.openDocument(first.id);
  await settle();
  const publish = async (data: Extract<LiveEvent, { name: 'CODE_CHANGES/UPDATE' }>['data']) => {
    listener?.onEvent({ name: 'CODE_CHANGES/UPDATE', data });
    await settle();
  };
  return { backend, clock, commands, store, publish, state: store.getState, live: () => listener };
}

async function decide(commands: Review['commands'], result: 'approve' | 'decline' | 'copy') {
  commands.askDecision(result);
  const done = await commands.decide();
  await settle();
  return done;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_each, index) => aChange({ newText: `word ${index}` }));

describe('what a review loads', () => {
  it('comes page by page, in order', async () => {
    const { backend, state } = await reviewing({ changes: numbered(25) }, 10);
    expect(state().changes.status).toBe('ready');
    expect(state().changes.items.map(({ newText }) => newText)).toEqual(
      numbered(25).map(({ newText }) => newText),
    );
    expect(backend.requested.filter((name) => name === 'documents.changes')).toHaveLength(3);
  });

  it('shows what has come while more is on its way', async () => {
    const { backend, commands, state } = await reviewing({ changes: numbered(25) }, 10);
    const release = backend.hold('documents.changes');
    commands.reload('changes');
    await settle();
    expect(state().changes).toMatchObject({ status: 'loading' });
    expect(state().changes.items).toHaveLength(25);
    release();
    await settle();
    expect(state().changes.items).toHaveLength(25);
  });

  it('is asked for again after a failure', async () => {
    const backend = await reviewing();
    backend.backend.fail('documents.selections', new Error('offline'));
    backend.commands.reload('selections');
    await settle();
    expect(backend.state().selections).toMatchObject({ status: 'failed', error: { message: 'offline' } });
    backend.backend.fail('documents.selections', undefined);
    backend.commands.reload('selections');
    await settle();
    expect(backend.state().selections.status).toBe('ready');
  });

  it('forgets the answers about a document that was left', async () => {
    const documents = [aChangedDocument(1), aDocument(2, { warnings: ['renamed'] })];
    const { backend, commands, state } = await reviewing({ documents, changes: numbered(3) });
    const release = backend.hold('documents.changes');
    commands.openDocument(1);
    commands.openDocument(2);
    release();
    await settle();
    expect(state().changes).toEqual({ status: 'idle', items: [] });
  });
});

describe('a comparison that runs', () => {
  const running = aChangedDocument(1, { comparison: { state: 'running', share: 0.1 } });

  it('is followed live, hinders the decision, and brings the changes when it is through', async () => {
    const { backend, publish, state } = await reviewing({ documents: [running], changes: numbered(3) });
    expect(hindranceOf(state())).toBe('comparing');
    expect(backend.requested).not.toContain('documents.changes');
    await publish({ codeId: 1, hasUpdate: true, progress: { documentId: 1, share: 0.6 } });
    expect(state().documents[0]?.comparison).toEqual({ state: 'running', share: 0.6 });
    backend.content.documents = [aChangedDocument(1)];
    await publish({ codeId: 1, hasUpdate: true, revision: 3 });
    expect(state().changes.items).toHaveLength(3);
    expect(hindranceOf(state())).toBeUndefined();
  });

  it('is made anew where it failed, and followed as at first', async () => {
    const comparison = { state: 'failed', failure: 'time' } as const;
    const failed = aChangedDocument(1, { comparison });
    const { backend, commands, clock, state } = await reviewing({
      documents: [failed],
      changes: numbered(2),
    });
    expect(hindranceOf(state())).toBeUndefined();
    backend.fail('documents.update', new RefusalError(500, 'INTERNAL'));
    expect(await commands.compareAgain?.(1)).toBe(false);
    expect(state().documents[0]?.comparison).toEqual(comparison);
    backend.fail('documents.update', undefined);
    expect(await commands.compareAgain?.(1)).toBe(true);
    expect(hindranceOf(state())).toBe('comparing');
    backend.content.documents = [aChangedDocument(1)];
    clock.pass(3000);
    await settle();
    expect(state().changes.items).toHaveLength(2);
  });

  it('is re-checked from time to time where nothing is published', async () => {
    const { backend, clock, state } = await reviewing({ documents: [running], changes: numbered(2) });
    backend.content.documents = [aChangedDocument(1)];
    clock.pass(3000);
    await settle();
    expect(state().changes.items).toHaveLength(2);
    const asked = backend.requested.length;
    clock.pass(60_000);
    await settle();
    expect(backend.requested).toHaveLength(asked);
  });
});

describe('what others do', () => {
  it('is shown only when it is wanted: another revision', async () => {
    const { backend, commands, publish, state } = await reviewing({ changes: numbered(3) });
    backend.content.update = anUpdate({ revision: 4 });
    backend.content.changes = numbered(5);
    await publish({ codeId: 1, hasUpdate: true, revision: 4 });
    expect(state().news).toEqual({ kind: 'changed' });
    expect(state().changes.items).toHaveLength(3);
    expect(hindranceOf(state())).toBe('changed');
    commands.showNewState();
    await settle();
    expect(state()).toMatchObject({ news: undefined, revision: 4 });
    expect(state().changes.items).toHaveLength(5);
    expect(hindranceOf(state())).toBeUndefined();
  });

  it('ends the review when they have decided, whatever is published afterwards', async () => {
    const { commands, publish, state } = await reviewing();
    commands.askDecision('approve');
    await publish({ codeId: 1, hasUpdate: false, reviewResult: 'decline' });
    expect(state().news).toEqual({ kind: 'reviewed', result: 'decline' });
    expect(state().decision.status).toBe('idle');
    await publish({ codeId: 1, hasUpdate: true, revision: 9 });
    expect(hindranceOf(state())).toBe('over');
    commands.askDecision('approve');
    expect(state().decision.status).toBe('idle');
  });

  it('says who it was, where that can be known', async () => {
    const { backend, publish, state } = await reviewing();
    backend.content.reviewed = [
      {
        id: 90,
        reviewResult: 'approve',
        reviewedAt: '2026-07-02T08:00:00.000Z',
        reviewedBy: { id: 2, name: 'Max Keller' },
        isFromSource: false,
        hasReport: true,
        documents: [],
      },
    ];
    await publish({ codeId: 1, hasUpdate: false, reviewResult: 'approve' });
    expect(state().news).toEqual({ kind: 'reviewed', result: 'approve', by: 'Max Keller' });
  });

  it('says so when the last change was taken back', async () => {
    const { publish, state } = await reviewing();
    await publish({ codeId: 1, hasUpdate: false });
    expect(state().news).toMatchObject({ kind: 'gone' });
  });

  it('brings annotations that were made meanwhile', async () => {
    const { backend, publish, state } = await reviewing();
    backend.content.selections = [aSelection(5, aRange(0, 0, 2, 8))];
    await publish({ codeId: 1, hasUpdate: true, revision: 3 });
    expect(state().selections.items).toHaveLength(1);
  });

  it('takes the right to decide', async () => {
    const made = await reviewing();
    made.live()?.onEvent({ name: 'ACCESS/UPDATE', data: { codeId: 1, userId: 1, access: 'read' } });
    expect(hindranceOf(made.state())).toBe('noAccess');
  });
});

describe('the decision', () => {
  it('sends the state that was seen, with a key of its own', async () => {
    const { backend, commands, state } = await reviewing();
    const done = await decide(commands, 'approve');
    expect(done).toMatchObject({ result: 'approve', code: { id: 1 } });
    expect(backend.reviews).toEqual([
      { input: { id: 1, reviewResult: 'approve', revision: 3 }, idempotencyKey: 'key-1' },
    ]);
    expect(hindranceOf(state())).toBe('over');
  });

  it('is made once, however often it is pressed', async () => {
    const { backend, commands } = await reviewing();
    commands.askDecision('approve');
    await Promise.all([commands.decide(), commands.decide()]);
    expect(backend.reviews).toHaveLength(1);
  });

  it('keeps its key when the answer was lost, and takes another one after a refusal', async () => {
    const { backend, commands, state } = await reviewing();
    backend.fail('codes.review', new Error('connection reset'));
    await decide(commands, 'copy');
    expect(state().decision).toMatchObject({ status: 'failed', failure: { problem: undefined } });
    backend.fail('codes.review', new RefusalError(413, 'QUOTA_EXCEEDED'));
    await commands.decide();
    expect(state().decision.failure?.problem?.code).toBe('QUOTA_EXCEEDED');
    backend.fail('codes.review', undefined);
    await commands.decide();
    expect(backend.reviews.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(state().decision.status).toBe('done');
  });

  it('learns from a refusal what has happened', async () => {
    const changed = await reviewing();
    changed.backend.fail('codes.review', new RefusalError(409, 'UPDATE_CHANGED'));
    await decide(changed.commands, 'approve');
    expect(changed.state().news).toEqual({ kind: 'changed' });
    const missing = await reviewing();
    missing.backend.fail('codes.review', new RefusalError(409, 'UPDATE_MISSING'));
    await decide(missing.commands, 'approve');
    expect(hindranceOf(missing.state())).toBe('over');
  });

  it('looks how far the comparison is when it is not ready', async () => {
    const { backend, commands, state } = await reviewing();
    backend.fail('codes.review', new RefusalError(409, 'UPDATE_NOT_READY'));
    backend.content.documents = [aChangedDocument(1, { comparison: { state: 'running', share: 0.4 } })];
    await decide(commands, 'approve');
    expect(state().documents[0]?.comparison?.share).toBe(0.4);
  });
});
