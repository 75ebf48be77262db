import fc from 'fast-check';
import { expect } from 'vitest';
import type { Code } from '@glossator/client-sdk/contract';
import { refusal } from '../update-world';
import {
  anyActor,
  command,
  pick,
  pickUpdated,
  userOf,
  which as anyPlace,
  type ModelCommand,
} from './command';
import { flow, takeOver } from './flow';
import {
  allowed,
  approve,
  current,
  discard,
  hasUpdate,
  present,
  type Model,
  type ModelCode,
  type ModelDocument,
} from './model';
import { adopt, apiOf, comparePast, markOf, setAccess, type Reality } from './reality';

/** More Codes than these make a sequence slow, and nothing new. */
const MOST_CODES = 5;

const decideUpdate = fc
  .tuple(anyPlace, anyActor, fc.constantFrom('approve', 'approve', 'approve', 'decline', 'copy'), fc.nat(9))
  .map(([which, actor, reviewResult, stale]) =>
    command(
      `${reviewResult} ${which} by ${actor}${stale === 0 ? ' too late' : ''}`,
      async (model, reality) => {
        const code = pickUpdated(model.codes, which);
        if (!code || (reviewResult === 'copy' && model.codes.length >= MOST_CODES)) return;
        const user = userOf(code, actor);
        const api = apiOf(reality, user);
        const isLate = stale === 0 && hasUpdate(code);
        const call = api.codes.review({ id: code.id, reviewResult, ...(isLate && { revision: 1_000_000 }) });
        const outcome = allowed(code, user, 'organize');
        const wanted =
          outcome !== 'done'
            ? outcome
            : !hasUpdate(code)
              ? 'UPDATE_MISSING'
              : isLate
                ? 'UPDATE_CHANGED'
                : 'done';
        expect(await refusal(call)).toBe(wanted);
        if (wanted !== 'done') return;
        if (reviewResult === 'decline') discard(code);
        if (reviewResult === 'approve') await approved(model, code, reality);
        if (reviewResult === 'copy') {
          const made = copied(model, code, await call, user, { withAnnotations: true, withUpdate: true });
          discard(code);
          await nameDocuments(made, await call, reality, () => approve(made));
        }
        await comparePast(model, reality);
      },
    ),
  );

async function approved(model: Model, code: ModelCode, reality: Reality): Promise<void> {
  const replaced = code.documents.filter(({ state, pending }) => state === 'live' && pending.version);
  approve(code);
  await adopt(
    code,
    replaced.filter(({ state }) => state === 'live'),
    reality,
  );
  flow(model, code);
}

const copy = fc
  .tuple(anyPlace, anyActor, fc.boolean(), fc.boolean())
  .map(([which, actor, withAnnotations, allowUpdates]) =>
    command(
      `copy ${which} by ${actor} ${withAnnotations ? 'with' : 'without'} annotations${allowUpdates ? ', following' : ''}`,
      async (model, reality) => {
        const code = pick(model.codes, which);
        if (!code || model.codes.length >= MOST_CODES) return;
        const user = userOf(code, actor);
        const call = apiOf(reality, user).codes.copy({
          codeId: code.id,
          title: 'Copy',
          withAnnotations,
          allowUpdates,
        });
        const outcome = allowed(code, user, 'read');
        expect(await refusal(call)).toBe(outcome);
        if (outcome !== 'done') return;
        const answer = await call;
        const made = copied(model, code, answer, user, { withAnnotations, withUpdate: false });
        if (allowUpdates) follow(made, code);
        await nameDocuments(made, answer, reality);
      },
    ),
  );

/** A new Code with the same documents, by their places. */
function copied(
  model: Model,
  { documents }: ModelCode,
  { id }: Code,
  owner: number,
  { withAnnotations, withUpdate }: { readonly withAnnotations: boolean; readonly withUpdate: boolean },
): ModelCode {
  const made: ModelCode = {
    id,
    owner,
    isPublic: false,
    members: new Map(),
    follows: undefined,
    approvals: 0,
    documents: [],
  };
  for (const document of documents) {
    if (document.state === 'archived' || (document.state === 'added' && !withUpdate)) continue;
    const { source: _source, ...pending } = document.pending;
    made.documents.push({
      ...document,
      source: undefined,
      pending: withUpdate ? pending : {},
      deleted: [],
      past: new Map(),
      version: { ...document.version, serial: (model.next += 1) },
      marks: withAnnotations ? document.marks.map((mark) => ({ ...mark, comments: [...mark.comments] })) : [],
    });
  }
  model.codes.push(made);
  return made;
}

function follow(made: ModelCode, source: ModelCode): void {
  const theirs = source.documents.filter(({ state }) => state === 'live');
  made.documents.forEach((document, place) => {
    const own = theirs[place];
    if (own) document.source = { document: own, title: own.title, serial: own.version.serial };
  });
  made.follows = { source, seen: source.approvals, order: current(source) };
}

/** Gives the entities of a copy the ids they have; `before` runs when the documents have theirs. */
async function nameDocuments(
  made: ModelCode,
  answer: Code,
  reality: Reality,
  before?: () => void,
): Promise<void> {
  // What the copied Update deletes comes after the others, in the order of the Update.
  const deleted = present(made).filter(({ pending }) => pending.isDeleted);
  const left = present(made).filter(({ pending }) => !pending.isDeleted);
  left.forEach((document, place) => (document.id = answer.documents[place]?.id ?? 0));
  const archived = (answer.archivedDocuments ?? []).toSorted((a, b) => a.id - b.id);
  made.documents
    .filter((each) => deleted.includes(each))
    .forEach((document, place) => (document.id = archived[place]?.id ?? 0));
  const replaced = made.documents.filter(({ pending }) => pending.version);
  before?.();
  for (const document of made.documents) await nameMarks(made, document, reality);
  await adopt(
    made,
    replaced.filter(({ state }) => state === 'live'),
    reality,
  );
}

/** Copied annotations are known by what they say; those that say the same can stand for each other. */
async function nameMarks(made: ModelCode, document: ModelDocument, reality: Reality): Promise<void> {
  const { data } = await apiOf(reality, made.owner).documents.selections({ id: document.id });
  const found = data.map((each) => markOf(reality.users, each)).toSorted((a, b) => a.id - b.id);
  expect(found.map(({ comments, author }) => `${author}: ${comments.join()}`)).toEqual(
    document.marks.map(({ comments, author }) => `${author}: ${comments.join()}`),
  );
  document.marks.forEach((mark, place) => {
    const own = found[place];
    if (own) Object.assign(mark, { id: own.id, isConfirmed: own.isConfirmed });
  });
}

const share = fc
  .tuple(anyPlace, anyActor, fc.constantFrom('read', 'annotate', 'organize', undefined))
  .map(([which, actor, access]) =>
    command(`share ${which} with ${actor}: ${access ?? 'no more'}`, async ({ codes }, reality) => {
      const code = pick(codes, which);
      const user = code && userOf(code, actor);
      if (!code || user === undefined || user === code.owner) return;
      await setAccess(reality, code.id, user, access);
      if (access) code.members.set(user, access);
      else code.members.delete(user);
    }),
  );

const publish = fc.tuple(anyPlace, anyActor, fc.boolean()).map(([which, actor, isPublic]) =>
  command(`${isPublic ? 'open' : 'close'} ${which} by ${actor}`, async ({ codes }, reality) => {
    const code = pick(codes, which);
    if (!code) return;
    const user = userOf(code, actor);
    const outcome = allowed(code, user, 'owner');
    expect(await refusal(apiOf(reality, user).codes.update({ id: code.id, isPublic }))).toBe(outcome);
    if (outcome === 'done') code.isPublic = isPublic;
  }),
);

const catchUp = fc.constant(
  command('let copies catch up', async (model, { test }) => {
    test.server.services.flow.catchUp();
    for (const code of model.codes) takeOver(model, code);
  }),
);

/** What happens to whole Codes. */
export const codeCommands: readonly fc.Arbitrary<ModelCommand>[] = [
  decideUpdate,
  decideUpdate,
  decideUpdate,
  decideUpdate,
  decideUpdate,
  decideUpdate,
  copy,
  share,
  share,
  publish,
  catchUp,
];
