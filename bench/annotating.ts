// A law of 679 pages with 5,000 highlights and 1,000 comments: the real app and server in headless Chromium.
// npm run bench -- annotating [--highlights 5000] [--comments 1000] [--rounds 7] [--seconds 20] [--cycles 10]
//   [--only opening,article,scrolling,working,memory,references] [--profiles DIR] [--no-build]
import { openBenchSetup } from './annotating/bench-setup';
import { readOptions } from './annotating/options';
import { measureFirstArticle } from './annotating/steps/first-article';
import { measureMemory } from './annotating/steps/memory';
import { measureOpening, type Opening } from './annotating/steps/opening';
import { measureReferences, type ShownPages } from './annotating/steps/references';
import { measureScrolling } from './annotating/steps/scrolling';
import { measureWorking } from './annotating/steps/working';
import { rowOf, roundedTo } from './annotating/table';
import { watchMachine } from './viewer/driver/machine-load';
import { median } from './viewer/report/medians';

const options = readOptions();
const { profiles } = options;
const isWanted = (step: string): boolean => options.only.length === 0 || options.only.includes(step);
const setup = await openBenchSetup(options);
const machine = watchMachine();
const results: Record<string, number | undefined> = {};
try {
  if (isWanted('opening')) {
    const runs: Record<'annotated' | 'plain', Opening[]> = { annotated: [], plain: [] };
    for (let round = 0; round < options.rounds; round += 1) {
      // Neither is always the first.
      const order = round % 2 === 0 ? (['annotated', 'plain'] as const) : (['plain', 'annotated'] as const);
      for (const which of order) runs[which].push(await measureOpening(setup, which, profiles));
    }
    console.log(rowOf('opening, ms (medians)', ['page', 'whole', 'blocked']));
    const medians = (which: 'annotated' | 'plain'): Opening => ({
      pageMs: median(runs[which].map(({ pageMs }) => pageMs)) ?? NaN,
      wholeMs: median(runs[which].map(({ wholeMs }) => wholeMs)) ?? NaN,
      blockedMs: median(runs[which].map(({ blockedMs }) => blockedMs)) ?? NaN,
    });
    for (const which of ['annotated', 'plain'] as const)
      console.log(rowOf(`  ${which}`, Object.values(medians(which))));
    results['openMs'] = roundedTo(medians('annotated').wholeMs, 0);
    results['openRatio'] = roundedTo(medians('annotated').wholeMs / medians('plain').wholeMs, 2);
  }
  if (isWanted('article')) {
    const { ms, wholeMs, pageMs, againMs } = await measureFirstArticle(setup, profiles);
    console.log(rowOf('first article by g, ms', ['first', 'all', 'again', 'page']));
    console.log(rowOf('  from the key', [ms, wholeMs, againMs, pageMs]));
    results['firstArticleMs'] = roundedTo(ms, 0);
    results['firstArticleRatio'] = roundedTo(ms / pageMs, 2);
    results['firstArticleAgainMs'] = roundedTo(againMs, 0);
  }
  if (isWanted('scrolling')) {
    console.log(rowOf('scrolling, ms a frame', ['frames', 'slow %', 'p50', 'p95', 'longest']));
    const plain = await measureScrolling(setup, 'plain', options.seconds, profiles);
    const annotated = await measureScrolling(setup, 'annotated', options.seconds, profiles);
    const lines = { plain: plain.document, annotated: annotated.document, panel: annotated.panel };
    for (const [name, { frames, slowShare, p50, p95, longest }] of Object.entries(lines))
      console.log(rowOf(`  ${name}`, [frames, slowShare * 100, p50, p95, longest]));
    const both = [annotated.document, annotated.panel];
    const slow = both.reduce((sum, { frames, slowShare }) => sum + frames * slowShare, 0);
    results['slowFrameShare'] = roundedTo(slow / both.reduce((sum, { frames }) => sum + frames, 0), 4);
  }
  if (isWanted('working')) {
    const { addMs, addLongest, filterMs, filterLongest } = await measureWorking(setup, profiles);
    console.log(rowOf('from key to screen, ms', ['median', 'longest']));
    console.log(rowOf('  a highlight added', [addMs, addLongest]));
    console.log(rowOf('  a letter in the filter', [filterMs, filterLongest]));
    results['addMs'] = roundedTo(addMs, 0);
    results['filterMs'] = roundedTo(filterMs, 0);
  }
  if (isWanted('memory')) {
    const weights = await measureMemory(setup, options.cycles);
    console.log(rowOf('after closing', ['heap MB', 'nodes']));
    for (const [cycle, { heapMB, nodes }] of weights.entries())
      console.log(rowOf(`  ${cycle} cycles`, [heapMB, nodes]));
    results['heapGrowthMB'] = roundedTo((weights.at(-1)?.heapMB ?? NaN) - (weights[0]?.heapMB ?? NaN), 1);
  }
  if (isWanted('references')) {
    const runs: Record<'shown' | 'off', ShownPages[]> = { shown: [], off: [] };
    for (let round = 0; round < options.rounds; round += 1)
      for (const which of round % 2 === 0 ? (['shown', 'off'] as const) : (['off', 'shown'] as const))
        runs[which].push(await measureReferences(setup, which === 'shown', profiles));
    const mainMs = (which: 'shown' | 'off'): number => median(runs[which].map((run) => run.mainMs)) ?? NaN;
    console.log(rowOf('references, 40 pages', ['ms a page', 'count']));
    for (const which of ['shown', 'off'] as const)
      console.log(rowOf(`  ${which}`, [mainMs(which), runs[which].at(-1)?.references ?? NaN]));
    results['referencesRatio'] = roundedTo(mainMs('shown') / mainMs('off'), 2);
  }
} finally {
  await setup.close();
}
const foreign = machine.foreignCores();
if (foreign !== undefined) console.log(`Other processes used ${foreign.toFixed(2)} cores meanwhile.`);
console.log(JSON.stringify(results));
