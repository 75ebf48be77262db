/** What a step found: checks or tests by outcome. */
export function outcome(passed, failed, skipped, extra = {}) {
  return { passed, failed, skipped, ...extra };
}

/** A part that does not exist is reported as skipped with its reason, never as passed. */
export function absent(reason) {
  return outcome(0, 0, 1, { note: reason });
}

/** Counts a vitest JSON report. A file that could not be run at all counts as one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return outcome(report.numPassedTests, report.numFailedTests + broken, skipped);
}

/** The failed tests of a vitest JSON report, each with the first lines of its reason: the end of a long output may be cut off. */
export function vitestFailures(report) {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && tests.length === 0) return [`${file.name}: ${firstLines(file.message)}`];
    return tests.map(
      (test) => `${file.name} > ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`,
    );
  });
}

/** The failed journeys of a Playwright JSON report, each with the first lines of its reason. */
export function playwrightFailures({ suites = [], errors = [] }) {
  const ofSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) => ofSpec(spec)),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  return [...suites.flatMap(ofSuite), ...errors.map(({ message }) => firstLines(message))];
}

function ofSpec({ title, file, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, results }) => {
      const message = results.find(({ error }) => error)?.error.message;
      return `${file} > ${title} (${status}): ${firstLines(message)}`;
    });
}

/** Why a run without a failed test failed: its output from the first mention of an error. */
export function firstError(output) {
  const lines = output.split('\n');
  const at = lines.findIndex((line) => /Unhandled|\b\w*Error:/.test(line));
  return at < 0 ? '' : firstLines(lines.slice(at).join('\n'));
}

function firstLines(text) {
  return (text ?? '').split('\n').slice(0, 12).join('\n  ');
}

/** Counts a Playwright JSON report. A test that passed only on a second try counts as failed. */
export function countPlaywright({ stats, errors = [] }) {
  return outcome(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped);
}

/**
 * The outcome of a test runner: its report's counts, and one failure when it exited with an error without naming a failed test
 * (a crash, an unhandled rejection, no report at all).
 */
export function countRun(code, report, count) {
  const result = report ? count(report) : outcome(0, 0, 0);
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}
