import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vitestFailures } from './counts.mjs';
import './testing/seeded.mjs';

it('a failed property says why in what is kept of a report, and keeps the error as its cause', async () => {
  const reason = new Error('the sentence is gone');
  const play = fc.asyncProperty(fc.nat(), () => Promise.reject(reason));
  const failed = await fc.assert(play).catch((error) => error);
  expect(failed.cause).toBe(reason);
  const test = { status: 'failed', fullName: 'a property', failureMessages: [failed.stack] };
  const report = { testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [test] }] };
  const [line] = vitestFailures(report);
  expect(line).toMatch(/Property failed after 1 tests\s+\{ seed: \d+, path: "[\d:]+"/);
  expect(line).toMatch(/Cause: Error: the sentence is gone\s+at .*seeded\.test\.mjs/);
});
