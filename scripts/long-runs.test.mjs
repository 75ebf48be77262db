import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';
import { readLongOptions, RUNS } from './long-runs.mjs';

/** The folder of each project. */
const FOLDERS = {
  'mock-server': 'examples/mock-server',
  annotator: 'packages/annotator',
  'annotator-browser': 'packages/annotator',
  'document-text': 'packages/document-text',
};

const folderOf = (project) => join(root, FOLDERS[project], 'src');
const filesOf = (project) =>
  readdirSync(folderOf(project), { recursive: true }).filter((file) => /\.tsx?$/.test(file));
const testsOf = (project) => filesOf(project).filter((file) => /\.test\.tsx?$/.test(file));

it.each(RUNS.flatMap(({ name, project, files }) => files.map((part) => ({ name, project, part }))))(
  'the run $name finds tests by $part',
  ({ project, part }) => {
    // Vitest takes what begins with a hyphen for options.
    expect(part).not.toMatch(/^-/);
    expect(testsOf(project).filter((file) => file.includes(part))).not.toEqual([]);
  },
);

it.each(RUNS.filter(({ env }) => env))('the run $name plays every test that $env makes longer', (run) => {
  const [setting] = Object.keys(run.env);
  const isRead = new RegExp(`process\\.env\\['${setting}'\\]`);
  const readers = filesOf(run.project).filter((file) =>
    isRead.test(readFileSync(join(folderOf(run.project), file), 'utf8')),
  );
  const played = RUNS.filter(({ env, project }) => project === run.project && env && setting in env);
  const isPlayed = (file) => played.some(({ files }) => files.some((part) => file.includes(part)));
  expect(readers).not.toEqual([]);
  // Others are what tests share.
  const longer = readers.filter((file) => testsOf(run.project).includes(file));
  expect(longer.filter((file) => !isPlayed(file))).toEqual([]);
});

describe('options of the long tests', () => {
  it('are all runs, and an hour for those that repeat, unless said otherwise', () => {
    expect(readLongOptions([])).toEqual({ runs: RUNS, minutes: 60 });
    const { runs, minutes } = readLongOptions(['--only', 'kills,models', '--minutes', '6']);
    expect(runs.map(({ name }) => name)).toEqual(['models', 'kills']);
    expect(minutes).toBe(6);
  });

  it.each([
    [['models'], '"models" is no option. '],
    [['--only', 'models,x'], 'There is no run "x". '],
    [['--only'], "Option '--only <value>' argument missing. "],
    [['--minutes', '0'], '--minutes "0" is no number above 0. '],
    [['--minuts', '6'], "Unknown option '--minuts'. --only takes"],
  ])('%j is refused with a sentence that lists the runs', (args, start) => {
    const { problem } = readLongOptions(args);
    expect(problem.startsWith(start)).toBe(true);
    expect(problem).toContain('--only takes runs (models, live, kills, ');
  });
});
