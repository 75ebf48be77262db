import { expect, it } from 'vitest';
import { updatedResults, wordsOf } from './long-results.mjs';

const TABLE = '# Long tests\n\n| Run | Result |\n| --- | --- |\n| kills | 8 passed |\n';

it('replaces the row of a run that was there', () => {
  expect(updatedResults(TABLE, ['kills', '7 passed, 1 failed'])).toBe(
    TABLE.replace('8 passed', '7 passed, 1 failed'),
  );
});

it('adds the row of a run that was not there', () => {
  expect(updatedResults(TABLE, ['models', '1 passed'])).toBe(`${TABLE}| models | 1 passed |\n`);
});

it('writes between the markers where a file has them', () => {
  const around = (table) =>
    `# Security\n\n| kills of another table |\n\n<!-- results: begin -->\n\n${table}\n<!-- results: end -->\n\nMore.\n`;
  const changed = updatedResults(around('| Run |\n| --- |\n| kills | 8 |\n'), ['kills', '9']);
  expect(changed).toBe(around('| Run |\n| --- |\n| kills | 9 |\n'));
  expect(updatedResults(changed, ['models', '1'])).toBe(
    around('| Run |\n| --- |\n| kills | 9 |\n| models | 1 |\n'),
  );
});

it('says how a run ended, and that tests were skipped where some were', () => {
  expect(wordsOf({ passed: 15, failed: 0, skipped: 0 })).toBe('15 passed, 0 failed');
  expect(wordsOf({ passed: 15, failed: 0, skipped: 1 })).toBe('15 passed, 0 failed, 1 skipped');
});
