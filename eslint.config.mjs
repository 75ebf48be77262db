import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import * as bans from './scripts/eslint/bans.mjs';
import { glossatorPlugin } from './scripts/eslint/plugin.mjs';
import { notYetShort } from './scripts/eslint/long-functions.mjs';
import { notYetReplaced } from './scripts/eslint/trade-words.mjs';

const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'examples/*/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*conformance*.ts', 'e2e/**/*.ts'];
const STORIES = ['**/*.stories.tsx'];
/** Linted with types: what a tsconfig.json includes. Configuration files are linted without. */
const TYPED = [...SOURCES, 'examples/mock-server/demo/**/*.ts', 'e2e/**/*.ts', 'bench/**/*.ts'];
const COMPONENTS = ['packages/annotator/src/**/*.tsx', 'examples/host-app/src/**/*.tsx'];

const inSource = [
  ...bans.exportStar,
  ...bans.defaultExport,
  ...bans.doubleCast,
  ...bans.domTypeName,
  ...bans.moduleState,
  ...bans.packedProperties,
];
const restrictSyntax = (list) => ({ 'no-restricted-syntax': ['error', ...list] });
const maxLines = (max) => ({ 'max-lines': ['error', { max }] });

/** strictTypeChecked, minus what fights the house style; the reasons stand beside the rules. */
const typedRules = {
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
  // `[...text]` walks code points, which is what text folding wants.
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  '@typescript-eslint/no-generated-empty-object-type': 'off',
  // Objects are made of closures by `createX`; their methods know no `this` and may be taken off.
  '@typescript-eslint/unbound-method': 'off',
  // A port's method may be async for one adapter and not for the other.
  '@typescript-eslint/require-await': 'off',
  // Flags useful generic signatures such as `parse<T>(schema: Schema<T>): T`.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true, allowDefaultCaseForExhaustiveSwitch: true },
  ],
};

/** Tests reach into answers of unknown shape and build broken inputs on purpose. */
const testRules = {
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/no-confusing-void-expression': 'off',
  '@typescript-eslint/no-empty-function': 'off',
  '@typescript-eslint/no-unnecessary-condition': 'off',
};

/**
 * The lint configuration. `typed: false` leaves out the rules that need a compiled project, for the tests of our own
 * rules, which lint text that is in no project.
 */
export function createLintConfig({ typed = true } = {}) {
  const typedSets = typed
    ? [
        {
          files: TYPED,
          extends: [tseslint.configs.strictTypeChecked],
          languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
          rules: typedRules,
        },
        { files: [...TESTS, ...STORIES, 'bench/**/*.ts'], rules: testRules },
      ]
    : [];
  return tseslint.config(
    {
      ignores: [
        '**/dist/',
        '**/node_modules/',
        '.cache/',
        '**/.programs-*/',
        '**/coverage/',
        'test-results/',
        'playwright-report/',
      ],
    },
    js.configs.recommended,
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { '@typescript-eslint': tseslint.plugin },
      // The compiler knows better what is defined, declared twice or unused.
      rules: { 'no-undef': 'off', 'no-unused-vars': 'off', 'no-redeclare': 'off' },
    },
    ...typedSets,
    {
      files: ['**/*.{ts,tsx,mjs}'],
      plugins: { glossator: glossatorPlugin },
      rules: {
        'glossator/trade-words': ['error', { exempt: notYetReplaced }],
        'glossator/no-format-ignore': 'error',
      },
    },
    {
      files: ['**/*.mjs'],
      languageOptions: { globals: globals.nodeBuiltin, sourceType: 'module' },
      rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
    },
    {
      files: SOURCES,
      linterOptions: { noInlineConfig: true },
      rules: {
        'glossator/layers': 'error',
        'glossator/no-import-cycles': 'error',
        'glossator/file-name': 'error',
        'glossator/function-length': ['error', { exempt: notYetShort }],
        '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
        '@typescript-eslint/no-explicit-any': 'error',
        'no-console': 'error',
        // The text model speaks of control characters and combining marks by their escapes.
        'no-control-regex': 'off',
        'no-misleading-character-class': ['error', { allowEscape: true }],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        ...maxLines(250),
        ...restrictSyntax(inSource),
      },
    },
    { files: COMPONENTS, rules: { ...maxLines(150), ...restrictSyntax([...inSource, ...bans.jsxWords]) } },
    {
      files: ['packages/annotator/src/{core,react}/**/*.{ts,tsx}'],
      ignores: [...TESTS, ...STORIES],
      rules: {
        'no-restricted-globals': ['error', ...bans.rawEffects],
        'no-restricted-properties': ['error', ...bans.rawEffectProperties],
      },
    },
    {
      files: [
        'packages/document-text/src/**/*.ts',
        'packages/annotator/src/core/**/*.ts',
        'packages/client-sdk/src/contract/**/*.ts',
      ],
      ignores: TESTS,
      rules: { 'no-restricted-globals': ['error', ...bans.rawEffects, ...bans.platform] },
    },
    {
      files: ['packages/{annotator,i18n}/src/**/*.{ts,tsx}', 'examples/host-app/src/**/*.{ts,tsx}'],
      ...reactHooks.configs.flat.recommended,
      // Warns of libraries that React's compiler cannot memoise; the compiler is not used here.
      rules: { ...reactHooks.configs.flat.recommended.rules, 'react-hooks/incompatible-library': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'max-lines': 'off',
        'glossator/function-length': 'off',
        'no-console': 'off',
        ...restrictSyntax([...bans.exportStar, ...bans.packedProperties, ...bans.focusedTest]),
      },
    },
    {
      files: STORIES,
      rules: {
        'max-lines': 'off',
        'glossator/function-length': 'off',
        ...restrictSyntax([...bans.exportStar, ...bans.packedProperties, ...bans.focusedTest]),
      },
    },
    { files: ['packages/i18n/src/**/locales/**', '**/demo/**'], rules: { 'max-lines': 'off' } },
    // Playwright reads what a fixture needs from the pattern of its first parameter, which may be empty.
    {
      files: ['e2e/**/*.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
  );
}

export default createLintConfig();
