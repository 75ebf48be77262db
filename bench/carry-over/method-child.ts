// One of the evaluator's methods on one pair, in a process that can be ended when it takes too long.
// method-child.ts COPY METHOD OLD-ITEMS NEW-ITEMS SELECTIONS; sends its answers, then what it says has changed.
import { readFileSync } from 'node:fs';
import { spansOfSketch, spansOfTokenDiff, type ChangedSpan } from './changed-spans';
import { loadBaselines, loadMethod, loadSketch, type Answer } from './evaluator';
import { documentOf } from './items';
import { SKETCH } from './options';
import type { Selection } from './pairs';

/** What the child reports: first that it starts, then its answers, then what has changed where the method knows. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answers'; readonly answers: Answer[]; readonly seconds: number }
  | { readonly kind: 'changes'; readonly spans: ChangedSpan[] };

const [copy = '', name = '', oldItems = '', newItems = '', selectionsFile = ''] = process.argv.slice(2);
const method = await loadMethod(copy, name);
const selections = JSON.parse(readFileSync(selectionsFile, 'utf8')) as Selection[];
const oldOne = documentOf(oldItems);
const newOne = documentOf(newItems);
await send({ kind: 'ready' });
const start = performance.now();
const answers = method.port(oldOne, newOne, selections);
await send({ kind: 'answers', answers, seconds: (performance.now() - start) / 1000 });
if (name === SKETCH) {
  await send({ kind: 'changes', spans: spansOfSketch(await loadSketch(copy), oldOne, newOne) });
} else if (name === 'f-token-diff') {
  await send({ kind: 'changes', spans: spansOfTokenDiff(await loadBaselines(copy), oldOne, newOne) });
}
process.disconnect();

/** Waits until it is handed over: a long message that is still in transit is lost when the channel closes. */
function send(report: Report): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(report, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}
