import { defineConfig, mergeConfig } from 'vitest/config';
import units from './vitest.config.ts';

const { resolve, ssr } = units;

/**
 * Tests that drive a real Chromium (`*.browser.test.ts`): one browser and one build of the pages for all of them, which are served from
 * the disk; one test file after the other, so that none waits for the frames of another.
 */
export default mergeConfig(
  { resolve, ssr },
  defineConfig({
    test: {
      name: 'annotator-browser',
      environment: 'node',
      include: ['src/**/*.browser.test.ts'],
      globalSetup: ['src/viewer/testing/set-up-stand.ts'],
      fileParallelism: false,
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
);
