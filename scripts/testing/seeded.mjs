// A set-up file of every Vitest project: random tests draw the same numbers in every run, so that what is red here is red everywhere.
// `npm run test:long` gives other seeds by `TEST_SEED`; a failure prints the seed to give it again.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20261122) });
