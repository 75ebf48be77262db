import { defineConfig } from 'tsup';

/**
 * Each module is a file of its own: a bundler leaves out whole modules that the application does not use ("sideEffects": false), which it
 * cannot do inside a file whose tables of words and expressions are made when it is loaded.
 */
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/testing/**'],
  format: ['esm'],
  target: 'es2023',
  splitting: true,
  clean: true,
  tsconfig: 'tsconfig.source.json',
  sourcemap: true,
});
