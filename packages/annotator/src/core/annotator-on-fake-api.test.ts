import { API_BASE, liveCodePath, liveFrameSchema, type LiveEvent } from '@glossator/client-sdk/contract';
import { createFakeApi, makePdf, type FakeApi } from '@glossator/client-sdk/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAnnotator } from './annotator';
import type { LiveSource } from './ports/backend';
import { createFakeViewer } from './testing/fake-viewer';
import { createManualClock } from './testing/manual-clock';
import { aRange, createMemoryStorage } from './testing/test-annotator';
import { selectCodeSelectionCount } from './documents/selectors';

// Milliseconds on a machine that others use, too.
const PATIENTLY = { timeout: 20_000 };

const LINE = 'A person who makes an offer is held to it.';
const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

/** The live channel of Code 1, without what `clientId` caused; `joined` resolves when the api has let it in. */
function joinLive(
  api: FakeApi,
  token: string,
  clientId: string,
): LiveSource & { readonly joined: Promise<void> } {
  const listeners = new Set<Parameters<LiveSource['subscribe']>[0]>();
  const socket = new api.webSocket(`${api.baseUrl}${API_BASE}${liveCodePath(1)}`.replace(/^http/, 'ws'));
  const headers = { authorization: `Bearer ${token}`, clientId };
  socket.addEventListener('open', () => {
    if ('send' in socket && typeof socket.send === 'function')
      socket.send(JSON.stringify({ type: 'USER', action: 'JOIN', data: {}, headers }));
  });
  const joined = new Promise<void>((resolve) => {
    socket.addEventListener('message', (message) => {
      if (!(message instanceof MessageEvent)) return;
      const frame = liveFrameSchema.parse(JSON.parse(String(message.data)));
      const name = `${frame.type}/${frame.action ?? ''}`;
      if (name === 'USER/JOIN') resolve();
      else if (frame.headers?.clientId !== clientId)
        for (const listener of listeners) listener.onEvent({ name, data: frame.data } as LiveEvent);
    });
  });
  return {
    joined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function openedBy(api: ReturnType<typeof createFakeApi>, email: string) {
  const token = api.signIn(email);
  const client = api.client(token);
  const code = await client.codes.get({ id: 1 });
  const live = joinLive(api, token, client.clientId);
  const annotator = createAnnotator({
    backend: client,
    clock: createManualClock(),
    storage: createMemoryStorage(),
    log: { warn: () => undefined, error: () => undefined },
    resolveFile: ({ id }) => ({ url: `/file/${id}` }),
    createKey: () => crypto.randomUUID(),
  });
  const viewer = createFakeViewer({ pages: [[LINE]] });
  const detachViewer = annotator.attachViewer(viewer);
  const detachLive = annotator.attachLive(live);
  const stop = annotator.start();
  endings.push(detachViewer, detachLive, stop);
  const me = api.users().find((user) => user.email === email);
  annotator.commands.access.grant({ id: me?.id ?? 0, name: 'Somebody', access: code.user.access });
  annotator.commands.documents.list(code.documents);
  annotator.commands.documents.open(code.documents[0]?.id ?? 0);
  await vi.waitFor(() => expect(annotator.store.getState().selections.status).toBe('ready'), PATIENTLY);
  await live.joined;
  return { annotator, viewer, commands: annotator.commands, state: () => annotator.store.getState() };
}

function createApi() {
  const api = createFakeApi({
    users: [{ email: 'lea@example.org' }, { email: 'max@example.org' }],
    seed: {
      codes: [
        {
          title: 'Civil Code',
          owner: 'lea@example.org',
          members: { 'max@example.org': 'annotate' },
          documents: [{ title: 'General Part', file: makePdf([LINE]) }],
        },
      ],
    },
  });
  endings.push(() => api.close());
  return api;
}

describe('an annotator on the SDK’s client and the fake api', () => {
  it('shows one person’s highlight, comment and change to the other, once', async () => {
    const api = createApi();
    const lea = await openedBy(api, 'lea@example.org');
    const max = await openedBy(api, 'max@example.org');
    lea.viewer.select(aRange(0, 0, 2, 8));
    const id = lea.commands.selections.create({ color: 'COLOR_3' }) ?? 0;
    lea.commands.comments.openForm(id);
    lea.commands.comments.write('Held to what?');
    lea.commands.comments.submit();
    await vi.waitFor(() => expect(lea.state().outbox.changes).toEqual([]), PATIENTLY);
    await vi.waitFor(
      () => expect(max.state().selections.items[0]?.data).toMatchObject([{ text: 'Held to what?' }]),
      PATIENTLY,
    );
    expect(max.state().selections.items).toMatchObject([{ text: 'person', color: 'COLOR_3' }]);
    expect(lea.state().selections.items).toEqual(max.state().selections.items);
    lea.commands.selections.recolor(lea.state().selections.items[0]?.id ?? 0, 'COLOR_9');
    await vi.waitFor(() => expect(max.state().selections.items[0]?.color).toBe('COLOR_9'), PATIENTLY);
    expect(selectCodeSelectionCount(lea.state())).toBe(1);
    expect(selectCodeSelectionCount(max.state())).toBe(1);
  });

  it('takes back the later of two highlights on the same words', async () => {
    const api = createApi();
    const lea = await openedBy(api, 'lea@example.org');
    const max = await openedBy(api, 'max@example.org');
    lea.viewer.select(aRange(0, 0, 2, 8));
    max.viewer.select(aRange(0, 0, 4, 12));
    lea.commands.selections.create();
    max.commands.selections.create();
    await vi.waitFor(
      () => expect(lea.state().outbox.changes.length + max.state().outbox.changes.length).toBe(0),
      PATIENTLY,
    );
    await vi.waitFor(() => {
      expect(lea.state().selections.items).toHaveLength(1);
      expect(max.state().selections.items.map(({ id }) => id)).toEqual(
        lea.state().selections.items.map(({ id }) => id),
      );
    }, PATIENTLY);
    const raised = [...lea.state().notices.items, ...max.state().notices.items];
    expect(raised.map(({ code }) => code)).toEqual(['overlap']);
  });
});
