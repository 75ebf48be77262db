import { defineConfig } from 'vitest/config';

/** Tests of components (`*.test.tsx`) begin with `// @vitest-environment jsdom`; everything else runs in Node. */
export default defineConfig({
  resolve: { conditions: ['glossator-source'] },
  ssr: {
    resolve: {
      conditions: ['glossator-source', 'module', 'node', 'import'],
      externalConditions: ['glossator-source', 'node', 'import'],
    },
  },
  test: { name: 'annotator', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
