import { builtinModules } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root } from '../install.mjs';

const WORKSPACE = /^(packages|examples)\/[^/]+/;

/** A file's path from the root of the repository, with forward slashes. */
export function repositoryPath(file) {
  return relative(root, file).split(sep).join(posix.sep);
}

/**
 * The target of an import specifier in the notation of layers.mjs.
 * `leaves` is true when a path goes into another workspace, or a package name into its `src` or `dist`.
 */
export function importTarget(specifier, fromFile) {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('.')) {
    const path = repositoryPath(join(dirname(fromFile), plain));
    const home = WORKSPACE.exec(repositoryPath(fromFile))?.[0];
    const there = WORKSPACE.exec(path)?.[0];
    return { name: path, leaves: home !== there && (home !== undefined || there !== undefined) };
  }
  if (plain.startsWith('@glossator/')) {
    return { name: plain, leaves: /^@glossator\/[^/]+\/(src|dist)(\/|$)/.test(plain) };
  }
  if (plain.startsWith('node:')) return { name: plain, leaves: false };
  if (builtinModules.includes(plain)) return { name: `node:${plain}`, leaves: false };
  return { name: `npm:${plain}`, leaves: false };
}
