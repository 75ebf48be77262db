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
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['../../scripts/testing/seeded.mjs', 'src/react/testing/patience.ts'],
  },
});
