// `npm test`: every check of the repository, from a fresh clone with nothing but Node, to one last line with the counts.
//   npm test                             everything, in one lane more than there are cores
//   npm test -- --only lint,types,unit   some steps by name
//   npm test -- --list                   the names of the steps
import { parseArgs } from 'node:util';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { firstError } from './counts.mjs';
import { ensureInstalled, root } from './install.mjs';
import { runInLanes } from './lanes.mjs';
import { createMemoryFolder } from './memory-folder.mjs';
import { steps } from './steps.mjs';
import { writeTimingReport } from './timing.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
if (values.list) {
  for (const step of steps) console.log(`${step.name.padEnd(12)} ${step.title}`);
  process.exit(0);
}

const wanted = values.only?.split(',').filter((name) => name !== '');
const unknown = (wanted ?? []).filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}

ensureInstalled();
mkdirSync(join(root, '.cache'), { recursive: true });
const isNeeded = (step) =>
  step.name === 'prepare' &&
  steps.some(({ name, after = [] }) => wanted.includes(name) && after.includes('prepare'));
const chosen = steps.filter((step) => !wanted || wanted.includes(step.name) || isNeeded(step));
process.env.CI ??= '1';
process.env.NO_COLOR = '1';
delete process.env.FORCE_COLOR;
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
// Compilers in Go spend a sixth of their time on freeing what they will not need: they end soon.
process.env.GOGC ??= '400';
const memoryFolder = createMemoryFolder();
if (memoryFolder) {
  process.env.TMPDIR = memoryFolder.path;
  process.on('exit', memoryFolder.remove);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const times = [];
/** How many of the last lines of a failed step are shown. */
const KEPT = 60;

// One more than there are cores: journeys and servers wait for each other, and for disks, a fifth of their time.
const lanes = Number(process.env.TEST_LANES ?? Math.min(4, availableParallelism() + 1));
console.log(`${chosen.length} steps in ${lanes} lanes`);
await runInLanes(
  chosen.filter((step) => !step.isLast),
  lanes,
  onEnd,
);
await runInLanes(
  chosen.filter((step) => step.isLast),
  1,
  onEnd,
);

console.log('');
for (const line of writeTimingReport(times)) console.log(line);
console.log('');
for (const failure of failures) console.log(`failed: ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function onEnd(step, result, { lane, from, to }) {
  times.push({ title: step.title, lane, from, to, files: result.files });
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  const counts = [
    `${result.passed} passed`,
    result.failed > 0 ? `${result.failed} failed` : '',
    result.skipped > 0 ? `${result.skipped} skipped` : '',
  ].filter((part) => part !== '');
  const seconds = ((to - from) / 1000).toFixed(1);
  console.log(
    `${result.failed > 0 ? 'FAIL' : 'ok  '} ${step.title} (${seconds} s): ${counts.join(', ')}${result.note ? ` [${result.note}]` : ''}`,
  );
  if (result.failed === 0) return;
  const named = result.failures?.length > 0 ? result.failures : [unnamed(step, result)];
  // Printed first and last, so that any truncated output still has one of them.
  for (const failure of named) console.log(`failed: ${failure}`);
  if (result.output) console.log(indent(result.output));
  failures.push(...named);
}

function unnamed({ title }, { output = '' }) {
  return `${title} ${firstError(output)}`.trimEnd();
}

function indent(text) {
  const lines = text.trimEnd().split('\n');
  const shown =
    lines.length > KEPT ? [`... ${lines.length - KEPT} lines before`, ...lines.slice(-KEPT)] : lines;
  return shown.map((line) => `     ${line}`).join('\n');
}
