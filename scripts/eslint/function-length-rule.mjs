import { repositoryPath } from './import-target.mjs';

/** Lines of a function at most, all counted; of a factory that holds nothing but small closures; and of such a closure. */
const LIMITS = { function: 80, factory: 120, closure: 40 };

const FACTORY = /^create[A-Z]/;
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

const linesOf = ({ loc }) => loc.end.line - loc.start.line + 1;

function nameOf(node) {
  const { parent } = node;
  if (node.id) return node.id.name;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  if (['Property', 'MethodDefinition'].includes(parent?.type) && parent.key.type === 'Identifier')
    return parent.key.name;
  return undefined;
}

/**
 * `glossator/function-length`: a function is read without scrolling. A factory (`createX`) may be longer where every function in it is
 * small: what counts there is each closure.
 */
export const functionLengthRule = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { exempt: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: {
      long: "'{{name}}' has {{lines}} lines; {{most}} is the most. Name its parts.",
      closure:
        "'{{name}}' has {{lines}} lines: more than {{most}}, which a factory may have where no function in it passes {{closure}}.",
    },
  },
  create(context) {
    const path = repositoryPath(context.filename);
    const exempt = new Set(
      (context.options[0]?.exempt ?? [])
        .filter((each) => each.startsWith(`${path}:`))
        .map((each) => each.split(':')[1]),
    );
    const open = [];
    const enter = (node) => open.push({ node, longest: 0 });
    const leave = (node) => {
      const { longest } = open.pop();
      const lines = linesOf(node);
      const outer = open.at(-1);
      if (outer) outer.longest = Math.max(outer.longest, lines);
      const name = nameOf(node) ?? 'This function';
      const isFactory = FACTORY.test(name) && longest <= LIMITS.closure;
      const most = isFactory ? LIMITS.factory : LIMITS.function;
      if (lines <= most || exempt.has(name)) return;
      const messageId = FACTORY.test(name) && !isFactory && lines <= LIMITS.factory ? 'closure' : 'long';
      context.report({
        loc: node.loc.start,
        messageId,
        data: { name, lines, most, closure: LIMITS.closure },
      });
    };
    return Object.fromEntries(
      FUNCTIONS.flatMap((type) => [
        [type, enter],
        [`${type}:exit`, leave],
      ]),
    );
  },
};
