import { defineConfig } from 'vitest/config';

/** One project a package: each package's own vitest.config.ts says its environment. */
export default defineConfig({
  test: { projects: ['packages/*', 'examples/*', 'scripts'] },
});
