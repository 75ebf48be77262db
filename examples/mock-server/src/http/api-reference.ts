import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { API_BASE } from '@glossator/client-sdk/contract';
import { buildOpenApiDocument } from '@glossator/client-sdk/openapi';
import { Router } from 'express';

/** Where the reference page of the API is; its files are below. */
export const REFERENCE_PATH = `${API_BASE}/reference`;

const DOCUMENT_PATH = `${API_BASE}/openapi.json`;
const BUNDLE = 'swagger-ui-bundle.js';
const STYLES = 'swagger-ui.css';
const START = 'start.js';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>API reference – Glossator</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${REFERENCE_PATH}/${STYLES}">
</head>
<body>
<noscript>The same as data: <a href="${DOCUMENT_PATH}">${DOCUMENT_PATH}</a></noscript>
<div id="reference"></div>
<script src="${REFERENCE_PATH}/${BUNDLE}"></script>
<script src="${REFERENCE_PATH}/${START}"></script>
</body>
</html>
`;

/** Without a validator's address nothing of the document leaves this server. */
const START_SCRIPT = `SwaggerUIBundle({
  url: ${JSON.stringify(DOCUMENT_PATH)},
  dom_id: '#reference',
  validatorUrl: null,
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'none',
  filter: true,
});
`;

/**
 * Serves the OpenAPI document, and a page on which people read it and try calls with a token of their own.
 * Swagger UI stays at the last version that does not report its installation to a third party.
 */
export function apiReference(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  let openApi: ReturnType<typeof buildOpenApiDocument> | undefined;
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

  router.get(DOCUMENT_PATH, async (_request, response) => {
    // Made for who asks first: most servers are never asked.
    openApi ??= buildOpenApiDocument();
    response.json(await openApi);
  });
  router.get(REFERENCE_PATH, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('html').send(PAGE);
  });
  router.get(`${REFERENCE_PATH}/${START}`, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(START_SCRIPT);
  });
  for (const file of [BUNDLE, STYLES])
    router.get(`${REFERENCE_PATH}/${file}`, (_request, response) => {
      response.set('Cache-Control', 'no-cache').sendFile(join(folder, file), { cacheControl: false });
    });
  return router;
}
