import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { repositoryPath } from './import-target.mjs';
import { importVisitor } from './import-visitor.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** What the files import, by file; an entry is read again when the file's time changes (an editor keeps ESLint alive). */
const graph = new Map();

function resolve(specifier, fromFile) {
  if (!specifier.startsWith('.')) return undefined;
  const base = join(dirname(fromFile), specifier.replace(/\.js$/, ''));
  return ENDINGS.map((ending) => base + ending).find(
    (file) => /\.[mt]sx?$|\.mjs$/.test(file) && existsSync(file),
  );
}

function isErased(statement) {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = ts.isImportDeclaration(statement) ? clause.namedBindings : clause.exportClause;
  if (ts.isImportDeclaration(statement) && clause.name) return false;
  return Boolean(named?.elements?.length && named.elements.every((element) => element.isTypeOnly));
}

/** The files that `file` imports values from, by relative path. Types are erased and cannot make a cycle at run time. */
function valueImports(file) {
  const time = statSync(file).mtimeMs;
  const known = graph.get(file);
  if (known?.time === time) return known.targets;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const targets = source.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .filter((statement) => statement.moduleSpecifier && !isErased(statement))
    .map((statement) => resolve(statement.moduleSpecifier.text, file))
    .filter((target) => target !== undefined);
  graph.set(file, { time, targets });
  return targets;
}

/** The path from `start` to `goal` along value imports, or undefined. */
function findPath(start, goal) {
  const cameFrom = new Map([[start, undefined]]);
  const queue = [start];
  for (const file of queue) {
    if (file === goal) {
      const path = [];
      for (let step = file; step !== undefined; step = cameFrom.get(step)) path.unshift(step);
      return path;
    }
    for (const next of valueImports(file)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

/** `glossator/no-import-cycles`: no file imports itself over any number of others, except for types. */
export const noImportCyclesRule = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'This import closes a cycle: {{path}}.' } },
  create(context) {
    return importVisitor((literal, typeOnly) => {
      if (typeOnly) return;
      const target = resolve(String(literal.value), context.filename);
      const path = target && findPath(target, context.filename);
      if (!path) return;
      const steps = [context.filename, ...path].map(repositoryPath).join(' → ');
      context.report({ node: literal, messageId: 'cycle', data: { path: steps } });
    });
  },
};
