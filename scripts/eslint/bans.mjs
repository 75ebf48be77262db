import globals from 'globals';

// Banned syntax and names, as selectors for `no-restricted-syntax` and names for `no-restricted-globals`.

const domNames = Object.keys(globals.browser).filter((name) => /^[A-Z]\w*$/.test(name));
const DOM_NAME = `/^(${domNames.join('|')})$/`;
const LETTER = '/\\p{L}/u';
const TEXT_ATTRIBUTE =
  '/^(title|alt|placeholder|label|description|aria-label|aria-description|aria-placeholder|aria-roledescription)$/';
const MESSAGES_MESSAGE = 'Messages come from @glossator/i18n, in all five languages.';

const ban = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

/** Lists every name it exports; nothing leaks into a package's interface by accident. */
export const exportStar = ban('No `export *`: list the names.', 'ExportAllDeclaration[exported=null]');

/** One name for one export, everywhere. */
export const defaultExport = ban(
  'No default exports: a name travels with its import.',
  'ExportDefaultDeclaration',
  'ExportSpecifier[exported.name="default"]',
);

/** Casts that silence the compiler instead of informing it. */
export const doubleCast = ban(
  'No `as unknown as`: parse at the edge, or give the value its type where it is made.',
  'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
);

/** `Selection`, `Document`, `Range` ... compile without an error when the import is forgotten. */
export const domTypeName = ban(
  "An exported type must not carry a DOM global's name.",
  ...['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'].map(
    (type) => `ExportNamedDeclaration > ${type}[id.name=${DOM_NAME}]`,
  ),
);

/** Two annotators on one page, two servers in one process. */
export const moduleState = ban(
  'No module state: make it in a `createX` and let it end with `destroy()` or `close()`.',
  'Program > VariableDeclaration[kind="let"]',
  'Program > ExportNamedDeclaration > VariableDeclaration[kind="let"]',
  'Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
);

/** Where a text is a literal itself, and where it is one of several that are chosen from. */
const literals = (parent) =>
  [parent, `${parent} > :matches(ConditionalExpression, LogicalExpression)`].flatMap((place) => [
    `${place} > Literal[value=${LETTER}]`,
    `${place} > TemplateLiteral > TemplateElement[value.cooked=${LETTER}]`,
  ]);

/** Text in JSX, and in the attributes that a reader sees or hears. */
export const jsxWords = ban(
  MESSAGES_MESSAGE,
  `JSXText[value=${LETTER}]`,
  `JSXAttribute[name.name=${TEXT_ATTRIBUTE}] > Literal[value=${LETTER}]`,
  ...literals(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  ...literals(`JSXAttribute[name.name=${TEXT_ATTRIBUTE}] > JSXExpressionContainer`),
);

/** `...{ a, b }` puts several properties on one line and is no shorter to read. */
export const packedProperties = ban(
  'No spread of a literal: write its properties, or elements, one by one.',
  'ObjectExpression > SpreadElement > ObjectExpression',
  'ArrayExpression > SpreadElement > ArrayExpression',
);

/** A focused test hides all others. */
export const focusedTest = ban(
  'No focused tests.',
  'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name="only"]',
  'CallExpression[callee.name=/^(fit|fdescribe)$/]',
);

const named = (message, names) => names.map((name) => ({ name, message }));

/** In the core and the components time, storage and the network come in through ports. */
export const rawEffects = named('Time, storage and the network enter through ports.', [
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'localStorage',
  'sessionStorage',
  'indexedDB',
]);

/** In packages without DOM and Node. The compiler refuses them too; the messages give the reason. */
export const platform = named('This layer knows neither the DOM nor Node.', [
  'window',
  'document',
  'navigator',
  'location',
  'process',
  'Buffer',
  'require',
  'HTMLElement',
  'Element',
]);

/** The same, accessed through `window.` and `globalThis.`. */
export const rawEffectProperties = ['window', 'globalThis', 'self'].flatMap((object) =>
  rawEffects.map(({ name, message }) => ({ object, property: name, message })),
);
