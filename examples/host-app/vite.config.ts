import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { annotatorAssets } from '@glossator/annotator/vite';
import { compiledMessages } from './compiled-messages';

/** Where `npm run dev` finds the API; the built app is served by the server itself. */
const API = process.env['API_URL'] ?? 'http://localhost:4000';

/** While developing: the app's page for every address but that of the landing page, as the server serves it. */
const pagesInDevelopment: Plugin = {
  name: 'pages-in-development',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      const isPage = request.headers.accept?.includes('text/html') === true && !path.includes('.');
      if (isPage && !/^\/(?:api|mailbox|en|de|fr|it|es)?(?:\/|$)/.test(path)) request.url = '/app.html';
      next();
    });
  },
};

export default defineConfig({
  plugins: [
    pagesInDevelopment,
    react(),
    annotatorAssets(),
    compiledMessages,
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'fr-FR', 'it-IT', 'es-ES'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['glossator-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
    // A chunk runs after all that it imports: in one of its own, this comes before the schemas.
    rolldownOptions: {
      // The landing page, which visitors load, and the app.
      input: ['index.html', 'app.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'without-eval', test: /parse-without-eval|node_modules\/zod\// },
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: API, ws: true }, '/mailbox': { target: API }, '/showcase': { target: API } },
  },
});
