import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['glossator-source'] },
  ssr: {
    resolve: {
      // Neither `import` nor `module`: the runner hands these to Node, where they would reach `require` too and give CommonJS
      // packages the ES modules of others.
      conditions: ['glossator-source', 'node'],
      externalConditions: ['glossator-source', 'node'],
    },
  },
  test: {
    name: 'mock-server',
    environment: 'node',
    include: ['{src,demo}/**/*.test.{ts,tsx,mjs}'],
    setupFiles: ['../../scripts/testing/seeded.mjs'],
    globalSetup: ['src/testing/bundle-programs.ts', 'src/testing/postgres/start-for-run.ts'],
    // No module keeps state (law 7), so that files can share what they import: that is more than half of their time.
    isolate: false,
    // Tests of a whole server start reading processes, which is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
