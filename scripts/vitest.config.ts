import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The first lint of a run loads ESLint and the parser: slow on a busy machine.
  test: { name: 'scripts', environment: 'node', include: ['**/*.test.mjs'], testTimeout: 60_000 },
});
