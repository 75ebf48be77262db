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
      // Not in this folder: look in the next one.
    }
  }
  return undefined;
}

/** Installs Debian packages where we may (as root, with apt-get); elsewhere it does nothing. */
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

/** A second opinion on the PDFs that we write. Tests that ask it say so and are skipped where it cannot be had. */
export function findPdfTools() {
  if (!['qpdf', 'pdftotext'].every(onPath)) installFromDebian(['qpdf', 'poppler-utils']);
}
