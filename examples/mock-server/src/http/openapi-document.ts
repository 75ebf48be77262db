import { API_BASE, API_VERSION, PROBLEM_CONTENT_TYPE, problemSchema } from '@glossator/client-sdk/contract';
import { createOrpcContract } from '@glossator/client-sdk/orpc';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';

/** The API as an OpenAPI 3.1 document, made of the contract; every operation can answer a problem document. */
export async function buildOpenApiDocument(): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(createOrpcContract(), {
    info: { title: 'Glossator', version: API_VERSION, description: 'Codes of law, annotated.' },
    servers: [{ url: API_BASE }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemJsonSchema() },
    },
  });
  const problem = {
    description: 'The call was refused',
    content: { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path?.[method];
      if (operation) operation.responses = { ...operation.responses, default: problem };
    }
  }
  return document;
}

function problemJsonSchema(): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(problemSchema);
  return schema;
}
