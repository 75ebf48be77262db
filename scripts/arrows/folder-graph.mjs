import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { isTestFile } from '../eslint/layers.mjs';
import { leadsUp, TOP } from '../eslint/room-order.mjs';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * The folders directly below `area` (a path), and the ties between them: pairs of folders of which the first imports from
 * the second. `isValue` is false where all imports of the pair are erased types. Tests, stories and testing folders do not count.
 */
export function folderGraph(area) {
  const files = sourceFiles(area);
  const folderOf = (file) => {
    const path = relative(area, file).split(sep);
    return path.length === 1 ? TOP : path[0];
  };
  const ties = new Map();
  for (const file of files) {
    const from = folderOf(file);
    for (const { specifier, isValue } of importsOf(file)) {
      const target = resolve(specifier, file);
      if (target === undefined || relative(area, target).startsWith('..')) continue;
      const to = folderOf(target);
      if (from === to) continue;
      const key = `${from} ${to}`;
      const tie = ties.get(key) ?? { from, to, isValue: false, files: new Set() };
      ties.set(key, { ...tie, isValue: tie.isValue || isValue });
      tie.files.add(`${relative(area, file)} → ${relative(area, target)}`);
    }
  }
  return { folders: [...new Set(files.map(folderOf))].sort(), ties: [...ties.values()] };
}

function sourceFiles(area) {
  return readdirSync(area, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isTestFile(file.split(sep).join('/')));
}

function resolve(specifier, file) {
  if (!specifier.startsWith('.')) return undefined;
  const base = join(dirname(file), specifier.replace(/[?#].*$/, '').replace(/\.js$/, ''));
  return ENDINGS.map((ending) => base + ending).find((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/** What a file imports: statements, re-exports, `import()` and `import('…')` types. */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      found.push({ specifier: node.moduleSpecifier.text, isValue: !isErased(node) });
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      found.push({ specifier: node.argument.literal.text, isValue: false });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      if (ts.isStringLiteralLike(node.arguments[0]))
        found.push({ specifier: node.arguments[0].text, isValue: true });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isErased(statement) {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  if (ts.isImportDeclaration(statement) && clause.name) return false;
  const named = ts.isImportDeclaration(statement) ? clause.namedBindings : clause.exportClause;
  return Boolean(named?.elements?.length && named.elements.every((element) => element.isTypeOnly));
}

/** The ties that do not lead to a lower tier of an order (see `orders` in layers.mjs). */
export function arrowsUp({ ties }, tiers) {
  return ties.filter(({ from, to }) => leadsUp(tiers, from, to));
}

/** The groups of folders that reach each other (Tarjan's strongly connected components of more than one folder), largest first. */
export function folderCycles({ folders, ties }) {
  const next = new Map(folders.map((folder) => [folder, []]));
  for (const { from, to } of ties) next.get(from).push(to);
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  const visit = (folder) => {
    index.set(folder, index.size);
    low.set(folder, index.get(folder));
    stack.push(folder);
    for (const to of next.get(folder)) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(folder, Math.min(low.get(folder), low.get(to)));
    }
    if (low.get(folder) !== index.get(folder)) return;
    const group = stack.splice(stack.indexOf(folder)).sort();
    if (group.length > 1) cycles.push(group);
  };
  for (const folder of folders) if (!index.has(folder)) visit(folder);
  return cycles.toSorted((a, b) => b.length - a.length);
}
