import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './install.mjs';
import { RUNS } from './long-runs.mjs';

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
