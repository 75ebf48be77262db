import { PENDING_TASKS } from '../tables/pending-tasks';
import type { GlossatorClient } from '@glossator/client-sdk';
import { createInProcessComparer } from './in-process-comparer';
import { LAW, makeLaw } from './law-pdf';
import { makePdf } from './make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from './test-server';
import { createUpdateWorld, NEW_LAW } from './update-world';

/** A data folder in which every call that takes several steps can be made, and what is needed to make it. */
export interface KillWorld {
  readonly folder: string;
  readonly owner: TestUser;
  /** Those who look at the state afterwards: the owner, and two whose copies follow the Code. */
  readonly users: readonly TestUser[];
  /** A published Code with a pending Update. */
  readonly codeId: number;
  readonly lawId: number;
  /** A draft with one annotated document. */
  readonly draftId: number;
  readonly draftLawId: number;
}

/** A law with one more article than the amended one. */
export const THIRD_LAW: Readonly<Record<string, readonly string[]>> = {
  ...NEW_LAW,
  '7': ['Whoever repairs the goods shall return them within a fortnight, free of charge.'],
};
const MARKED = [
  'within fourteen days',
  'pay the price in full',
  'within two years',
  'given in writing',
  'lapse five years',
];

/** Makes the folder; whoever calls removes it. */
export async function makeKillWorld(): Promise<KillWorld> {
  const test = await startKillTest();
  const world = createUpdateWorld(() => test);
  const [owner, firm, lawyer] = [
    await test.newUser('owner'),
    await test.newUser('firm'),
    await test.newUser('lawyer'),
  ];
  const { law, codeId } = await world.lawCode(owner);
  const decree = await addDocument(owner, codeId, 'Decree', makePdf([['A decree on sales.']]));
  await owner.api.codes.review({ id: codeId, reviewResult: 'approve' });
  for (const text of MARKED) {
    const { id } = await world.mark(owner, law.id, text);
    await owner.api.selections.createComment({ selectionId: id, text: `On ${text}` });
  }
  await owner.api.bookmarks.create({ documentId: law.id, name: 'Damages', page: 1 });
  await owner.api.codes.update({ id: codeId, isPublic: true });
  await world.share(codeId, firm, 'read');
  for (const user of [firm, lawyer]) {
    const copy = await user.api.codes.copy({
      codeId,
      title: 'Copy',
      withAnnotations: false,
      allowUpdates: true,
    });
    await world.mark(user, copy.documents[0]?.id ?? 0, 'his own expense');
  }
  await world.replace(owner, law);
  await addDocument(owner, codeId, 'Annex', makePdf([['An annex to the law.']]));
  await owner.api.documents.update({ id: decree.id, title: 'Order', order: 0 });
  const draft = await owner.api.codes.create({ title: 'Draft' });
  const draftLaw = await addDocument(owner, draft.id, 'Law', makeLaw(LAW));
  for (const text of MARKED) await world.mark(owner, draftLaw.id, text);
  await world.idle();
  await test.stop({ keepData: true });
  return {
    folder: test.dataDir,
    owner,
    users: [owner, firm, lawyer],
    codeId,
    lawId: law.id,
    draftId: draft.id,
    draftLawId: draftLaw.id,
  };
}

/** A server over a folder as a killed one left it, that has finished what it does by itself. */
export async function startKillTest(dataDir?: string): Promise<TestServer> {
  const test = await startTestServer({
    ...(dataDir !== undefined && { dataDir }),
    ports: { comparer: createInProcessComparer() },
  });
  await test.server.services.background.idle();
  return test;
}

/** All that users can see of their Codes, a line for each entity, without ids, dates and uuids. */
export async function seenBy(test: TestServer, users: readonly TestUser[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { email, token } of users) {
    const api = test.client(token);
    const { data } = await api.codes.list({ isPublic: false });
    for (const { id, title } of data.toSorted((a, b) => a.id - b.id))
      for (const line of await codeLines(api, id)) lines.push(`${email} ${title}: ${line}`);
    const { data: news } = await api.notifications.list();
    const notified = new Set(
      news.map(({ type, params }) => `${type} ${String(params['title'])} ${String(params['what'])}`),
    );
    lines.push(...[...notified].toSorted().map((each) => `${email} is notified ${each}`));
  }
  return lines.map((line) => line.replace(/\(updated [\d-]+\)/, '(updated)'));
}

async function codeLines(api: GlossatorClient, id: number): Promise<string[]> {
  const code = await api.codes.get({ id });
  const lines = [code.hasUpdate ? 'pending' : 'settled', `${code.archivedDocuments?.length ?? 0} archived`];
  const isOrganizer = code.user.access === 'owner' || code.user.access === 'organize';
  const { documents } = isOrganizer ? await api.codes.get({ id, showUpdates: true }) : code;
  for (const { id: documentId, title, order, warnings = [], comparison, carryOver } of documents) {
    const { data: versions } = await api.documents.versions({ id: documentId });
    const numbers = versions.map(({ number, status, size }) => `${number} ${status} ${size}`).join(', ');
    const dryRun = `${comparison?.state ?? '-'} ${JSON.stringify(carryOver ?? {})}`;
    lines.push(`${order} ${title} [${warnings.join(', ')}] ${numbers}; ${dryRun}`);
    if (warnings.includes('added')) continue;
    const { data: selections } = await api.documents.selections({ id: documentId });
    for (const { text, status, data: contents } of selections) {
      const written = contents.map((each) => (each.type === 'comment' ? each.text : each.name));
      lines.push(`${title} ${status} "${text}" ${written.join('; ')}`);
    }
    const { data: bookmarks } = await api.documents.bookmarks({ id: documentId });
    lines.push(...bookmarks.map(({ name, page }) => `${title} bookmark ${name} ${page}`));
  }
  return lines;
}

/** What is left lying about: files without a user, contents without a file, users of files that are not there. */
export async function leftBehind({ server }: TestServer): Promise<string[]> {
  const { storage, blobs } = server.ports;
  const files = new Map(
    await storage.accounts.read(async (reader) =>
      (await reader.list('files')).map((row) => [row.id, row] as const),
    ),
  );
  const problems: string[] = [];
  for (const key of await blobs.keys()) if (!files.has(key.slice(0, 36))) problems.push(`content ${key}`);
  const used = new Set<string>();
  for (const codeId of await storage.codeIds()) {
    const code = await storage.code(codeId);
    const versions = (await code?.read((reader) => reader.list('versions'))) ?? [];
    for (const { uuid } of versions) {
      used.add(uuid);
      if (files.get(uuid)?.state !== 'used' || !(await blobs.has(uuid)))
        problems.push(`Version without file ${uuid}`);
    }
    const pending = (await code?.read((reader) => reader.list('documents'))) ?? [];
    const wanted = new Set(
      pending.flatMap(({ versionId, pending: own }) => [versionId, own?.versionId ?? versionId]),
    );
    for (const { id, status } of versions)
      if (status !== 'archived' && !wanted.has(id)) problems.push(`Version ${id} of no document`);
  }
  for (const { id, state } of files.values())
    // An upload that was begun or not used yet goes after a day.
    if (state !== 'uploaded' && state !== 'signed' && !used.has(id))
      problems.push(`file ${id} (${state}) is used by nobody`);
  const tasks = await storage.accounts.read((reader) => reader.list(PENDING_TASKS));
  problems.push(...tasks.flatMap(({ id, kind }) => (kind === 'compare' ? [] : [`task ${id}`])));
  return problems;
}
