import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { annotatorAssets } from '@glossator/annotator/vite';
import { compiledMessages } from './compiled-messages';
import { mergedChunks } from './merged-chunks';

/** Where `npm run dev` finds the API; the built app is served by the server itself. */
const API = process.env['API_URL'] ?? 'http://localhost:4000';

/** The router's package leads bundlers to its development build, with its warnings; the built app takes the other one. */
const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: productionOf('index') },
        { find: /^react-router\/dom$/, replacement: productionOf('dom-export') },
      ],
    },
  }),
};

function productionOf(entry: string): string {
  return join(
    dirname(createRequire(import.meta.url).resolve('react-router')),
    '../production',
    `${entry}.mjs`,
  );
}

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

/** Comes before the schemas: a chunk runs after all that it imports. */
const WITHOUT_EVAL = { name: 'without-eval', test: /parse-without-eval|node_modules\/zod\//, priority: 20 };
const REACT = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 20 };

/** The app, with what further plugins do; `groups` are loaded together. */
const configOf = (further: Plugin[], groups: Rolldown.CodeSplittingGroup[]): UserConfig => ({
  plugins: [
    pagesInDevelopment,
    routerForProduction,
    react(),
    compiledMessages,
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'fr-FR', 'it-IT', 'es-ES'] }), enforce: 'pre' },
    ...further,
  ],
  resolve: { conditions: ['glossator-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The landing page, which visitors load, and the app.
      input: ['index.html', 'app.html'],
      output: { codeSplitting: { groups: [WITHOUT_EVAL, REACT, ...groups] } },
    },
  },
  server: {
    proxy: { '/api': { target: API, ws: true }, '/mailbox': { target: API }, '/showcase': { target: API } },
  },
});

export default defineConfig(async ({ command, isSsrBuild }) => {
  const isApp = command === 'build' && !isSsrBuild;
  const root = import.meta.dirname;
  const groups = isApp
    ? await mergedChunks({ ...configOf([], []), root, configFile: false, logLevel: 'error' })
    : [];
  return configOf([annotatorAssets()], groups);
});
