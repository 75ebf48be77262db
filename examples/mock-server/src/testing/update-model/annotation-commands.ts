import fc from 'fast-check';
import { expect } from 'vitest';
import { refusal } from '../update-world';
import { anyActor, command, pick, userOf, which as anyPlace, type ModelCommand } from './command';
import { allowed, type ModelCode, type ModelDocument, type ModelMark } from './model';
import { apiOf, markOf, type Reality } from './reality';
import { sentence } from './sentences';

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
  isFit: (mark: ModelMark) => boolean = () => true,
): (Place & { mark: ModelMark }) | undefined {
  const places = codes.flatMap((code) =>
    code.documents.flatMap((document) =>
      document.state === 'live' ? document.marks.filter(isFit).map((mark) => ({ code, document, mark })) : [],
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

const annotate = fc.tuple(anyPlace, anyPlace, anyActor, anyPlace).map(([which, place, actor, chosen]) =>
  command(`annotate ${which}/${place} by ${actor}: ${chosen}`, async ({ codes }, reality) => {
    const at = live(codes, which, place);
    const number = at && pick(at.document.version.sentences, chosen);
    const range = at && number !== undefined ? await rangeOf(reality, at, number) : undefined;
    if (!at || number === undefined || !range) return;
    const { code, document } = at;
    const user = userOf(code, actor);
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

const comment = fc.tuple(anyPlace, anyPlace, anyActor).map(([which, number, actor]) =>
  command(`comment on ${which}/${number} by ${actor}`, async (model, reality) => {
    const at = marked(model.codes, which, number);
    if (!at) return;
    const user = userOf(at.code, actor);
    const text = `Remark ${(model.next += 1)}`;
    const outcome = allowed(at.code, user, 'annotate');
    const call = apiOf(reality, user).selections.createComment({ selectionId: at.mark.id, text });
    expect(await refusal(call)).toBe(outcome);
    if (outcome === 'done') at.mark.comments.push(text);
  }),
);

const remove = fc.tuple(anyPlace, anyPlace, anyActor).map(([which, number, actor]) =>
  command(`delete annotation ${which}/${number} by ${actor}`, async ({ codes }, reality) => {
    const at = marked(codes, which, number);
    if (!at) return;
    const { code, document, mark } = at;
    const user = actor === 'owner' ? mark.author : actor;
    const level = allowed(code, user, 'annotate');
    const outcome = level === 'done' && mark.author !== user && code.owner !== user ? 'FORBIDDEN' : level;
    expect(await refusal(apiOf(reality, user).selections.delete({ id: mark.id }))).toBe(outcome);
    if (outcome !== 'done') return;
    document.marks = document.marks.filter((each) => each !== mark);
    document.deleted.push({ mark, by: user, serial: document.version.serial });
  }),
);

const restore = fc.tuple(anyPlace, anyPlace).map(([which, number]) =>
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
  .tuple(anyPlace, anyPlace, anyActor, fc.constantFrom('confirm', 'reselect', 'take back'))
  .map(([which, number, actor, what]) =>
    command(`${what} ${which}/${number} by ${actor}`, async ({ codes }, reality) => {
      const isFit = ({ isConfirmed, status }: ModelMark): boolean =>
        what === 'take back' ? isConfirmed : status !== 'success';
      const at = marked(codes, which, number, isFit);
      if (!at) return;
      const { code, document, mark } = at;
      const user = actor === 'owner' ? mark.author : actor;
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
      const isNowhere = may === 'done' && what === 'confirm' && mark.status === 'failed';
      if (may !== 'done' || isNowhere) expect(outcome).toBe(isNowhere ? 'VALIDATION' : may);
      else if (outcome !== 'done') {
        expect(outcome).toBe('SELECTION_OVERLAP');
        expect(document.marks.some((other) => other !== mark && other.status === 'success')).toBe(true);
      }
      if (outcome !== 'done') return;
      const now = markOf(reality.users, await call);
      expect(now.status === 'success').toBe(what !== 'take back');
      const isThere = what === 'take back' || now.text === sentence(mark.sentence ?? -1);
      Object.assign(mark, { status: now.status, text: now.text, isConfirmed: now.isConfirmed });
      if (!isThere) mark.sentence = what === 'reselect' ? (mark.sentence ?? 0) : undefined;
    }),
  );

/** What people do to annotations; comments are made at any time, also while a review is open. */
export const annotationCommands: readonly fc.Arbitrary<ModelCommand>[] = [
  annotate,
  annotate,
  comment,
  comment,
  remove,
  restore,
  decide,
  decide,
  decide,
];
