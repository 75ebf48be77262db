import { builtinModules } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root } from '../install.mjs';

const WORKSPACE = /^(packages|examples)\/[^/]+/;
/** What the tests of all workspaces share, and who may use it. */
const SHARED_BY_TESTS = 'scripts/testing/';
const TEST_FOLDER = /\/testing\//;

/** A file's path from the root of the repository, with forward slashes. */
export function repositoryPath(file) {
  return relative(root, file).split(sep).join(posix.sep);
}

/**
 * The target of an import specifier in the notation of layers.mjs.
 * `leaves` is true when a path goes into another workspace or out of all of them, or a package name into its `src` or `dist`; `isShared`, when
 * a `testing` folder takes something of `scripts/testing`, which all may.
 */
export function importTarget(specifier, fromFile) {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('.')) {
    const path = repositoryPath(join(dirname(fromFile), plain));
    const from = repositoryPath(fromFile);
    const home = WORKSPACE.exec(from)?.[0];
    const there = WORKSPACE.exec(path)?.[0];
    const isShared = path.startsWith(SHARED_BY_TESTS) && TEST_FOLDER.test(from);
    return { name: path, isShared, leaves: home !== there && !isShared && (home ?? there) !== undefined };
  }
  if (plain.startsWith('@glossator/')) {
    return { name: plain, leaves: /^@glossator\/[^/]+\/(src|dist)(\/|$)/.test(plain) };
  }
  if (plain.startsWith('node:')) return { name: plain, leaves: false };
  if (builtinModules.includes(plain)) return { name: `node:${plain}`, leaves: false };
  return { name: `npm:${plain}`, leaves: false };
}
