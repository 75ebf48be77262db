import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInProcessComparer } from './testing/in-process-comparer';
import { makePdf } from './testing/make-pdf';
import { addDocument, pdfBlob, startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { createUpdateWorld, refusal } from './testing/update-world';

/** Sequences of commands; more with `SEQUENCES=500`. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 8);

/** A document as the model knows it; `text` names its content. */
interface ModelDocument {
  readonly title: string;
  readonly text: number;
}

/** A Code as the model knows it: its documents by a key that copies share, and the pending state where there is one. */
interface ModelCode {
  id: number;
  readonly owner: number;
  current: Map<string, ModelDocument>;
  pending: Map<string, ModelDocument> | undefined;
  readonly follows: number | undefined;
  /** The state of the followed Code that was taken over last. */
  taken: Map<string, ModelDocument>;
  readonly ids: Map<string, number>;
}

interface Model {
  readonly codes: ModelCode[];
  keys: number;
}

let test: TestServer;
let users: TestUser[];
const world = createUpdateWorld(() => test);
beforeAll(async () => {
  test = await startTestServer({
    ports: { comparer: createInProcessComparer() },
    env: { QUOTA_MIB: '1024' },
  });
  users = [await test.newUser('a'), await test.newUser('b'), await test.newUser('c')];
});
afterAll(() => test.stop());

const textOf = (text: number): Uint8Array =>
  makePdf([[`Text number ${text} of this book begins here`, 'and the same line ends every one of them.']]);
const userOf = (code: ModelCode): TestUser => users[code.owner] ?? users[0]!;
const plannedOf = (code: ModelCode): Map<string, ModelDocument> => new Map(code.pending ?? code.current);

/** Sets the planned state of a Code; where it is the current one there is no Update. */
function plan(code: ModelCode, planned: Map<string, ModelDocument>): void {
  const isSame = JSON.stringify([...planned]) === JSON.stringify([...code.current]);
  code.pending = isSame ? undefined : planned;
}

async function compare(code: ModelCode): Promise<void> {
  const { api } = userOf(code);
  const seen = await api.codes.get({ id: code.id });
  expect(seen.documents.map(({ title }) => title)).toEqual(
    [...code.current.values()].map(({ title }) => title),
  );
  expect(seen.hasUpdate).toBe(code.pending !== undefined);
  const planned = (await api.codes.get({ id: code.id, showUpdates: true })).documents;
  const left = planned.filter(({ warnings = [] }) => !warnings.includes('deleted'));
  expect(left.map(({ title }) => title).toSorted()).toEqual(
    [...plannedOf(code).values()].map(({ title }) => title).toSorted(),
  );
  for (const [key, { text }] of code.current) {
    const id = seen.documents[[...code.current.keys()].indexOf(key)]?.id ?? 0;
    const { total } = await api.documents.search({ id, text: `Text number ${text} of` });
    expect(total).toBe(1);
    // The one annotation that each document has is never lost.
    expect((await api.documents.selections({ id })).data.length).toBe(
      seen.documents.find((each) => each.id === id)?.totalSelectionsCount,
    );
    code.ids.set(key, id);
  }
}

/** What happens to a Code that follows another one when that one is approved. */
function flow(model: Model, source: ModelCode): void {
  for (const copy of model.codes.filter(({ follows }) => follows === source.id)) {
    const planned = new Map<string, ModelDocument>();
    for (const [key, document] of source.current) {
      const own = copy.current.get(key);
      planned.set(key, own ? { title: document.title, text: document.text } : document);
    }
    plan(copy, planned);
    copy.taken = new Map(source.current);
  }
}

type Command = fc.AsyncCommand<Model, object>;
const command = (name: string, run: (model: Model) => Promise<void>): Command => ({
  check: () => true,
  run: async (model) => {
    await run(model);
    await world.idle();
    for (const code of model.codes) await compare(code);
  },
  toString: () => name,
});
/** Only Codes that follow nobody are edited by hand: what a copy adds to what it follows is tested by itself. */
const pick = (model: Model, number: number): ModelCode => model.codes[number % model.codes.length]!;
const keyAt = (code: ModelCode, number: number): string | undefined => {
  const keys = [...plannedOf(code).keys()].filter((key) => code.current.has(key));
  return keys[number % Math.max(keys.length, 1)];
};

const commands = [
  fc.nat().map((text) =>
    command(`add ${text}`, async (model) => {
      const code = model.codes[0]!;
      const key = `k${(model.keys += 1)}`;
      const planned = plannedOf(code);
      planned.set(key, { title: key, text });
      await addDocument(userOf(code), code.id, key, textOf(text));
      plan(code, planned);
    }),
  ),
  fc.tuple(fc.nat(), fc.nat(5)).map(([number, title]) =>
    command(`rename ${number} ${title}`, async (model) => {
      const code = model.codes[0]!;
      const key = keyAt(code, number);
      if (key === undefined) return;
      const planned = plannedOf(code);
      planned.set(key, { ...planned.get(key)!, title: `t${title}` });
      await userOf(code).api.documents.update({ id: code.ids.get(key) ?? 0, title: `t${title}` });
      plan(code, planned);
    }),
  ),
  fc.tuple(fc.nat(), fc.nat(1_000_000)).map(([number, text]) =>
    command(`replace ${number} ${text}`, async (model) => {
      const code = model.codes[0]!;
      const key = keyAt(code, number);
      if (key === undefined) return;
      const { title } = plannedOf(code).get(key)!;
      const { api } = userOf(code);
      const { uuid } = await api.files.upload({
        file: pdfBlob(textOf(text)),
        contentType: 'application/pdf',
      });
      const call = api.documents.create({ codeId: code.id, id: code.ids.get(key) ?? 0, title, uuid });
      const outcome = await refusal(call);
      expect(outcome).toBe(code.current.get(key)?.text === text ? 'DOCUMENT_UNCHANGED' : 'done');
      if (outcome !== 'done') return;
      const planned = plannedOf(code);
      planned.set(key, { title, text });
      plan(code, planned);
    }),
  ),
  fc.nat().map((number) =>
    command(`delete ${number}`, async (model) => {
      const code = model.codes[0]!;
      const key = keyAt(code, number);
      if (key === undefined || plannedOf(code).size < 2) return;
      const planned = plannedOf(code);
      planned.delete(key);
      await userOf(code).api.documents.delete({ id: code.ids.get(key) ?? 0 });
      plan(code, planned);
    }),
  ),
  fc
    .tuple(fc.nat(), fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const))
    .map(([number, reviewResult]) =>
      command(`${reviewResult} ${number}`, async (model) => {
        const code = pick(model, number);
        const outcome = await refusal(userOf(code).api.codes.review({ id: code.id, reviewResult }));
        expect(outcome).toBe(code.pending ? 'done' : 'UPDATE_MISSING');
        if (!code.pending) return;
        if (reviewResult === 'approve') code.current = code.pending;
        code.pending = undefined;
        if (reviewResult === 'approve') flow(model, code);
      }),
    ),
  fc.tuple(fc.nat(), fc.nat(2)).map(([number, owner]) =>
    command(`copy ${number} for ${owner}`, async (model) => {
      const source = pick(model, number);
      const { api } = users[owner]!;
      if (model.codes.length > 4) return;
      const copy = await api.codes.copy({
        codeId: source.id,
        title: 'Copy',
        withAnnotations: true,
        allowUpdates: true,
      });
      await api.codes.update({ id: copy.id, isPublic: true });
      const taken = new Map(source.current);
      model.codes.push({ id: copy.id, owner, current: new Map(taken), pending: undefined, follows: source.id, taken, ids: new Map() }); // prettier-ignore
    }),
  ),
];

it(
  'Updates, reviews and copies do what a simple model does',
  { timeout: 120_000 + SEQUENCES * 20_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 12 }), async (sequence) => {
        const [owner] = users as [TestUser];
        const { id } = await owner.api.codes.create({ title: 'Model' });
        const document = await addDocument(owner, id, 'k0', textOf(0));
        await world.mark(owner, document.id, 'the same line');
        await owner.api.codes.update({ id, publication: 'published', isPublic: true });
        const current = new Map([['k0', { title: 'k0', text: 0 }]]);
        const code: ModelCode = { id, owner: 0, current, pending: undefined, follows: undefined, taken: current, ids: new Map([['k0', document.id]]) }; // prettier-ignore
        await fc.asyncModelRun(() => ({ model: { codes: [code], keys: 0 }, real: {} }), sequence);
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    );
  },
);
