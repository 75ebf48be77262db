import { repositoryPath } from './import-target.mjs';
import { tradeWords } from './trade-words.mjs';

const termsOf = (kind) =>
  new Map(tradeWords.flatMap((entry) => entry[kind].map((word) => [word, entry.use])));
const NAMES = termsOf('names');
const PROSE = termsOf('prose');
const PROSE_WORD = new RegExp(String.raw`(?<![\p{L}'’])(?:${[...PROSE.keys()].join('|')})(?![\p{L}])`, 'giu');
const ENGLISH = /^packages\/i18n\/src\/locales\/en(\/|\.)/;
const TESTS = new Set(['describe', 'it', 'test']);

/** The words of a name: `isHeard` → `is`, `heard`; `ASK_TWICE` → `ask`, `twice`. */
const wordsOf = (name) =>
  name.split(/_|(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).map((word) => word.toLowerCase());

/** What is wrong in a name. */
const breachesOfName = (name) => [name, ...wordsOf(name)].filter((word) => NAMES.has(word)).slice(0, 1);

/** What is wrong in prose; what it quotes, and the code in it, is left alone. */
const breachesOfProse = (text) => [
  ...new Set(
    (text.replace(/`[^`]*`|"[^"]*"|“[^”]*”|„[^“]*“/g, '').match(PROSE_WORD) ?? []).map((word) =>
      PROSE.has(word) ? word : word.toLowerCase(),
    ),
  ),
];

/** The function that a call of `it`, `it.each(rows)`, `test.describe` … begins with. */
function calledName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calledName(node.object);
  return node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression'
    ? calledName(node.callee ?? node.tag)
    : '';
}

const stringsOf = (node) =>
  node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked ?? '').join(' ')
    : typeof node?.value === 'string'
      ? node.value
      : '';

/** `glossator/trade-words`: outside the exempt paths, names, comments, test names and English messages use the terms of docs/glossary.md. */
export const tradeWordsRule = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { exempt: { type: 'array', items: { type: 'string' } } },
        required: ['exempt'],
        additionalProperties: false,
      },
    ],
    messages: { word: "'{{word}}' is not a word of the trade: {{use}} (docs/glossary.md)." },
  },
  create(context) {
    const path = repositoryPath(context.filename);
    const [{ exempt }] = context.options;
    if (exempt.some((prefix) => path.startsWith(prefix))) return {};
    const seen = new Set();
    const checkName = (node) => {
      if (seen.has(node.name)) return;
      seen.add(node.name);
      for (const word of breachesOfName(node.name)) {
        context.report({ node, messageId: 'word', data: { word, use: NAMES.get(word) } });
      }
    };
    const checkProse = (node, text) => {
      for (const word of breachesOfProse(text)) {
        context.report({ loc: node.loc, messageId: 'word', data: { word, use: PROSE.get(word) } });
      }
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) checkProse(comment, comment.value);
      },
      Identifier: checkName,
      JSXIdentifier: checkName,
      CallExpression(node) {
        if (TESTS.has(calledName(node.callee))) checkProse(node, stringsOf(node.arguments[0]));
      },
      ...(ENGLISH.test(path) && {
        'Property > Literal.value': (node) => checkProse(node, stringsOf(node)),
        'Property > TemplateLiteral.value': (node) => checkProse(node, stringsOf(node)),
      }),
    };
  },
};
