import { importTarget, repositoryPath } from './import-target.mjs';
import { importVisitor } from './import-visitor.mjs';
import { allowedInTests, isTestFile, rows } from './layers.mjs';
import { leadsUp, roomOf } from './room-order.mjs';

const matches = (patterns, name) => (patterns ?? []).some((pattern) => pattern.test(name));

/** Whether a row of the table forbids `file` to import `name`. */
function isBreach(row, file, name, typeOnly) {
  if (isTestFile(file) && (row.tests === false || matches(allowedInTests, name))) return false;
  if (row.order) {
    const [from, to] = [file, name].map((path) => roomOf(row.order.area, path));
    return from !== undefined && to !== undefined && leadsUp(row.order.tiers, from, to);
  }
  if (row.allow) {
    const allowed = matches(row.allow, name) || (typeOnly && matches(row.types, name));
    if (!allowed) return true;
  }
  const denied = (row.deny ?? []).map((pattern) => pattern.exec(name)).find((match) => match !== null);
  if (!denied) return false;
  return row.otherFeature ? denied[1] !== row.from.exec(file)?.[1] : true;
}

/** `glossator/layers`: imports follow the table of ARCHITECTURE.md; workspaces meet through package names only. */
export const layersRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      leaves:
        "'{{specifier}}' reaches into another workspace: import its package by name, through a public entry.",
      layer: "{{row}}: '{{specifier}}' is out of bounds. {{message}}",
    },
  },
  create(context) {
    const file = repositoryPath(context.filename);
    const applying = rows.filter((row) => row.from.test(file));
    return importVisitor((literal, typeOnly) => {
      const specifier = String(literal.value);
      const target = importTarget(specifier, context.filename);
      if (target.isShared) return;
      if (target.leaves) {
        context.report({ node: literal, messageId: 'leaves', data: { specifier } });
        return;
      }
      const row = applying.find((candidate) => isBreach(candidate, file, target.name, typeOnly));
      if (!row) return;
      context.report({
        node: literal,
        messageId: 'layer',
        data: { row: row.name, specifier, message: row.message },
      });
    });
  },
};
