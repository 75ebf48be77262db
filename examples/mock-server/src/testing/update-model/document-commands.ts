import fc from 'fast-check';
import { expect } from 'vitest';
import { pdfBlob } from '../test-server';
import { refusal } from '../update-world';
import { anyActor, command, pick, userOf, which as anyPlace, type ModelCommand } from './command';
import {
  allowed,
  pend,
  present,
  settle,
  takeBack,
  type Model,
  type ModelCode,
  type ModelDocument,
  type ModelVersion,
} from './model';
import { apiOf, type Reality } from './reality';
import { makeEdition, SENTENCE_COUNT } from './sentences';

const sentences = fc.uniqueArray(fc.nat(SENTENCE_COUNT - 1), { minLength: 2, maxLength: SENTENCE_COUNT });

function newVersion(model: Model, stand: readonly number[]): ModelVersion {
  return { serial: (model.next += 1), edition: (model.next += 1), sentences: stand };
}

async function upload(
  reality: Reality,
  user: number,
  { edition, sentences: stand }: ModelVersion,
): Promise<string> {
  const file = pdfBlob(makeEdition(edition, stand));
  return (await apiOf(reality, user).files.upload({ file, contentType: 'application/pdf' })).uuid;
}

/** A document that is not archived; undefined where there is none, or where the caller is not to do more to it. */
function target(code: ModelCode, number: number): ModelDocument | undefined {
  return pick(present(code), number);
}

/** What is expected of an edit of a document: those who may not organize do not even see one that is added. */
function expected(code: ModelCode, user: number, { state }: ModelDocument): string {
  const outcome = allowed(code, user, 'organize');
  return outcome === 'FORBIDDEN' && state === 'added' ? 'NOT_FOUND' : outcome;
}

const add = fc.tuple(anyPlace, anyActor, sentences).map(([which, actor, stand]) =>
  command(`add to ${which} by ${actor}: ${stand.join()}`, async (model, reality) => {
    const code = pick(model.codes, which);
    if (!code || present(code).length > 4) return;
    const user = userOf(code, actor);
    const version = newVersion(model, stand);
    const title = `New ${version.edition}`;
    const uuid = await upload(reality, user, version);
    const call = apiOf(reality, user).documents.create({ codeId: code.id, title, uuid });
    expect(await refusal(call)).toBe(allowed(code, user, 'organize'));
    if (allowed(code, user, 'organize') !== 'done') return;
    code.documents.push({
      id: (await call).id,
      title,
      order: code.documents.length,
      number: 1,
      state: 'added',
      version,
      pending: {},
      marks: [],
      deleted: [],
      past: new Map(),
      source: undefined,
    });
    settle(code);
  }),
);

const replace = fc.tuple(anyPlace, anyPlace, anyActor, sentences).map(([which, number, actor, stand]) =>
  command(`replace ${which}/${number} by ${actor}: ${stand.join()}`, async (model, reality) => {
    const code = pick(model.codes, which);
    const document = code && target(code, number);
    if (!code || !document) return;
    const user = userOf(code, actor);
    const version = newVersion(model, stand);
    const uuid = await upload(reality, user, version);
    const title = document.pending.title ?? document.title;
    const call = apiOf(reality, user).documents.create({ codeId: code.id, id: document.id, title, uuid });
    const outcome = allowed(code, user, 'organize');
    expect(await refusal(call)).toBe(outcome);
    if (outcome !== 'done') return;
    if (document.state === 'added') document.version = version;
    else pend(document, { version, isDeleted: undefined });
    settle(code);
  }),
);

const replaceBySame = fc.tuple(anyPlace, anyPlace).map(([which, number]) =>
  command(`replace ${which}/${number} by the same`, async (model, reality) => {
    const code = pick(model.codes, which);
    const document = code && target(code, number);
    if (!code || !document) return;
    const uuid = await upload(reality, code.owner, document.version);
    const { id, title } = document;
    const call = apiOf(reality, code.owner).documents.create({ codeId: code.id, id, title, uuid });
    expect(await refusal(call)).toBe('DOCUMENT_UNCHANGED');
  }),
);

const rename = fc.tuple(anyPlace, anyPlace, anyActor, fc.nat(4)).map(([which, number, actor, name]) =>
  command(`rename ${which}/${number} by ${actor} to ${name}`, async (model, reality) => {
    const code = pick(model.codes, which);
    const document = code && target(code, number);
    if (!code || !document) return;
    const user = userOf(code, actor);
    const title = `Title ${name}`;
    const outcome = expected(code, user, document);
    expect(await refusal(apiOf(reality, user).documents.update({ id: document.id, title }))).toBe(outcome);
    if (outcome !== 'done') return;
    if (document.state === 'added') document.title = title;
    else pend(document, { title: title === document.title ? undefined : title });
    settle(code);
  }),
);

const reorder = fc.tuple(anyPlace, anyPlace, anyActor, fc.nat(4)).map(([which, number, actor, place]) =>
  command(`move ${which}/${number} by ${actor} to ${place}`, async (model, reality) => {
    const code = pick(model.codes, which);
    const document = code && target(code, number);
    if (!code || !document) return;
    const user = userOf(code, actor);
    const outcome = expected(code, user, document);
    const order = Math.min(place, present(code).length - 1);
    expect(await refusal(apiOf(reality, user).documents.update({ id: document.id, order }))).toBe(outcome);
    if (outcome !== 'done') return;
    const others = present(code).filter((each) => each !== document);
    settle(code, others.toSpliced(order, 0, document));
  }),
);

const remove = fc.tuple(anyPlace, anyPlace, anyActor).map(([which, number, actor]) =>
  command(`delete ${which}/${number} by ${actor}`, async (model, reality) => {
    const code = pick(model.codes, which);
    const document = code && target(code, number);
    if (!code || !document || present(code).length < 2) return;
    const user = userOf(code, actor);
    const outcome = expected(code, user, document);
    expect(await refusal(apiOf(reality, user).documents.delete({ id: document.id }))).toBe(outcome);
    if (outcome !== 'done') return;
    const { state, pending } = document;
    if (state === 'added') takeBack(code, document);
    else {
      document.pending = pending;
      pend(document, { version: undefined, title: undefined, isDeleted: true });
    }
    settle(code);
  }),
);

const revert = fc.tuple(anyPlace, anyPlace, anyActor).map(([which, number, actor]) =>
  command(`revert ${which}/${number} by ${actor}`, async (model, reality) => {
    const code = pick(model.codes, which);
    const document = code && target(code, number);
    if (!code || !document) return;
    const user = userOf(code, actor);
    const outcome = expected(code, user, document);
    expect(await refusal(apiOf(reality, user).documents.update({ id: document.id, revert: true }))).toBe(
      outcome,
    );
    if (outcome !== 'done') return;
    takeBack(code, document);
    settle(code);
  }),
);

/** What organisers do to documents. */
export const documentCommands: readonly fc.Arbitrary<ModelCommand>[] = [
  add,
  replace,
  replace,
  replace,
  replace,
  replaceBySame,
  rename,
  reorder,
  remove,
  revert,
];
