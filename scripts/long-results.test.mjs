import { expect, it } from 'vitest';
import { updatedResults } from './long-results.mjs';

const TABLE = '# Long tests\n\n| Run | Result |\n| --- | --- |\n| kills | 8 passed |\n';

it('replaces the row of a run that was there', () => {
  expect(updatedResults(TABLE, ['kills', '7 passed, 1 failed'])).toBe(
    TABLE.replace('8 passed', '7 passed, 1 failed'),
  );
});

it('adds the row of a run that was not there', () => {
  expect(updatedResults(TABLE, ['models', '1 passed'])).toBe(`${TABLE}| models | 1 passed |\n`);
});
