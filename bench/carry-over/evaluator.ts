import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Position, TextRange } from '@glossator/document-text';
import type { SourceDocument } from './items';
import { OURS, SKETCH } from './options';
import type { Selection, Truth } from './pairs';
import { SCRATCH } from './scratch';

/** What a method answers for one selection. */
export interface Answer extends Partial<TextRange> {
  readonly id: string;
  readonly status: 'success' | 'unconfirmed' | 'failed';
  readonly confidence?: number;
}

/** A method of the evaluator. */
export interface Method {
  readonly name: string;
  port(oldOne: SourceDocument, newOne: SourceDocument, selections: readonly Selection[]): Answer[];
}

/** The verdict on one answer: `iou` is the overlap with the true place, counted in letters and digits. */
export interface Verdict {
  readonly id: string;
  readonly outcome: Outcome;
  readonly iou: number;
}

/** How an answer can turn out; the evaluator's README says what each means. */
export type Outcome =
  'perfect' | 'placed' | 'silentChange' | 'silentWrong' | 'wrongSuggestion' | 'missed' | 'okFailed' | 'grey';

/** Letters and digits of a document before a position. */
export type Ruler = (position: Position) => number;

/** The parts of the evaluator that judge. */
export interface Metrics {
  judge(truth: Truth, answer: Answer, at: Ruler): Verdict;
  ruler(document: SourceDocument): Ruler;
}

/** The token diff's offsets into the text without white space, and where each place of that text stands. */
interface Tokens {
  readonly s: readonly number[];
  readonly e: readonly number[];
  readonly f: { readonly page: Int32Array; readonly item: Int32Array; readonly ch: Int32Array };
}

/** A word of the sketch and where it stands. */
interface Word {
  readonly p: number;
  readonly i0: number;
  readonly c0: number;
  readonly p1: number;
  readonly i1: number;
  readonly c1: number;
}

/** The token diff alone: `map` says which new token an old one became, -1 for none. */
export interface Baselines {
  tokenMap(
    oldOne: SourceDocument,
    newOne: SourceDocument,
  ): { readonly A: Tokens; readonly B: Tokens; readonly map: Int32Array };
}

/** The sketch's word alignment alone: `kind` 2 is a similar word, not the same. */
export interface Sketch {
  wordsOf(document: SourceDocument): Word[];
  alignWords(A: readonly Word[], B: readonly Word[]): { readonly map: Int32Array; readonly kind: Uint8Array };
}

/**
 * Copies the evaluator's source into the scratch folder and answers the copy's folder. What the source imports is installed there
 * when one of `methods` needs it; the judge and the sketch need nothing.
 */
export function prepareEvaluator(folder: string, methods: readonly string[]): string {
  const files = ['src/types.ts', 'src/runner/metrics.ts', ...adaptersOf(folder)].map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  );
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const hash = createHash('sha256')
    .update(JSON.stringify([files, manifest]))
    .digest('hex')
    .slice(0, 12);
  const copy = join(SCRATCH, `evaluator-${hash}`);
  if (!existsSync(copy)) {
    const texts = files.map(([, text]) => text);
    const dependencies = importedOf(manifest, texts);
    const own = JSON.stringify({ private: true, type: 'module', dependencies }, null, 2);
    writeCopy(copy, [...files, ['package.json', own]]);
  }
  if (methods.some((name) => name !== OURS && name !== SKETCH)) ensureInstalled(copy);
  return copy;
}

/** All files or none: another run must not take half a copy for one. */
function writeCopy(copy: string, files: readonly (readonly [file: string, text: string])[]): void {
  const draft = `${copy}.${process.pid}`;
  for (const [file, text] of files) {
    mkdirSync(dirname(join(draft, file)), { recursive: true });
    writeFileSync(join(draft, file), text);
  }
  renameSync(draft, copy);
}

function adaptersOf(folder: string): string[] {
  return readdirSync(join(folder, 'src/adapters'))
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => `src/adapters/${file}`);
}

/** Of the packages that the evaluator names, those that the copied files import when they run. */
function importedOf(manifest: string, texts: readonly string[]): Record<string, string> {
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  const isImported = (name: string) =>
    texts.some((text) => text.includes(`from '${name}'`) || text.includes(`from '${name}/`));
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => isImported(name)));
}

function ensureInstalled(folder: string): void {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.log(`Installing what the rivals need in ${folder} (npm install) ...`);
  const { status } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status === 0) return;
  throw new Error(`npm install failed in ${folder}; --methods ours,sketch needs no packages.`);
}

/** The judging part of a prepared copy. */
export async function loadMetrics(copy: string): Promise<Metrics> {
  return (await load(copy, 'src/runner/metrics.ts')) as Metrics;
}

/** The sketch of a prepared copy. */
export async function loadSketch(copy: string): Promise<Sketch> {
  return (await load(copy, 'src/adapters/hybrid.ts')) as Sketch;
}

/** The baselines of a prepared copy. */
export async function loadBaselines(copy: string): Promise<Baselines> {
  return (await load(copy, 'src/adapters/baselines.ts')) as Baselines;
}

/** One method of a prepared copy. Throws when the evaluator has none of this name. */
export async function loadMethod(copy: string, name: string): Promise<Method> {
  const { hybrid } = (await load(copy, 'src/adapters/hybrid.ts')) as { hybrid(): Method };
  const sketch = hybrid();
  if (name === sketch.name) return sketch;
  const baselines = (await load(copy, 'src/adapters/baselines.ts')) as {
    naive: Method;
    exact: Method;
    quoteContext: Method;
    tokenDiff: Method;
    hypothesis(name: string, isWrapped: boolean, minScore?: number): Method;
    dmp(name: string, isWrapped: boolean): Method;
  };
  const { naive, exact, quoteContext, tokenDiff, hypothesis, dmp } = baselines;
  const methods = [
    naive,
    exact,
    quoteContext,
    tokenDiff,
    hypothesis('d-hypothesis', false),
    hypothesis('d2-hypothesis+status', true, 0.6),
    dmp('e-dmp', false),
    dmp('e2-dmp+status', true),
  ];
  const found = methods.find((method) => method.name === name);
  if (found) return found;
  throw new Error(`The evaluator has no method ${name}`);
}

function load(copy: string, file: string): Promise<unknown> {
  return import(pathToFileURL(join(copy, file)).href);
}
