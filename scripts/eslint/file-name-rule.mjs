import { basename } from 'node:path';
import { repositoryPath } from './import-target.mjs';

const DUMPS = /^(utils?|helpers?|common|shared|misc|types)$/;
const ENTRIES = /^packages\/[^/]+\/src\/((contract|orpc|testing|core|viewer)\/)?index\.ts$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/** `glossator/file-name`: kebab-case files, PascalCase component files, no dumps, no barrels but a package's entries. */
export const fileNameRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      dump: "'{{name}}' names no concept: call the file after what is in it.",
      barrel: 'Only the entries of a package are called index.ts.',
      style: "'{{name}}' is neither kebab-case nor (for a component) PascalCase.",
    },
  },
  create(context) {
    const path = repositoryPath(context.filename);
    const name = basename(path).replace(/\.(test|stories|worker|d|config|module)?\.?[mt]sx?$/, '');
    const isComponent = path.endsWith('.tsx');
    const report = (messageId) => ({
      Program: (node) => context.report({ loc: { line: 1, column: 0 }, node, messageId, data: { name } }),
    });
    if (DUMPS.test(name)) return report('dump');
    if (basename(path).startsWith('index.') && !ENTRIES.test(path)) return report('barrel');
    const parts = name.split('.');
    const fits = parts.every((part) => KEBAB.test(part) || (isComponent && PASCAL.test(part)));
    return fits ? {} : report('style');
  },
};
