// `npm test`: every check of the repository, from a fresh clone with nothing but Node, to one last line with the counts.
//   npm test                             everything, in order of cost
//   npm test -- --only lint,types,unit   some steps by name
//   npm test -- --list                   the names of the steps
import { parseArgs } from 'node:util';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { firstError } from './counts.mjs';
import { findPdfTools } from './debian.mjs';
import { ensureInstalled, root } from './install.mjs';
import { steps } from './steps.mjs';

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
const chosen = steps.filter((step) => !wanted || wanted.includes(step.name));
process.env.CI ??= '1';
process.env.NO_COLOR = '1';
delete process.env.FORCE_COLOR;
process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
if (chosen.some((step) => step.needsBrowser)) {
  const browser = findBrowser();
  if (browser) process.env.CHROMIUM_PATH = browser;
  console.log(browser ? `Browser: ${browser}` : 'No browser found: the steps that need one will fail.');
}
if (chosen.some((step) => step.needsPdfTools)) findPdfTools();

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** So many lines are shown of the end of what a failed step printed. */
const KEPT = 60;
for (const step of chosen) {
  const start = performance.now();
  const result = await step.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  const counts = [
    `${result.passed} passed`,
    result.failed > 0 ? `${result.failed} failed` : '',
    result.skipped > 0 ? `${result.skipped} skipped` : '',
  ].filter((part) => part !== '');
  console.log(
    `${result.failed > 0 ? 'FAIL' : 'ok  '} ${step.title} (${seconds} s): ${counts.join(', ')}${result.note ? ` [${result.note}]` : ''}`,
  );
  if (result.failed === 0) continue;
  const named = result.failures?.length > 0 ? result.failures : [unnamed(step, result)];
  // First and last: who keeps only a part of the output keeps one of them.
  for (const failure of named) console.log(`failed: ${failure}`);
  if (result.output) console.log(indent(result.output));
  failures.push(...named);
}

console.log('');
for (const failure of failures) console.log(`failed: ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function unnamed({ title }, { output = '' }) {
  return `${title} ${firstError(output)}`.trimEnd();
}

function indent(text) {
  const lines = text.trimEnd().split('\n');
  const shown =
    lines.length > KEPT ? [`... ${lines.length - KEPT} lines before`, ...lines.slice(-KEPT)] : lines;
  return shown.map((line) => `     ${line}`).join('\n');
}
