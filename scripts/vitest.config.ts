import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['glossator-source'] },
  ssr: { resolve: { conditions: ['glossator-source', 'module', 'node', 'import'], externalConditions: ['glossator-source', 'node', 'import'] } },
  test: { name: 'scripts', environment: 'node', include: ['**/*.test.{ts,tsx,mjs}'] },
});
