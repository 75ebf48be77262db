import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { installFromDebian, onPath } from './debian.mjs';
import { root } from './install.mjs';

/** Chromium without windows, a package of Debian's own. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium that CHROMIUM_PATH names or that is installed, by its path; undefined when only Playwright's own is left. */
export function installedBrowser() {
  return process.env.CHROMIUM_PATH || COMMANDS.map(onPath).find((file) => file !== undefined);
}

/** Debian's own package: smaller than a download, and it brings the libraries that a bare container lacks. */
function fromDebian() {
  installFromDebian(['chromium']);
  return installedBrowser();
}

function fromPlaywright() {
  const playwright = createRequire(join(root, 'package.json'))('playwright');
  const file = playwright.chromium.executablePath();
  if (existsSync(file)) return file;
  console.log('Downloading Chromium with Playwright ...');
  const cli = join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', cwd: root });
  return existsSync(file) ? file : undefined;
}

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, one that is installed, Debian's package where it may be installed,
 * or Playwright's download. Undefined when none can be installed; the steps that need it then fail.
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return installedBrowser() ?? fromDebian() ?? fromPlaywright();
}

/**
 * The browser for `npm test`: Chromium's headless shell, which draws pages with the same engine and needs a seventh less of the processor,
 * where it is installed or may be; else as `findBrowser`, which who measures takes: people have windows.
 */
export function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  if (!onPath(SHELL)) installFromDebian([SHELL]);
  return onPath(SHELL) ?? findBrowser();
}
