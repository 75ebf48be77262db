import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { annotatorAssets } from '@glossator/annotator/vite';

/** Where `npm run dev` finds the API; the built app is served by the server itself. */
const API = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [
    react(),
    annotatorAssets(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'fr-FR', 'it-IT', 'es-ES'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['glossator-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
    // A chunk runs after all that it imports: in one of its own, this comes before the schemas.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'without-eval', test: /parse-without-eval|\/zod\// }] } },
    },
  },
  server: {
    proxy: { '/api': { target: API, ws: true }, '/mailbox': { target: API } },
  },
});
