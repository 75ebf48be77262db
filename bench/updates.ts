// From the upload of a Version to the approved Update, on the real built server in a process of its own: how long, how much memory, how
// long another user waits meanwhile, and whether the Selections end where they belong.
// npm run bench -- updates [--quick] [--annotations 10000] [--sizes 679,3000] [--pairs N] [--only REGEXP]
//   [--shared DIR] [--server dist/main.js] [--reuse] [--profiles DIR]
//
// - Laws: of 679 pages the French civil code of the corpus and the same amended by the bench (words replaced, passages repealed, inserted,
//   moved); of 3,000 pages the real pairs of the corpus in a row. Without ../shared generated laws stand in, and the table says so.
// - reviewable…Seconds: from the beginning of the upload until `codes.get showUpdates` reports how the Versions compare and what becomes of
//   the Selections.
// - otherP99Ms: how long somebody waits who works in another Code at ten calls a second (opens it, lists, searches, marks, changes, takes
//   away), counted from when a call was due: while it is compared, while the organizer looks at the review, while it is approved. That
//   client has a process of its own.
// - peakMB: the most memory (PSS, MiB) of the server and all its child processes together.
// - stalls: times above 30 ms in which the server's event loop stood still, and how much of them its thread really worked: on a busy
//   machine the rest is waiting for a processor.
// - rightPlacePercent, silentWrong: the pairs whose truth is known, through the API: upload, place, replace, approve, read back. The
//   evaluator judges each Selection (its README says how): in the right place are those it calls perfect, placed, silentChange and
//   okFailed; silentWrong is the share with status success at a wrong place. Selections of the truth overlap, which the server refuses:
//   they are spread over up to three documents with the same file, and the table says how many could not be placed.
import { buildStale } from './command-line/build-stale';
import { lawTable, verdictOf } from './updates/law-table';
import { measureLaw, type LawResult } from './updates/measure-law';
import { readOptions } from './updates/options';
import { measurePairs } from './updates/truth/measure-pairs';
import { watchMachine } from './viewer/driver/machine-load';

// Servers and clients are ended when this process exits; after a signal alone it would not exit in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = readOptions();
if (options.server === undefined) buildStale();
const machine = watchMachine();
const laws: LawResult[] = [];
for (const pages of options.sizes) {
  const result = await measureLaw(pages, options);
  laws.push(result);
  console.log(lawTable(result));
}
const truth = await measurePairs(options, (line) => console.log(line));
const foreign = machine.foreignCores();
if (foreign !== undefined) console.log(`Other processes used ${foreign.toFixed(2)} cores meanwhile.`);
console.log(JSON.stringify({ ...verdictOf(laws), ...truth }));
