import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'es2023',
  clean: true,
  tsconfig: 'tsconfig.source.json',
  sourcemap: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
