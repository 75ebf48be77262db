import { describe, expect, it } from 'vitest';
import { countPlaywright, countRun, countVitest, firstError, playwrightFailures } from './counts.mjs';

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [] },
  ],
};

describe('countVitest', () => {
  it('counts tests singly and a file that could not be run as one failure', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 7, failed: 3, skipped: 2 });
  });
});

describe('countPlaywright', () => {
  it('counts a flaky test and an error outside of tests as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
  });
});

describe('countRun', () => {
  it('is one failure when the runner crashed without a report', () => {
    expect(countRun(1, undefined, countVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('is one failure when all tests passed but the run did not', () => {
    const report = { ...vitestReport, numFailedTests: 0, testResults: [] };
    expect(countRun(1, report, countVitest)).toEqual({ passed: 7, failed: 1, skipped: 2 });
    expect(countRun(0, report, countVitest).failed).toBe(0);
  });
});

describe('playwrightFailures', () => {
  it('names what failed, also deep in a suite and only once tried, with its reason', () => {
    const failed = (title, status) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, results: [{ error: { message: `no ${title}` } }, {}] }],
    });
    const suites = [
      {
        specs: [failed('one', 'expected'), failed('two', 'flaky')],
        suites: [{ specs: [failed('three', 'unexpected')] }],
      },
    ];
    expect(playwrightFailures({ suites, errors: [{ message: 'no port' }] })).toEqual([
      'a.spec.ts > two (flaky): no two',
      'a.spec.ts > three (unexpected): no three',
      'no port',
    ]);
  });
});

describe('firstError', () => {
  it('is what a run says from its first error on', () => {
    expect(firstError('fine\nUnhandled Rejection\nTypeError: x\n')).toBe(
      'Unhandled Rejection\n  TypeError: x\n  ',
    );
    expect(firstError('fine\n')).toBe('');
  });
});
