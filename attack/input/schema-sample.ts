import type { Operation } from '@glossator/client-sdk/contract';
import { MEMBER_SAMPLES, type Entities } from '../../packages/client-sdk/src/testing/conformance/samples';

/** The input of a call as its fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** As much of JSON Schema as the contract's inputs come to. */
interface Node {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
}

/** Strings that fit the patterns of the contract. */
const FITTING = ['x', 'CHE', '#123456', 'someone@law.example', '3f2b8c1e-5d4a-4b6f-9c7d-0e1f2a3b4c5d'];

/** An input for any operation: the sample of the conformance suite about these entities, else one made of the operation's schema. */
export function sampleOf(name: string, operation: Operation, entities: Entities): Fields {
  const { access } = operation;
  const about = access.who === 'member' && access.scope === 'code' ? { [access.input]: entities.codeId } : {};
  return MEMBER_SAMPLES[name]?.(entities) ?? { ...exampleOf(schemaOf(operation)), ...about };
}

/** A value for one field of an operation, as its schema wants it. */
export function fieldSample(operation: Operation, field: string): unknown {
  const property = schemaOf(operation).properties?.[field];
  return property && exampleValue(property);
}

/** The names of an operation's fields. */
export function fieldsOf(operation: Operation): string[] {
  return Object.keys(schemaOf(operation).properties ?? {});
}

function schemaOf({ input }: Operation): Node {
  return input.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Node;
}

function exampleOf({ properties = {}, required = [] }: Node): Fields {
  return Object.fromEntries(
    required.flatMap((field) => {
      const property = properties[field];
      return property ? [[field, exampleValue(property)]] : [];
    }),
  );
}

function exampleValue(node: Node): unknown {
  if ('const' in node) return node.const;
  if (node.enum) return node.enum[0];
  const [first] = node.anyOf ?? [];
  if (first) return exampleValue(first);
  switch (node.type) {
    case 'object':
      return exampleOf(node);
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () => exampleValue(node.items ?? {}));
    case 'integer':
    case 'number':
      return node.minimum ?? (node.exclusiveMinimum ?? 0) + 1;
    case 'boolean':
      return false;
    case 'string':
      return exampleText(node);
    default:
      return 'x';
  }
}

function exampleText({ pattern, format, minLength = 0 }: Node): string {
  if (format === 'email') return 'someone@law.example';
  if (format === 'uuid') return '3f2b8c1e-5d4a-4b6f-9c7d-0e1f2a3b4c5d';
  const fitting = pattern === undefined ? 'x' : FITTING.find((text) => new RegExp(pattern, 'u').test(text));
  return (fitting ?? 'x').padEnd(minLength, 'x');
}
