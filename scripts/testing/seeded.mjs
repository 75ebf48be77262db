// A set-up file of every Vitest project: random tests draw the same numbers in every run, so that what is red here is red everywhere.
// `npm run test:long` gives other seeds by `TEST_SEED`; a failure prints seed and path: `TEST_SEED` and `TEST_PATH` repeat that one case.
import fc from 'fast-check';

fc.configureGlobal({
  seed: Number(process.env.TEST_SEED ?? 20261122),
  path: process.env.TEST_PATH,
  reporter: (details) => {
    if (!details.failed) return;
    // Reports in JSON leave the cause of an error out.
    const { errorInstance: cause } = details;
    throw new Error(`${fc.defaultReportMessage(details)}\nCause: ${firstLines(cause)}`, { cause });
  },
});

/** What was thrown, and where. */
function firstLines(error) {
  return (error?.stack ?? String(error)).split('\n').slice(0, 3).join('\n');
}
