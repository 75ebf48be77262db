import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGES, tarballOf } from '../../scripts/pack.mjs';
import { root } from '../../scripts/node.mjs';
import { lawLines, writeLaw } from '../../e2e/support/made-law';
import type { App } from './apps';
import { run, type Outcome } from './run';

/** Articles of the law that the apps show. */
export const ARTICLES = 28;

/** Copies an app with what all of them share and the law into a folder outside of the repository, and installs the tarballs into it. */
export async function installApp({ name }: App, folder: string): Promise<Outcome> {
  const apps = join(root, 'examples/apps');
  await cp(join(apps, name), folder, { recursive: true });
  await cp(join(apps, 'common'), join(folder, 'common'), { recursive: true });
  await mkdir(join(folder, 'public'), { recursive: true });
  writeLaw(join(folder, 'public/law.pdf'), lawLines(ARTICLES));
  const manifest = join(folder, 'package.json');
  const text = await readFile(manifest, 'utf8');
  const fromTarballs = PACKAGES.reduce((before, path) => {
    const short = path.replace('packages/', '');
    return before.replace(
      new RegExp(`("@glossator/${short}": )"[^"]+"`),
      `$1${JSON.stringify(`file:${tarballOf(path)}`)}`,
    );
  }, text);
  await writeFile(manifest, fromTarballs);
  return run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
}
