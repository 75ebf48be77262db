import { OpenAPIGenerator, type OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { API_BASE, API_VERSION, listOperations } from '../contract/index';
import { queryFlagSchema } from '../contract/fields';
import { createOrpcContract } from '../orpc/index';
import { describeOperation } from './describe-operation';
import { namedSchemas } from './named-schemas';
import { withoutNoise } from './without-noise';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * The API as an OpenAPI 3.1 document, made of the contract: every operation with who may call it, the headers it takes and the problem
 * document (RFC 9457) it can answer. Needs `@orpc/openapi` and `@orpc/zod`; the package has the document as `openapi.json`, too.
 */
export async function buildOpenApiDocument(): Promise<OpenAPI.Document> {
  // A flag arrives as text; who calls it sends a boolean.
  const converter = new ZodToJsonSchemaConverter({
    interceptors: [({ schema, next }) => (schema === queryFlagSchema ? [true, { type: 'boolean' }] : next())],
  });
  const generator = new OpenAPIGenerator({ schemaConverters: [converter] });
  const document = await generator.generate(createOrpcContract(), {
    info: {
      title: 'Glossator',
      version: API_VERSION,
      description: 'Codes of law, annotated.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_BASE }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    commonSchemas: namedSchemas(),
  });
  const operations = new Map(listOperations().map(({ name, operation }) => [name, operation]));
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const generated = path?.[method];
      const operation = operations.get(generated?.operationId ?? '');
      if (generated && operation) Object.assign(generated, describeOperation(generated, operation));
    }
  }
  return withoutNoise(document);
}
