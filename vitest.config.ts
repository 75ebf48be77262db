import { defineConfig } from 'vitest/config';

/** One project a package: each package's own vitest.config.ts says its name and environment; `*.browser.config.ts` drive a browser. */
export default defineConfig({
  test: { projects: ['{packages,examples}/*/vitest{,.browser}.config.ts', 'scripts/vitest.config.ts'] },
});
