import * as z from 'zod';
import { DELETING, EDITING } from './access-rules';
import { pathIdSchema } from './fields';
import { operation, type DeletedScope, type OperationScope } from './operation';

/** Where the calls about one entity are, and what they say of themselves. */
interface EntityCall<Scope extends OperationScope> {
  /** The path of the entity, with its `{id}`. */
  readonly path: `/${string}/{id}`;
  readonly summary: string;
  readonly scope: Scope;
}

/** Deletes what people write on documents: its author may, and the Code's owner (decisions.md section 6). */
export function deletion<Scope extends Exclude<OperationScope, DeletedScope>>({
  path,
  summary,
  scope,
}: EntityCall<Scope>) {
  return operation({
    method: 'DELETE',
    path,
    summary,
    input: z.object({ id: pathIdSchema }),
    result: undefined,
    access: { who: 'member', scope, input: 'id', ...DELETING },
  });
}

/** Brings back what was deleted, as it is now: only whoever deleted it may, and only for a time (`RESTORABLE_MS`). */
export function restoration<Scope extends DeletedScope, Result extends z.ZodType>({
  path,
  summary,
  scope,
  result,
}: EntityCall<Scope> & { readonly result: Result }) {
  return operation({
    method: 'POST',
    path: `${path}/restore` as const,
    summary,
    input: z.object({ id: pathIdSchema }),
    result,
    access: { who: 'member', scope, input: 'id', ...EDITING },
  });
}
