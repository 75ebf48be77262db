import { defineConfig, mergeConfig } from 'vitest/config';
import units from './vitest.config.ts';

const { resolve, ssr } = units;

/**
 * Tests that drive a real Chromium (`*.browser.test.ts`). On a machine that others use too, a frame can come too late for a gesture:
 * what fails is tried once more, and the report says so (`retry x1`).
 */
export default mergeConfig(
  { resolve, ssr },
  defineConfig({
    test: {
      name: 'annotator-browser',
      environment: 'node',
      include: ['src/**/*.browser.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      retry: 1,
    },
  }),
);
