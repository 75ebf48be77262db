import type { OpenAPI } from '@orpc/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../contract/index';
import { buildOpenApiDocument } from './openapi-document';

let document: OpenAPI.Document;
/** The operations by their names. */
const operations = new Map<string, OpenAPI.OperationObject>();
const addresses: string[] = [];

beforeAll(async () => {
  document = await buildOpenApiDocument();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = methods?.[method];
      if (!operation) continue;
      operations.set(operation.operationId ?? '', operation);
      addresses.push(`${operation.operationId} ${method.toUpperCase()} ${path}`);
    }
  }
});

const schemaOf = (name: string, parameter: string) =>
  operations.get(name)?.parameters?.find((entry) => 'name' in entry && entry.name === parameter);

describe('the OpenAPI document', () => {
  it('has every operation of the contract at its address, each with the problem it can answer', () => {
    const expected = listOperations().map(
      ({ name, operation: { method, path } }) => `${name} ${method} ${path}`,
    );
    expect(addresses.toSorted()).toEqual(expected.toSorted());
    for (const { responses } of operations.values())
      expect(responses?.['default']).toMatchObject({ content: { 'application/problem+json': {} } });
  });

  it('says who may call an operation', () => {
    expect(operations.get('auth.login')).toMatchObject({ description: 'Needs no session.', security: [] });
    expect(operations.get('codes.list')).not.toHaveProperty('security');
    expect(operations.get('codes.update')?.description).toMatch(/^Needs access to the Code at the level `/);
    expect(operations.get('admin.users')?.description).toBe('For admins of the server only.');
    for (const { description } of operations.values()) expect(description).not.toMatch(/undefined/);
  });

  it('tells files from JSON, and calls that make something from others', () => {
    for (const { name, operation } of listOperations()) {
      const described = operations.get(name);
      const ok = Object.entries(described?.responses ?? {}).find(([status]) => status.startsWith('2'));
      const content = ok?.[1] && 'content' in ok[1] ? Object.keys(ok[1].content ?? {}) : [];
      const expected = operation.binary ? ['*/*'] : operation.result ? ['application/json'] : [];
      expect([name, ...content]).toEqual([name, ...expected]);
      expect([name, schemaOf(name, 'idempotency-key') !== undefined]).toEqual([
        name,
        operation.creates === true,
      ]);
    }
  });

  it('names what several calls answer once, and refers to nothing that is not there', () => {
    expect(operations.get('codes.get')?.responses?.['200']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Code' } } },
    });
    const names = Object.keys(document.components?.schemas ?? {});
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [, name] of references) expect(names).toContain(name);
  });

  it('has booleans for flags and plain bounds for numbers', () => {
    expect(schemaOf('codes.get', 'showUpdates')).toMatchObject({ schema: { type: 'boolean' } });
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });
});
