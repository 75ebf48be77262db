// Packs the published packages, as a registry would get them, into `.cache/tarballs`, and judges what is in the tarballs.
// Their builds must be there. `node scripts/pack.mjs [FOLDER]` packs into another folder.
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemsOf } from './packed-files.mjs';
import { capture } from './process.mjs';
import { root } from './node.mjs';

/** The folders of the published packages, in the order in which they depend on each other. */
export const PACKAGES = ['document-text', 'i18n', 'client-sdk', 'annotator'].map(
  (name) => `packages/${name}`,
);

/** Where the checks find the tarballs. */
export const TARBALLS = join(root, '.cache/tarballs');

/** The tarball of a package below a folder of tarballs; its name has no version, so that a reference to it stays valid. */
export const tarballOf = (folder, target = TARBALLS) =>
  join(target, `${folder.replace('packages/', '')}.tgz`);

/** Packs one package; resolves to what is wrong with its tarball. */
async function pack(folder, target) {
  const { code, output } = await capture(
    'npm',
    ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', target],
    { cwd: join(root, folder) },
  );
  if (code !== 0) return [output];
  const [{ filename, files }] = JSON.parse(output);
  renameSync(join(target, filename), tarballOf(folder, target));
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return problemsOf(
    manifest,
    files.map(({ path }) => path),
  );
}

/** Packs all packages into an emptied folder; resolves to the problems, each with the folder that it is of. */
export async function packAll(target = TARBALLS) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const problems = await Promise.all(
    PACKAGES.map(async (folder) => (await pack(folder, target)).map((problem) => `${folder}: ${problem}`)),
  );
  return problems.flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await packAll(process.argv[2] && resolve(process.argv[2]));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
