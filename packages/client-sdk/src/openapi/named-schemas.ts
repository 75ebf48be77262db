import * as z from 'zod';
import * as contract from '../contract/index';

type NamedSchemas = Readonly<Record<string, { readonly schema: z.ZodObject; readonly strategy: 'output' }>>;

/** The contract's objects by the names under which a document refers to them: `codeSummarySchema` is `CodeSummary`. */
export function namedSchemas(): NamedSchemas {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([name, schema]) =>
      schema instanceof z.ZodObject && name.endsWith('Schema')
        ? [[nameOf(name), { schema, strategy: 'output' }] as const]
        : [],
    ),
  );
}

function nameOf(exported: string): string {
  return `${exported.charAt(0).toUpperCase()}${exported.slice(1, -'Schema'.length)}`;
}
