function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return (
    specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type')
  );
}

/** Calls `visit(literal, typeOnly)` for every module a file names: imports, re-exports, dynamic and type imports. */
export function importVisitor(visit) {
  const statement = (node) => {
    if (node.source) visit(node.source, isTypeOnly(node));
  };
  return {
    ImportDeclaration: statement,
    ExportNamedDeclaration: statement,
    ExportAllDeclaration: statement,
    ImportExpression(node) {
      if (node.source.type === 'Literal') visit(node.source, false);
    },
    TSImportType(node) {
      const literal = node.source ?? node.argument?.literal;
      if (literal) visit(literal, true);
    },
    'CallExpression[callee.name="require"]'(node) {
      const [first] = node.arguments;
      if (first?.type === 'Literal') visit(first, false);
    },
  };
}
