import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import * as bans from './scripts/eslint/bans.mjs';
import { glossatorPlugin } from './scripts/eslint/plugin.mjs';
import { notYetShort } from './scripts/eslint/long-functions.mjs';
import { notYetReplaced } from './scripts/eslint/trade-words.mjs';

const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'examples/*/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*conformance*.ts', 'e2e/**/*.ts'];
const STORIES = ['**/*.stories.tsx'];
/** What reads requests and the texts of files. */
const INPUT_READERS = ['{packages,examples}/*/src/**/*.{ts,tsx}'];
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

/** Rules that need one file or the graph of imports; those that need types are in .oxlintrc.json. */
export default tseslint.config(
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
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { glossator: glossatorPlugin },
    rules: {
      'glossator/trade-words': ['error', { exempt: notYetReplaced }],
      'glossator/no-ignore-comments': 'error',
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
  // What strangers send must cost no more than its length, wherever it comes from and however short schemas keep it.
  {
    files: INPUT_READERS,
    ignores: TESTS,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: COMPONENTS, rules: { ...maxLines(150), ...restrictSyntax([...inSource, ...bans.jsxWords]) } },
  // What components are tried out on is read by nobody else.
  { files: ['**/testing/**/*.tsx'], rules: restrictSyntax(inSource) },
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
