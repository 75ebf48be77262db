import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { installedBrowser } from '../scripts/browser.mjs';
import { browserArgs } from '../scripts/testing/browser-args.mjs';

const browser = installedBrowser();

/** Every story as a test in a real browser: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  cacheDir: join(import.meta.dirname, '../.cache/stories'),
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // Found too late otherwise: a dependency that turns up during the run makes Vite reload, and the tests with it.
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          ...(browser && { executablePath: browser }),
          args: browserArgs,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
