import { defineConfig } from 'vitest/config';

/** Makes random tests draw the same numbers in every run; seen from the folder of a package. */
export const seeded = '../../scripts/testing/seeded.mjs';

/** The Vitest project of a package, with test options of its own. */
export function unitProject(test) {
  return defineConfig({
    resolve: { conditions: ['glossator-source'] },
    ssr: {
      resolve: {
        conditions: ['glossator-source', 'module', 'node', 'import'],
        externalConditions: ['glossator-source', 'node', 'import'],
      },
    },
    test: {
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx,mjs}'],
      // No module keeps state (law 7), so that files can share what they import: that is most of their time.
      isolate: false,
      // Long enough for a machine that others use, too.
      testTimeout: 60_000,
      ...test,
    },
  });
}
