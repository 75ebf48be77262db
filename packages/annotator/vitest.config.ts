import { defineConfig } from 'vitest/config';

/** Tests of components (`*.test.tsx`) begin with `// @vitest-environment jsdom`; everything else runs in Node. Those that drive a browser have a project of their own. */
export default defineConfig({
  resolve: { conditions: ['glossator-source'] },
  ssr: {
    resolve: {
      conditions: ['glossator-source', 'module', 'node', 'import'],
      externalConditions: ['glossator-source', 'node', 'import'],
    },
  },
  test: {
    name: 'annotator',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.browser.test.ts'],
    // No module keeps state (law 7), so that files can share what they import: that is two thirds of their time.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../scripts/testing/seeded.mjs', 'src/react/testing/patience.ts'],
  },
});
