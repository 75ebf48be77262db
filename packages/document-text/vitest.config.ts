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
    name: 'document-text',
    environment: 'node',
    setupFiles: ['../../scripts/testing/seeded.mjs'],
    include: ['src/**/*.test.{ts,tsx,mjs}'],
    testTimeout: 300_000,
  },
});
