import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createRequire } from 'node:module';
import { root } from './install.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(command) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, command);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder: look in the next one.
    }
  }
  return undefined;
}

/** The Chromium that CHROMIUM_PATH names or that is installed, by its path; undefined when Playwright's own must do. */
export function installedBrowser() {
  return process.env.CHROMIUM_PATH || COMMANDS.map(onPath).find((file) => file !== undefined);
}

/** Debian's own package: smaller than a download, and it brings the libraries that a bare container lacks. */
function fromDebian() {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  console.log('Installing chromium with apt-get ...');
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
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
 * The path of a Chromium to test with: CHROMIUM_PATH, one that is installed, Debian's package where we may install it,
 * or Playwright's download. Undefined when there is none to be had; the steps that need it then fail.
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return installedBrowser() ?? fromDebian() ?? fromPlaywright();
}
