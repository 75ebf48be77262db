import { defineConfig } from 'vitest/config';

/** One project a package: each package's own vitest.config.ts says its name and environment. */
export default defineConfig({
  test: { projects: ['{packages,examples}/*/vitest.config.ts', 'scripts/vitest.config.ts'] },
});
