import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { buildStand } from './build-stand';
import { browserArgs } from '../../../../../scripts/testing/browser-args.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with the built pages of the stand. */
    readonly standFolder: string;
    /** Where the one Chromium of the run is reached. */
    readonly browserEndpoint: string;
  }
}

/** The Chromium to drive: `CHROMIUM_PATH`, else Debian's where it is installed, else Playwright's own download. */
function launchOptions() {
  const paths = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'];
  const executablePath = paths.find((path) => path !== undefined && existsSync(path));
  return { ...(executablePath !== undefined && { executablePath }), args: browserArgs };
}

/** Vitest's global set-up of the browser tests: one build of the pages and one Chromium for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stand, browser] = await Promise.all([buildStand(), chromium.launchServer(launchOptions())]);
  project.provide('standFolder', stand.folder);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await stand.remove();
  };
}
