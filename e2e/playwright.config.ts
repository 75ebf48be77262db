import { defineConfig } from '@playwright/test';
import { browserArgs } from '../scripts/testing/browser-args.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

/** Several servers, with the database and the services that they share, have the same cores as the browser: they get three times as long. */
const isFleet = process.env['FLEET'] !== undefined;

/** Journeys in a real Chromium against the real, built server: one a worker, with people of their own for each journey (`support/fixtures`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: isFleet ? 600_000 : 180_000,
  expect: { timeout: isFleet ? 60_000 : 20_000 },
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  use: {
    // An action that cannot be done is named by its own error, long before the journey's time is over.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Frames in which something only moves are a fourteenth of a journey, and no journey looks at them; the first one has them all the same.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of a journey; `npx playwright test -c e2e/playwright.config.ts --trace on` records one of a journey that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArgs },
  },
});
