// Our viewer and its rivals on generated laws, interleaved in headless Chromium.
// npm run bench -- viewer [--quick] [--rounds 3] [--viewers glossator,pdfjs] [--pages 10,300,1500,3000]
import { runBench } from './viewer/driver/bench-run';
import { readOptions } from './viewer/driver/options';
import type { Run } from './viewer/driver/run-viewer';
import { measureBundle, type Weights } from './viewer/report/bundle-size';
import { mediansOf } from './viewer/report/medians';
import { tablesOf } from './viewer/report/tables';
import { verdictOf } from './viewer/report/verdict';

const options = readOptions();
const runs = await runBench(options, (run) => console.log(lineOf(run)));
const size = await measureBundle();
const medians = mediansOf(runs);
console.log(`\n${tablesOf(medians, runs)}\n`);
const shown = ({ scripts, styles }: Weights): string =>
  `${scripts.toFixed(1)} KB of scripts, ${styles.toFixed(1)} KB of styles`;
console.log(
  `Our viewer without pdf.js, minified and gzipped: ${shown(size.toOpen)} to open; with what is loaded later ${shown(size.all)}.`,
);
console.log(JSON.stringify(verdictOf(medians, size)));

/** What one run came to, as soon as it is over. */
function lineOf({ round, scenario, viewer, figures, failures, foreignCores }: Run): string {
  const parts = ['open', 'jump', 'zoom', 'scrollP95', 'add', 'findAgain'].flatMap((figure) => {
    const value = figures[figure];
    return value === undefined ? [] : `${figure} ${value.toFixed(0)}`;
  });
  const failed = Object.keys(failures).map((step) => `${step} FAILED`);
  const load = foreignCores === undefined ? '' : `foreign cores ${foreignCores.toFixed(2)}`;
  return [`round ${round + 1}`, scenario, viewer, ...parts, ...failed, load].join('  ');
}
