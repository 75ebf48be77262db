import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'react-client': 'src/react-client.ts',
    'react-server': 'src/react-server.ts',
  },
  // By its public name, so that a bundler of server components meets the entry that says "use client".
  external: ['@glossator/i18n/react'],
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  clean: true,
});
