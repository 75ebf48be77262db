import fc from 'fast-check';
import { expect } from 'vitest';
import { refusal } from '../update-world';
import { command, pick, type ModelCommand } from './command';
import { allowed, type ModelCode, type ModelDocument, type ModelMark } from './model';
import { apiOf, markOf, type Reality } from './reality';
import { sentence, SENTENCE_COUNT } from './sentences';

const actor = fc.nat(2);
interface Place {
  readonly code: ModelCode;
  readonly document: ModelDocument;
}

/** A document that can be annotated. */
function live(codes: readonly ModelCode[], which: number, number: number): Place | undefined {
  const code = pick(codes, which);
  const document =
    code &&
    pick(
      code.documents.filter(({ state }) => state === 'live'),
      number,
    );
  return code && document && { code, document };
}

function marked(
  codes: readonly ModelCode[],
  which: number,
  number: number,
): (Place & { mark: ModelMark }) | undefined {
  const places = codes.flatMap((code) =>
    code.documents.flatMap((document) =>
      document.state === 'live' ? document.marks.map((mark) => ({ code, document, mark })) : [],
    ),
  );
  return pick(places, which + number);
}

async function rangeOf(reality: Reality, { code, document }: Place, number: number) {
  const { data } = await apiOf(reality, code.owner).documents.search({
    id: document.id,
    text: sentence(number),
  });
  const [hit] = data;
  if (!hit) return undefined;
  const { excerpt: _excerpt, match: _match, ...range } = hit;
  return range;
}

const isTaken = ({ marks }: ModelDocument, number: number, but?: ModelMark): boolean =>
  marks.some((mark) => mark !== but && mark.status === 'success' && (mark.sentence ?? number) === number);

const annotate = fc
  .tuple(fc.nat(), fc.nat(), actor, fc.nat(SENTENCE_COUNT - 1))
  .map(([which, place, user, number]) =>
    command(`annotate ${which}/${place} by ${user}: ${number}`, async ({ codes }, reality) => {
      const at = live(codes, which, place);
      const range = at && (await rangeOf(reality, at, number));
      if (!at || !range) return;
      const { code, document } = at;
      // Somebody confirmed something somewhere: the model does not know what is free.
      if (document.marks.some((mark) => mark.sentence === undefined)) return;
      const text = sentence(number);
      const outcome = allowed(code, user, 'annotate');
      const free = outcome === 'done' && isTaken(document, number) ? 'SELECTION_OVERLAP' : outcome;
      const call = apiOf(reality, user).selections.create({
        documentId: document.id,
        text,
        color: 'COLOR_1',
        ...range,
      });
      expect(await refusal(call)).toBe(free);
      if (free === 'done') document.marks.push(markOf(reality.users, await call));
    }),
  );

const comment = fc.tuple(fc.nat(), fc.nat(), actor).map(([which, number, user]) =>
  command(`comment on ${which}/${number} by ${user}`, async (model, reality) => {
    const at = marked(model.codes, which, number);
    if (!at) return;
    const text = `Remark ${(model.next += 1)}`;
    const outcome = allowed(at.code, user, 'annotate');
    const call = apiOf(reality, user).selections.createComment({ selectionId: at.mark.id, text });
    expect(await refusal(call)).toBe(outcome);
    if (outcome === 'done') at.mark.comments.push(text);
  }),
);

const remove = fc.tuple(fc.nat(), fc.nat(), actor).map(([which, number, user]) =>
  command(`delete annotation ${which}/${number} by ${user}`, async ({ codes }, reality) => {
    const at = marked(codes, which, number);
    if (!at) return;
    const { code, document, mark } = at;
    const level = allowed(code, user, 'annotate');
    const outcome = level === 'done' && mark.author !== user && code.owner !== user ? 'FORBIDDEN' : level;
    expect(await refusal(apiOf(reality, user).selections.delete({ id: mark.id }))).toBe(outcome);
    if (outcome !== 'done') return;
    document.marks = document.marks.filter((each) => each !== mark);
    document.deleted.push({ mark, by: user, serial: document.version.serial });
  }),
);

const restore = fc.tuple(fc.nat(), fc.nat()).map(([which, number]) =>
  command(`restore annotation ${which}/${number}`, async ({ codes }, reality) => {
    const at = pick(
      codes.flatMap((code) =>
        code.documents.flatMap((document) => document.deleted.map((bin) => ({ code, document, bin }))),
      ),
      which + number,
    );
    if (!at || at.document.state !== 'live') return;
    const { code, document, bin } = at;
    const { mark, by, serial } = bin;
    const isSame = serial === document.version.serial;
    const level = allowed(code, by, 'annotate');
    const call = apiOf(reality, by).selections.restore({ id: mark.id });
    const outcome = await refusal(call);
    const isInTheWay =
      isSame && mark.status === 'success' && mark.sentence !== undefined && isTaken(document, mark.sentence);
    if (level === 'done' && outcome === 'SELECTION_OVERLAP')
      expect(isInTheWay || mark.sentence === undefined).toBe(true);
    else expect(outcome).toBe(level);
    if (outcome !== 'done') return;
    const back = markOf(reality.users, await call);
    if (!isSame) expect(back.status).toBe('failed');
    else expect(back.status).toBe(mark.status);
    Object.assign(mark, { status: back.status, text: back.text, isConfirmed: back.isConfirmed });
    document.deleted = document.deleted.filter((each) => each !== bin);
    document.marks.push(mark);
  }),
);

const decide = fc
  .tuple(fc.nat(), fc.nat(), actor, fc.constantFrom('confirm', 'reselect', 'take back'))
  .map(([which, number, user, what]) =>
    command(`${what} ${which}/${number} by ${user}`, async ({ codes }, reality) => {
      const at = marked(codes, which, number);
      if (!at) return;
      const { code, document, mark } = at;
      if (what === 'take back' ? !mark.isConfirmed : mark.status === 'success') return;
      const level = allowed(code, user, 'annotate');
      const may = level === 'done' && mark.author !== user ? 'FORBIDDEN' : level;
      const { id } = mark;
      const range = what === 'reselect' ? await rangeOf(reality, at, mark.sentence ?? 0) : undefined;
      if (what === 'reselect' && !range) return;
      const { selections } = apiOf(reality, user);
      const call = selections.update({
        id,
        ...(range ? { range } : { status: what === 'confirm' ? 'success' : 'unconfirmed' }),
      });
      const outcome = await refusal(call);
      if (may !== 'done') return void expect(outcome).toBe(may);
      if (what === 'confirm' && mark.status === 'failed') return void expect(outcome).toBe('VALIDATION');
      if (outcome !== 'done') {
        expect(outcome).toBe('SELECTION_OVERLAP');
        expect(document.marks.some((other) => other !== mark && other.status === 'success')).toBe(true);
        return;
      }
      const now = markOf(reality.users, await call);
      expect(now.status === 'success').toBe(what !== 'take back');
      const isThere = what === 'take back' || now.text === sentence(mark.sentence ?? -1);
      Object.assign(mark, { status: now.status, text: now.text, isConfirmed: now.isConfirmed });
      if (!isThere) mark.sentence = what === 'reselect' ? (mark.sentence ?? 0) : undefined;
    }),
  );

/** What people do to annotations; comments are made at any time, also while a review is open. */
export const annotationCommands: readonly fc.Arbitrary<ModelCommand>[] = [
  annotate, annotate, annotate, comment, comment, remove, restore, decide, decide,
]; // prettier-ignore
