import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of a program, as a shell would find it. */
export function onPath(command) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, command);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder: try the next one.
    }
  }
  return undefined;
}

/** Installs Debian packages where that is allowed (as root, with apt-get); elsewhere it does nothing. */
export function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  console.log(`Installing ${packages.join(', ')} with apt-get ...`);
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** Independent PDF tools that check the files we write. Tests that need them are skipped, with the reason, where they cannot be installed. */
export function findPdfTools() {
  if (!['qpdf', 'pdftotext'].every(onPath)) installFromDebian(['qpdf', 'poppler-utils']);
}

/** Redis, which tests of several servers start and kill. They are skipped, with the reason, where it cannot be installed. */
export function findRedis() {
  if (!onPath('redis-server')) installFromDebian(['redis-server']);
}

/**
 * Fonts with the widths of Helvetica, Times and Courier. PDFs need not carry those three: where the system has none of these
 * widths a browser draws other letters in their places, and tests of where letters end fail. A desktop has them; a bare container
 * with Debian's Chromium has not.
 */
export function findFonts() {
  const hasMetrics = ['Arimo', 'Liberation', 'Nimbus', 'Helvetica', 'Arial'];
  const { stdout } = spawnSync('fc-match', ['--format', '%{family}', 'Helvetica'], { encoding: 'utf8' });
  if (!hasMetrics.some((family) => stdout?.startsWith(family))) installFromDebian(['fonts-liberation']);
}
