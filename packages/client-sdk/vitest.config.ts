import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['glossator-source'] },
  ssr: {
    resolve: {
      conditions: ['glossator-source', 'module', 'node', 'import'],
      externalConditions: ['glossator-source', 'node', 'import'],
    },
  },
  test: {
    name: 'client-sdk',
    environment: 'node',
    setupFiles: ['../../scripts/testing/seeded.mjs'],
    // No module keeps state (law 7), so that files can share what they import.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx,mjs}'],
    // Long enough for a machine that others use, too.
    testTimeout: 60_000,
  },
});
