import { ApiError } from '@glossator/client-sdk';
import {
  hasAccess,
  liveJoinedSchema,
  type AccessLevel,
  type LiveFrame,
} from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodePartition } from '../tables/tables';
import { makePdf } from '../testing/make-pdf';
import { openLiveSocket, type LiveSocket } from '../testing/live-socket';
import { createSelectionModel, MARKED_LINES, type ModeledSelection } from '../testing/selection-model';
import { shareCode } from '../testing/share-code';
import { seeded, TEST_SEED } from '../testing/seeded-random';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../testing/test-server';

/** Steps of each sequence, and sequences; more with `LIVE_SEQUENCES=100`. A failure names the seed, with which `TEST_SEED` runs it again. */
const STEPS = 110;
const SEQUENCES = Number(process.env['LIVE_SEQUENCES'] ?? 1);

/** The users of a sequence; the first one makes the Code. */
const NAMES = ['owner', 'ben', 'cleo', 'dan', 'eve'];

/** Somebody of the model: how they may enter, and from where in the log. */
interface Person {
  readonly user: TestUser;
  access: AccessLevel | undefined;
  /** Where the log was when they first listened with the access that they have now, or a higher one; undefined before. */
  floor: number | undefined;
  listening: Listening | undefined;
}

interface Listening {
  readonly socket: LiveSocket;
  /** Frames that were looked at. */
  checked: number;
  seq: number;
  own: number;
}

/** Entities whose events carry contents, and how a call answers one. */
type Kind = 'note' | 'bookmark' | 'comment';

/**
 * Random users of one Code, whose access comes and goes, write, reword, delete, restore, listen, go and come back with any number.
 * After each step everybody who listens is compared with what the API answers them at that moment: **no frame holds what its listener
 * could not get.** All numbers come without gaps, and who has to reload is known beforehand.
 */
describe('no frame of the live channel holds what its listener could not get by a call', () => {
  const seen: Record<string, number> = {};
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer();
  });
  afterAll(() => test.stop());

  it.each(Array.from({ length: SEQUENCES }, (_none, number) => TEST_SEED + number))(
    'seed %i',
    async (seed) => {
      // Nobody may join as often as all the sequences do.
      const users = await Promise.all(NAMES.map((name) => test.newUser(`${name}${seed}`)));
      const world = await createWorld(test, users, seeded(seed));
      for (let step = 0; step < STEPS; step += 1) {
        await world.step();
        await world.check(`seed ${seed}, step ${step}`);
      }
      world.end();
      for (const [name, count] of Object.entries(world.counted())) seen[name] = (seen[name] ?? 0) + count;
    },
  );

  it('and all that can happen has happened', () => {
    expect(seen['contents']).toBeGreaterThan(10);
    for (const name of ['reloads', 'own', 'overlaps']) expect(seen[name], name).toBeGreaterThan(0);
  });
});

/** Something that was made; private to its author, or of the Code. A comment is as private as what it is `on`, and gone with it. */
interface Made {
  id: number;
  readonly by: Person;
  isDeleted: boolean;
  isPrivate: boolean;
  on?: ModeledSelection<Person>;
  /** Who deleted it: they can bring it back. */
  deletedBy?: Person;
}

const isPrivate = ({ on, isPrivate: own }: Made): boolean => on?.isPrivate ?? own;
const isThere = ({ on, isDeleted }: Made): boolean => !isDeleted && on?.isDeleted !== true;

async function createWorld(test: TestServer, users: readonly TestUser[], random: () => number) {
  const people: readonly Person[] = users.map((user, place) => ({
    user,
    access: place === 0 ? ('owner' as const) : undefined,
    floor: place === 0 ? 0 : undefined,
    listening: undefined,
  }));
  const owner = people[0]!;
  const { api } = owner.user;
  const { id: codeId } = await api.codes.create({ title: 'Law' });
  const document = await addDocument(owner.user, codeId, 'Law', makePdf([[...MARKED_LINES]]));
  const { storage } = test.server.ports;
  const partition: CodePartition = (await storage.code(codeId))!;
  const made: Record<Kind, Made[]> = {
    note: [],
    bookmark: [],
    comment: [],
  };
  let state = { isPublished: false, isPublic: false };
  let publicFloor: number | undefined;
  let texts = 0;
  const counted = { contents: 0, reloads: 0, joins: 0, own: 0 };

  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const text = (): string => `Text ${(texts += 1)}`;
  const isOpen = (): boolean => state.isPublished && state.isPublic;
  const accessOf = ({ access }: Person): AccessLevel | undefined => access ?? (isOpen() ? 'read' : undefined);
  const may = (person: Person, levels: readonly AccessLevel[]): boolean => {
    const access = accessOf(person);
    return access !== undefined && levels.includes(access);
  };
  const someWriter = (): Person =>
    pick(people.filter((each) => may(each, ['annotate', 'organize', 'owner']))) ?? owner;

  async function write(kind: Kind): Promise<void> {
    const by = someWriter();
    const calls = by.user.api;
    const on = kind === 'comment' ? pick(selections.seenBy(by)) : undefined;
    if (kind === 'comment' && !on) return;
    const isOwn = on?.isPrivate ?? random() < 0.4;
    const visibility = isOwn ? ('private' as const) : ('code' as const);
    const create = {
      note: () => calls.notes.create({ documentId: document.id, text: text(), visibility }),
      bookmark: () => calls.bookmarks.create({ documentId: document.id, name: text(), page: 0, visibility }),
      comment: () => calls.selections.createComment({ selectionId: on?.id ?? 0, text: text() }),
    };
    const { id } = await unheard<{ readonly id: number }>(isOwn, create[kind]);
    made[kind].push({ id, by, isDeleted: false, isPrivate: isOwn, ...(on && { on }) });
  }

  /** Does something; what is private takes no number of those that everybody sees. */
  async function unheard<T>(isOwn: boolean, work: () => Promise<T>): Promise<T> {
    const before = await partition.lastSeq();
    const result = await work();
    if (isOwn) expect(await partition.lastSeq()).toBe(before);
    return result;
  }

  const canWrite = (person: Person): boolean => may(person, ['annotate', 'organize', 'owner']);
  const selections = await createSelectionModel<Person>({
    documentId: document.id,
    owner,
    pick,
    random,
    someWriter,
    mayWrite: canWrite,
    unheard,
    hasWorkOfOthers: (selection) =>
      made.comment.some((each) => each.on === selection && isThere(each) && each.by !== selection.by),
    moved(from, to, ids) {
      const known = new Set(made.comment.filter(({ on }) => on === to).map(({ id }) => id));
      const fresh = ids.filter((id) => !known.has(id));
      const comments = made.comment.filter((each) => each.on === from && !each.isDeleted);
      expect(fresh).toHaveLength(comments.length);
      for (const [place, each] of comments.entries()) Object.assign(each, { on: to, id: fresh[place] });
      made.comment = made.comment.filter(({ on }) => on !== from);
    },
  });

  /** Publishes something private, or makes it private. */
  async function turn(kind: 'note' | 'bookmark'): Promise<void> {
    const entity = pick(made[kind].filter((each) => isThere(each) && each.by === someWriter()));
    if (!entity) return;
    const { id, by } = entity;
    entity.isPrivate = !entity.isPrivate;
    const visibility = entity.isPrivate ? ('private' as const) : ('code' as const);
    if (kind === 'note') await by.user.api.notes.update({ id, visibility });
    else await by.user.api.bookmarks.update({ id, visibility });
  }

  async function change(kind: Kind): Promise<void> {
    const entity = pick(made[kind].filter((each) => isThere(each) && each.by === someWriter()));
    if (!entity) return;
    const { id, by } = entity;
    const calls = by.user.api;
    const update = {
      note: () => calls.notes.update({ id, text: text() }),
      bookmark: () => calls.bookmarks.update({ id, name: text() }),
      comment: () => calls.selections.updateComment({ id, text: text() }),
    };
    await unheard<unknown>(isPrivate(entity), update[kind]);
  }

  /** The owner removes what is public; what is private its author alone. */
  const remover = (each: Made): Person => (isPrivate(each) ? each.by : owner);

  async function remove(kind: Kind): Promise<void> {
    const entity = pick(made[kind].filter((each) => isThere(each) && canWrite(remover(each))));
    if (!entity) return;
    const { id } = entity;
    const deletedBy = remover(entity);
    const { api } = deletedBy.user;
    const gone = {
      note: () => api.notes.delete({ id }),
      bookmark: () => api.bookmarks.delete({ id }),
      comment: () => api.selections.deleteComment({ id }),
    };
    await unheard(isPrivate(entity), gone[kind]);
    Object.assign(entity, { isDeleted: true, deletedBy });
  }

  async function restore(kind: Kind): Promise<void> {
    const entity = pick(
      made[kind].filter(({ isDeleted, deletedBy }) => isDeleted && deletedBy && canWrite(deletedBy)),
    );
    if (!entity) return;
    const { id, on, deletedBy = owner } = entity;
    const { api } = deletedBy.user;
    const back = {
      note: () => api.notes.restore({ id }),
      bookmark: () => api.bookmarks.restore({ id }),
      comment: () => api.selections.restoreComment({ id }),
    }[kind];
    // What it is on may be gone by now, or be somebody else's alone: both look the same.
    if (on && (on.isDeleted || (on.isPrivate && on.by !== deletedBy))) {
      await expect(back()).rejects.toMatchObject({ problem: { code: 'NOT_FOUND' } });
      return;
    }
    await unheard<unknown>(isPrivate(entity), back);
    entity.isDeleted = false;
  }

  /** Gives somebody another access, or takes it; or they leave. */
  async function setAccess(): Promise<void> {
    const person = pick(people.slice(1))!;
    const { access: before, user } = person;
    const access = pick(['read', 'annotate', 'organize', undefined] as const);
    const about = { id: codeId, userId: user.id };
    if (access === undefined && before === undefined) return;
    if (access === undefined && random() < 0.5)
      await user.api.sharing.answerInvitation({ id: codeId, action: 'leave_code' });
    else if (access === undefined) await api.sharing.revoke(about);
    else if (before === undefined) await shareCode(owner.user, codeId, user, access);
    else await api.sharing.updateAccess({ ...about, access });
    const isRaised = access === undefined || !hasAccess(before, access);
    Object.assign(person, { access, ...(isRaised && { floor: undefined }) });
  }

  async function publish(): Promise<void> {
    const before = isOpen();
    const change = random() < 0.5 ? { isPublished: random() < 0.8 } : { isPublic: random() < 0.7 };
    state = { ...state, ...change };
    const publication = state.isPublished ? ('published' as const) : ('draft' as const);
    await api.codes.update({ id: codeId, publication, isPublic: state.isPublic });
    if (before !== isOpen()) publicFloor = undefined;
  }

  async function plan(): Promise<void> {
    const { hasUpdate } = await api.codes.get({ id: codeId });
    if (!hasUpdate) await api.documents.update({ id: document.id, title: text() });
    else await api.codes.review({ id: codeId, reviewResult: pick(['approve', 'decline'] as const)! });
  }

  async function listen(): Promise<void> {
    const person = pick(people)!;
    person.listening?.socket.socket.terminate();
    const seq = await partition.lastSeq();
    const known = (person.access === undefined ? publicFloor : person.floor) ?? 0;
    const from = random() < 0.7 ? known : 0;
    const lastSeq = random() < 0.1 ? undefined : from + Math.floor(random() * (seq + 2 - from));
    const socket = await openLiveSocket(test, `codes/${codeId}`);
    socket.join(person.user.token, lastSeq);
    await socket.until(() => socket.frames.length > 0);
    const [answer] = socket.frames;
    person.listening = undefined;
    if (accessOf(person) === undefined) {
      expect(answer).toMatchObject({ type: 'ERROR', data: { code: 'NOT_FOUND' } });
      return;
    }
    const joined = liveJoinedSchema.parse(answer!.data);
    const floor = person.access === undefined ? (publicFloor ??= seq) : (person.floor ??= seq);
    if (lastSeq !== undefined) {
      const { events } = await partition.eventsAfter(Math.min(lastSeq, seq), 10_000);
      const isApproved = events.some(({ event }) => JSON.stringify(event).includes('"approve"'));
      expect(joined.reload, `joined with ${lastSeq} above the floor ${floor}`).toBe(
        lastSeq < floor || lastSeq > seq || isApproved,
      );
    }
    counted.joins += 1;
    if (joined.reload) counted.reloads += 1;
    const isCurrent = joined.reload || lastSeq === undefined;
    person.listening = { socket, checked: 1, seq: isCurrent ? joined.seq : lastSeq, own: joined.own ?? 0 };
  }

  const kinds: readonly Kind[] = ['note', 'bookmark', 'comment'];
  const steps: readonly (readonly [number, () => Promise<void>])[] = [
    [10, () => write(pick(kinds)!)],
    [9, () => change(pick(kinds)!)],
    [8, () => remove(pick(kinds)!)],
    [3, () => restore(pick(kinds)!)],
    [5, () => turn(pick(['note', 'bookmark'] as const)!)],
    [9, selections.create],
    [8, selections.turn],
    [4, selections.remove],
    [3, selections.restore],
    [
      2,
      async () =>
        void (await api.codes.setColor({
          id: codeId,
          color: pick(['COLOR_1', 'COLOR_2'] as const)!,
          name: text(),
        })),
    ],
    [3, setAccess],
    [3, publish],
    [1, plan],
    [16, listen],
  ];

  async function step(): Promise<void> {
    let left = random() * steps.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, run] of steps) {
      left -= weight;
      if (left <= 0) return run();
    }
  }

  /** What a user's calls answer now, by type and id. */
  async function answersTo({ user }: Person): Promise<ReadonlyMap<string, unknown>> {
    try {
      const code = await user.api.codes.get({ id: codeId });
      const { data: notes } = await user.api.documents.notes({ id: document.id });
      const { data: bookmarks } = await user.api.documents.bookmarks({ id: document.id });
      const { data: marked } = await user.api.documents.selections({ id: document.id });
      const comments = marked.flatMap(({ data }) => data);
      expect(code.totalSelectionsCount, 'the total, which holds what is public').toBe(selections.published());
      const { colors, legend } = code;
      return new Map<string, unknown>([
        ...notes.map((each) => [`NOTE ${each.id}`, each] as const),
        ...bookmarks.map((each) => [`BOOKMARK ${each.id}`, each] as const),
        ...marked.map((each) => [`SELECTION ${each.id}`, each] as const),
        ...comments.map((each) => [`SELECTION_COMMENT ${each.id}`, each] as const),
        // A frame is the same for all: how many private Selections its listener has there is said by the call alone.
        ...code.documents.map(({ ownPrivateCount: _own, ...each }) => [`DOCUMENT ${each.id}`, each] as const),
        ['CODE_COLORS', { codeId, colors, legend }],
        ['CODE', { codeId }],
      ]);
    } catch (error) {
      if (error instanceof ApiError && error.problem.code === 'NOT_FOUND') return new Map();
      throw error;
    }
  }

  function checkFrame(
    frame: LiveFrame,
    person: Person,
    answers: ReadonlyMap<string, unknown>,
    where: string,
  ): void {
    const { type, action } = frame;
    if (type === 'PING' || type === 'USER' || action === 'DELETE') return;
    const { isRestored: _isRestored, ...data } = frame.data as Readonly<Record<string, unknown>>;
    if (type === 'CODE_CHANGES') {
      const isForThem = may(person, ['organize', 'owner']) || data['reviewResult'] === 'approve';
      expect(isForThem, `${where}: news of an Update to who has ${accessOf(person)}`).toBe(true);
      return;
    }
    if (type === 'ACCESS') {
      const about = people.find(({ user }) => user.id === data['userId']);
      expect(data['access'], `${where}: access in a frame`).toBe(about && accessOf(about));
      expect(about === person || person.access !== undefined, `${where}: access of others`).toBe(true);
      return;
    }
    counted.contents += 1;
    if (frame.own !== undefined) counted.own += 1;
    const key = type === 'CODE_COLORS' || type === 'CODE' ? type : `${type} ${String(data['id'])}`;
    expect(data, `${where}: ${key} to ${person.user.email}`).toEqual(answers.get(key));
  }

  /** How many events there are of a user's own. */
  const lastOwnOf = ({ user }: Person): Promise<number> =>
    partition.read(async (reader) => {
      const rows = await reader.list('ownEvents', { userId: user.id });
      return Math.max(0, ...rows.map((row) => row.number));
    });

  async function check(where: string): Promise<void> {
    const seq = await partition.lastSeq();
    for (const person of people) {
      const { listening } = person;
      if (!listening) continue;
      const { socket } = listening;
      const last = (): number => Math.max(listening.seq, ...socket.frames.map((frame) => frame.seq ?? 0));
      const own = await lastOwnOf(person);
      const lastOwn = (): number => Math.max(listening.own, ...socket.frames.map((frame) => frame.own ?? 0));
      // A socket whose access has changed is closed, and may come again where there is still one.
      const isStale =
        accessOf(person) === undefined ||
        (person.access === undefined ? publicFloor : person.floor) === undefined;
      await socket.until(() => socket.isClosed() || (!isStale && last() >= seq && lastOwn() >= own));
      const fresh = socket.frames.slice(listening.checked);
      listening.checked = socket.frames.length;
      const answers = fresh.length > 0 ? await answersTo(person) : new Map();
      for (const frame of fresh) {
        if (frame.seq !== undefined)
          expect(frame.seq, `${where}: the next number`).toBe((listening.seq += 1));
        checkFrame(frame, person, answers, where);
      }
      if (socket.isClosed()) person.listening = undefined;
    }
  }

  return {
    counted: () => ({ ...counted, ...selections.refused }),
    step,
    check,
    end: () => {
      for (const { listening } of people) listening?.socket.socket.terminate();
    },
  };
}
