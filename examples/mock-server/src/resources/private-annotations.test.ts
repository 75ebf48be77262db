import { ApiError } from '@glossator/client-sdk';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { openLiveSocket, type LiveSocket } from '../testing/live-socket';
import { shareCode } from '../testing/share-code';
import { startTestServer, type TestServer, type TestUser } from '../testing/test-server';
import { createUpdateWorld } from '../testing/update-world';

/** In everything that the annotator keeps private. */
const SECRET = 'Zaunkoenig';
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const visibility = 'private' as const;

/** A server whose clock stands still between steps, a Code of a law with an owner, an annotator and a reader, and what they receive. */
async function createWorld(keepsPrivate: boolean) {
  let passed = 0;
  const test = await startTestServer({ now: () => new Date(Date.UTC(2026, 10, 24) + passed) });
  const world = createUpdateWorld(() => test);
  const [owner, annotator, reader] = [
    await test.newUser('olga'),
    await test.newUser('anna'),
    await test.newUser('rolf'),
  ];
  const { codeId, law } = await world.lawCode(owner);
  await shareCode(owner, codeId, annotator, 'annotate');
  await shareCode(owner, codeId, reader, 'read');
  const live: Readonly<Record<'owner' | 'reader', LiveSocket>> = {
    owner: await join(test, codeId, owner),
    reader: await join(test, codeId, reader),
  };
  // Who comes is announced a little later: before anything happens, so that it has the same place among the frames of both worlds.
  const isTheReader = (frame: object): boolean =>
    JSON.stringify(frame).includes(`"id":${reader.id},`) && JSON.stringify(frame).includes('"JOIN"');
  await live.owner.until(() => live.owner.frames.some(isTheReader));
  const got: [string, unknown][] = [];
  const receive = async (name: string, call: Promise<unknown>): Promise<void> => {
    got.push([name, await call.catch((error: unknown) => problemOf(error))]);
  };
  /** Only in the world that has something private. */
  const secretly = async <T>(work: () => Promise<T>): Promise<T | undefined> =>
    keepsPrivate ? work() : undefined;
  const pass = (ms: number) => {
    passed += ms;
  };
  return { test, world, owner, annotator, reader, codeId, law, live, got, receive, secretly, pass };
}

type World = Awaited<ReturnType<typeof createWorld>>;

async function join(test: TestServer, codeId: number, user: TestUser): Promise<LiveSocket> {
  const socket = await openLiveSocket(test, `codes/${codeId}`);
  socket.join(user.token);
  await socket.until(() => socket.frames.length > 0);
  return socket;
}

function problemOf(error: unknown): unknown {
  // All but which request it was.
  if (error instanceof ApiError) return { ...error.problem, instance: undefined };
  throw error;
}

const PHRASES = ['within two years', 'within fourteen days', 'given in writing'] as const;

/** A private highlight of each outcome with a comment and a file, a bookmark, and a note with a file. */
async function makePrivate({ annotator, law }: World): Promise<readonly number[]> {
  const { api } = annotator;
  const file = async () =>
    (await api.files.upload({ file: new Blob([PNG], { type: 'image/png' }), contentType: 'image/png' })).uuid;
  const ids: number[] = [];
  for (const text of PHRASES) {
    const { data } = await api.documents.search({ id: law.id, text });
    const [hit] = data;
    if (!hit) throw new Error(`"${text}" stands nowhere`);
    const { excerpt: _excerpt, match: _match, ...range } = hit;
    const input = { documentId: law.id, text, color: 'COLOR_9' as const, ...range, visibility };
    const { id: selectionId } = await api.selections.create(input);
    const comment = await api.selections.createComment({ selectionId, text: `${SECRET} ${text}` });
    const name = `${SECRET}.png`;
    const attachment = await api.selections.createAttachment({
      selectionId,
      uuid: await file(),
      name,
      type: 'attachment',
    });
    ids.push(selectionId, comment.id, attachment.id);
  }
  const bookmark = await api.bookmarks.create({ documentId: law.id, name: SECRET, page: 0, visibility });
  const note = await api.notes.create({ documentId: law.id, text: SECRET, visibility });
  const noteFile = await api.notes.createAttachment({
    noteId: note.id,
    uuid: await file(),
    name: `${SECRET}.png`,
  });
  return [...ids, bookmark.id, note.id, noteFile.id];
}

/** Everything that somebody can fetch of the Code. */
async function fetchAll(
  { receive, codeId, law, world }: World,
  { api }: TestUser,
  name: string,
): Promise<void> {
  await world.idle();
  const id = law.id;
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    code: () => api.codes.get({ id: codeId }),
    planned: () => api.codes.get({ id: codeId, showUpdates: true }),
    library: () => api.codes.list(),
    changes: () => api.codes.changes({ id: codeId }),
    textChanges: () => api.documents.changes({ id }),
    updates: () => api.codes.updates({ id: codeId }),
    versions: () => api.documents.versions({ id }),
    selections: () => api.documents.selections({ id }),
    firstPage: () => api.documents.selections({ id, limit: 1 }),
    dryRun: () => api.documents.selections({ id, showUpdates: true }),
    archived: () => api.documents.selections({ id, version: 1 }),
    bookmarks: () => api.documents.bookmarks({ id }),
    notes: () => api.documents.notes({ id }),
    annotations: () => api.codes.search({ id: codeId, text: SECRET, in: 'annotations' }),
    years: () => api.codes.search({ id: codeId, text: 'years', in: 'annotations' }),
    notifications: () => api.notifications.list(),
    people: () => api.sharing.list({ id: codeId }),
  };
  for (const [call, ask] of Object.entries(calls)) await receive(`${name} ${call}`, ask());
}

/** The files that somebody can fetch of it. */
async function fetchFiles({ receive, codeId, law: { id } }: World, { api }: TestUser): Promise<void> {
  await receive('pdfAnnotations', api.documents.pdfAnnotations({ id }));
  const { data: updates } = await api.codes.updates({ id: codeId }).catch(() => ({ data: [] }));
  const reports = (['csv', 'pdf'] as const).flatMap((format) =>
    updates.map(({ id: updateId }) => ({ id: codeId, updateId, format })),
  );
  for (const report of reports)
    await receive(`report as ${report.format}`, contentOf(api.codes.updateReport(report)));
  for (const format of ['md', 'docx', 'pdf'] as const) {
    const wanted = { id: codeId, format, withPrivate: true };
    await receive(`annotations as ${format}`, contentOf(api.codes.annotationsDocument(wanted)));
  }
  const file = { id, withAnnotations: true, attachmentsIds: [] };
  await receive('download', contentOf(api.documents.download(file)));
}

/** What a file says; of a PDF, which is packed, how long it is, and of one for Word its text. */
async function contentOf(file: Promise<{ blob(): Promise<Blob> }>): Promise<string | number> {
  const blob = await (await file).blob();
  if (blob.type === 'application/pdf') return blob.size;
  if (!blob.type.includes('wordprocessingml')) return blob.text();
  const { 'word/document.xml': text } = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return new TextDecoder().decode(text);
}

/** Everything that can be tried with an id that somebody has guessed. */
async function probe({ receive, law }: World, { api }: TestUser, id: number, place: string): Promise<void> {
  const { selections, bookmarks, notes, documents } = api;
  const mail = { emails: ['x@law.example'], message: '' };
  const file = { id: law.id, withAnnotations: true };
  const tries: readonly (() => Promise<unknown>)[] = [
    () => selections.update({ id, color: 'COLOR_2' }),
    () => selections.update({ id, visibility: 'code' }),
    () => selections.delete({ id }),
    () => selections.restore({ id }),
    () => selections.createComment({ selectionId: id, text: 'a' }),
    () => selections.updateComment({ id, text: 'a' }),
    () => selections.resolveComment({ id, isResolved: true }),
    () => selections.deleteComment({ id }),
    () => selections.restoreComment({ id }),
    () => selections.updateAttachment({ id, name: 'a' }),
    () => selections.deleteAttachment({ id }),
    () => selections.restoreAttachment({ id }),
    () => selections.attachmentFile({ id }),
    () => selections.share({ selectionId: id, ...mail }),
    () => bookmarks.update({ id, name: 'a' }),
    () => bookmarks.delete({ id }),
    () => bookmarks.restore({ id }),
    () => notes.update({ id, text: 'a' }),
    () => notes.delete({ id }),
    () => notes.restore({ id }),
    () => notes.deleteAttachment({ id }),
    () => notes.attachmentFile({ id }),
    () => notes.share({ noteId: id, ...mail }),
    () => documents.download({ ...file, attachmentsIds: [], selectionsIds: [id] }).then(String),
    () => documents.download({ ...file, attachmentsIds: [id] }).then(String),
  ];
  for (const [number, attempt] of tries.entries()) await receive(`${place} ${number}`, attempt());
}

/** What others receive of a Code's life: annotating, an Update with its review, Versions, mails, copies, undoing. */
async function live(keepsPrivate: boolean, guessed: readonly number[] = []) {
  const world = await createWorld(keepsPrivate);
  const { owner, annotator, reader, law, codeId, secretly, receive, pass, test } = world;
  const others = [
    ['owner', owner],
    ['reader', reader],
  ] as const;
  const lookAround = async () => {
    for (const [name, user] of others) await fetchAll(world, user, name);
  };
  const kept = await world.world.mark(owner, law.id, 'two years');
  const ids = (await secretly(() => makePrivate(world))) ?? [];
  await lookAround();
  // One of each kind is enough.
  for (const [place, id] of (keepsPrivate ? ids : guessed).slice(6).entries())
    await probe(world, owner, id, `try ${place}`);
  // In the same second, after what is private, and over it.
  await receive('same place', world.world.mark(owner, law.id, PHRASES[1]));
  await receive('comment', owner.api.selections.createComment({ selectionId: kept.id, text: 'Check' }));
  await receive('bookmark', owner.api.bookmarks.create({ documentId: law.id, name: 'Here', page: 0 }));
  await receive('note', annotator.api.notes.create({ documentId: law.id, text: 'For all' }));
  pass(61_000);
  await secretly(async () => {
    const [selectionId = 0, commentId = 0] = ids;
    await annotator.api.selections.updateComment({ id: commentId, text: `${SECRET} again` });
    await annotator.api.selections.update({ id: selectionId, color: 'COLOR_10' });
    await annotator.api.bookmarks.delete({ id: ids.at(-3) ?? 0 });
    await annotator.api.bookmarks.restore({ id: ids.at(-3) ?? 0 });
  });
  await receive('later', owner.api.notes.create({ documentId: law.id, text: 'Later' }));
  await lookAround();
  await world.world.replace(owner, law);
  await lookAround();
  await receive('approve', owner.api.codes.review({ id: codeId, reviewResult: 'approve' }));
  await world.world.idle();
  await lookAround();
  await fetchFiles(world, owner);
  await receive(
    'copy',
    owner.api.codes.copy({ codeId, title: 'Copy', withAnnotations: true, allowUpdates: true }),
  );
  await world.world.idle();
  await receive('library', owner.api.codes.list());
  await receive('all gone', owner.api.selections.delete({ id: kept.id }));
  await receive('back', owner.api.selections.restore({ id: kept.id }));
  const mails = await Promise.all(
    others.map(async ([, { email }]) =>
      (await test.mailsTo(email)).map(({ subject, text, to }) => ({ subject, text, to })),
    ),
  );
  await Promise.all(
    Object.values(world.live).map((socket) =>
      socket.until(() => JSON.stringify(socket.frames).includes('"isRestored":true')),
    ),
  );
  // But for the beats of the connection, which come with time.
  const frames = Object.entries(world.live).map(([name, socket]) => [
    name,
    socket.frames.filter(({ type, seq }) => type !== 'PING' || seq !== undefined),
  ]);
  return { ...world, ids, received: normalized({ got: world.got, mails, frames }) };
}

/** Without what is made at random, and the moments of the machine. */
function normalized(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'UUID')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'SERVER')
    .replaceAll(/http:\/\/localhost:\d+/g, 'SERVER')
    .replaceAll(/(activation\/)[\w-]+/g, '$1TOKEN')
    .replaceAll(/"at":"[^"]*"/g, '"at":"AT"')
    .replaceAll(/"clientId":"[^"]*"/g, '"clientId":"TAB"');
  return JSON.parse(text);
}

describe('what somebody keeps private', () => {
  const servers: TestServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });
  const lived = async (keepsPrivate: boolean, guessed?: readonly number[]) => {
    const one = await live(keepsPrivate, guessed);
    servers.push(one.test);
    return one;
  };

  it('changes nothing that anybody else receives: no answer, frame, number, id, size or mail', async () => {
    const kept = await lived(true);
    const without = await lived(false, kept.ids);
    expect(kept.ids).toHaveLength(12);
    expect(JSON.stringify(kept.received)).not.toContain(SECRET);
    expect(kept.received).toEqual(without.received);
    // It was there all the time.
    const { data } = await kept.annotator.api.documents.selections({ id: kept.law.id });
    expect(data.filter((each) => each.visibility === 'private')).toHaveLength(3);
  });
});
