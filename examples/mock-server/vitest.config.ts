import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['glossator-source'] },
  ssr: {
    resolve: {
      conditions: ['glossator-source', 'module', 'node', 'import'],
      externalConditions: ['glossator-source', 'node', 'import'],
    },
  },
  test: { name: 'mock-server', environment: 'node', include: ['{src,demo}/**/*.test.{ts,tsx,mjs}'] },
});
