import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { GlossatorClient } from '@glossator/client-sdk';
import { selectionQuoteOf } from '@glossator/document-text';
import { loadMetrics, prepareEvaluator, type Answer, type Metrics } from '../../carry-over/evaluator';
import { documentOf } from '../../carry-over/items';
import { readPairs, type Pair } from '../../carry-over/pairs';
import { keepItems } from '../../carry-over/read-pdf';
import { judgeAll, type Row } from '../../carry-over/scores';
import { readLaw } from '../../viewer/law/read-law';
import type { BenchOptions } from '../options';
import { place, upload } from '../placing';
import { SCRATCH } from '../scratch';
import { logIn, makeAccount } from '../server/account';
import { openServer } from '../server/measured-server';
import { layersOf } from './layers';
import { createRawPlaces } from './raw-places';

/** How well Selections are carried over through the server, in per cent; null where the pairs are not there. */
export interface TruthScore {
  readonly rightPlacePercent: number | null;
  readonly silentWrong: number | null;
}

/** Documents with the same file, for Selections that overlap. */
const LAYERS = 3;
const ACCOUNT = 'judged';

/** Takes the pairs whose truth is known through the server. `onLine` gets a line a pair. */
export async function measurePairs(
  options: BenchOptions,
  onLine: (line: string) => void,
): Promise<TruthScore> {
  const root = join(options.shared, 'carry-over/open');
  if (options.pairs <= 0) return { rightPlacePercent: null, silentWrong: null };
  if (!existsSync(root)) {
    onLine('\nNo pairs with a known truth: ../shared/carry-over is not there.');
    return { rightPlacePercent: null, silentWrong: null };
  }
  const pairs = drawn(readPairs(root, options.pairNames), options.pairs);
  const metrics = await loadMetrics(prepareEvaluator(join(options.shared, 'carry-over'), ['ours']));
  const server = await openServer({ main: options.server, profiles: undefined, scratch: SCRATCH });
  const rows: Row[] = [];
  let leftOut = 0;
  try {
    await makeAccount(server, ACCOUNT);
    const { client, close } = await logIn(server.url, ACCOUNT);
    onLine('\nPairs through the server: Selections placed, right place, silently wrong');
    for (const pair of pairs) {
      const judged = await judgePair(client, pair, metrics);
      rows.push(...judged.rows);
      leftOut += judged.leftOut;
      onLine(lineOf(pair.id, judged.rows));
    }
    close();
  } finally {
    await server.close();
  }
  onLine(`${lineOf('all', rows)}  (${leftOut} overlap others and were not placed)`);
  return scoreOf(rows);
}

/** Evenly among all. */
function drawn(pairs: readonly Pair[], most: number): readonly Pair[] {
  const count = Math.min(most, pairs.length);
  return Array.from(
    { length: count },
    (_, index) => pairs[Math.floor((index * pairs.length) / count)],
  ).filter((pair) => pair !== undefined);
}

async function judgePair(
  client: GlossatorClient,
  pair: Pair,
  metrics: Metrics,
): Promise<{ readonly rows: readonly Row[]; readonly leftOut: number }> {
  const [oldFile, newFile] = [
    readFileSync(join(pair.folder, 'old.pdf')),
    readFileSync(join(pair.folder, 'new.pdf')),
  ];
  const [oldItems, newItems] = [
    await keepItems(join(pair.folder, 'old.pdf')),
    await keepItems(join(pair.folder, 'new.pdf')),
  ];
  const [oldRaw, newRaw] = [await readLaw(oldFile), await readLaw(newFile)];
  const oldPlaces = createRawPlaces(documentOf(oldItems), oldRaw);
  const newDocument = documentOf(newItems);
  const newPlaces = createRawPlaces(newDocument, newRaw);
  const judgedOnes = new Set(pair.truth.flatMap(({ id, label }) => (label === 'grey' ? [] : [id])));
  const { layers, left } = layersOf(
    pair.selections.filter(({ id }) => judgedOnes.has(id)),
    LAYERS,
  );

  const { id: codeId } = await client.codes.create({ title: pair.id });
  const [oldUuids, newUuids]: [string[], string[]] = [[], []];
  const documents: { readonly id: number; readonly marks: ReadonlyMap<number, string> }[] = [];
  for (const layer of layers) {
    oldUuids.push(await upload(client, oldFile));
    newUuids.push(await upload(client, newFile));
    const { id } = await client.documents.create({ codeId, title: pair.id, uuid: oldUuids.at(-1) ?? '' });
    const passages = layer.map((selection) => {
      const range = oldPlaces.toRaw(selection);
      return { range, text: selectionQuoteOf(range, oldRaw) };
    });
    const ids = await place(client, id, passages);
    documents.push({ id, marks: new Map(ids.map((mark, index) => [mark, layer[index]?.id ?? ''])) });
  }
  await client.codes.update({ id: codeId, publication: 'published' });
  for (const [index, { id }] of documents.entries())
    await client.documents.create({ codeId, id, title: pair.id, uuid: newUuids[index] ?? '' });
  await untilCompared(client, codeId);
  await client.codes.review({ id: codeId, reviewResult: 'approve' });
  const answers: Answer[] = [];
  for (const { id, marks } of documents) {
    const { data } = await client.documents.selections({ id, limit: 1000 });
    for (const { id: mark, status, carriedOver, ...place } of data) {
      const range = newPlaces.toNormal(place);
      const name = marks.get(mark);
      const confidence = carriedOver?.confidence ?? 0;
      if (name !== undefined)
        answers.push({ id: name, status, confidence, ...(status !== 'failed' && range) });
    }
  }
  const answered = new Set(answers.map(({ id }) => id));
  const truth = pair.truth.filter(({ id }) => answered.has(id));
  return {
    rows: judgeAll(metrics, metrics.ruler(newDocument), { ...pair, truth }, answers),
    leftOut: left.length,
  };
}

async function untilCompared(client: GlossatorClient, codeId: number): Promise<void> {
  for (;;) {
    const { documents } = await client.codes.get({ id: codeId, showUpdates: true });
    if (documents.every(({ comparison }) => comparison?.state !== 'running')) return;
    await setTimeout(200);
  }
}

const RIGHT = ['perfect', 'placed', 'silentChange', 'okFailed'];

function lineOf(name: string, rows: readonly Row[]): string {
  const right = rows.filter(({ outcome }) => RIGHT.includes(outcome)).length;
  const wrong = rows.filter(({ outcome }) => outcome === 'silentWrong').length;
  return `  ${name.padEnd(18)}${String(rows.length).padStart(6)}${String(right).padStart(6)}${String(wrong).padStart(4)}`;
}

function scoreOf(rows: readonly Row[]): TruthScore {
  const share = (isCounted: (row: Row) => boolean): number | null =>
    rows.length === 0 ? null : Math.round((10_000 * rows.filter(isCounted).length) / rows.length) / 100;
  return {
    rightPlacePercent: share(({ outcome }) => RIGHT.includes(outcome)),
    silentWrong: share(({ outcome }) => outcome === 'silentWrong'),
  };
}
