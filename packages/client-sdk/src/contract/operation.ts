import type * as z from 'zod';
import type { AccessLevel } from './access-rules';

/** HTTP methods the API uses. */
export type OperationMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The kinds of entity that an operation can be about; each belongs to one Code. */
export type OperationScope =
  | 'code'
  | 'document'
  | 'selection'
  | 'comment'
  | 'attachment'
  | 'bookmark'
  | 'note'
  | 'noteAttachment'
  | DeletedScope;

/** Deleted entities that can still be restored; their `author` is who deleted them. */
export type DeletedScope =
  'deletedSelection' | 'deletedComment' | 'deletedAttachment' | 'deletedBookmark' | 'deletedNote';

/** The access of a call about something in a Code (`OperationAccess`). */
export interface MemberAccess {
  readonly who: 'member';
  readonly level: AccessLevel;
  readonly scope: OperationScope;
  readonly input: string;
  readonly author?: 'only' | 'orOwner' | 'authorOrOwnerIfFormer';
  readonly fieldLevels?: Readonly<Record<string, AccessLevel>>;
  readonly withoutContent?: boolean;
}

/**
 * Who may call an operation (decisions.md section 6).
 * `anyone`: no session needed. `user`: any logged-in user, about their own data and what is public or offered to them.
 * `admin`: an admin of the server; other users get 403, not 404: that these calls exist is no secret.
 * `member`: a user with at least `level` in the Code of the entity named by the input field `input`; users who may not even read
 * it get 404. `author: 'only'`: only the entity's author; `'orOwner'`: the author or the Code's owner; `'authorOrOwnerIfFormer'`:
 * only the author, or the Code's owner instead of an author who is a former user (`userRefSchema`), as far as the call says.
 * `fieldLevels` raises the level for calls that carry one of these fields. Calls `withoutContent` are about the Code (`scope`) alone, and
 * served also where what is in it cannot be opened; all others answer CODE_UNUSABLE then.
 */
export type OperationAccess =
  { readonly who: 'anyone' } | { readonly who: 'user' } | { readonly who: 'admin' } | MemberAccess;

/**
 * One call of the API: plain data. Path parameters (`{id}`), query (GET) or JSON body (all others, DELETE included: a password
 * has no place in an address) are the fields of `input`. `result: undefined` is an empty 204 answer; `binary` answers a file instead of JSON.
 */
export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Result extends z.ZodType | undefined = z.ZodType | undefined,
> {
  readonly method: OperationMethod;
  /** Below `/api/v1`, starting with a slash, parameters in braces. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly input: Input;
  readonly result: Result;
  readonly access: OperationAccess;
  /** True when the answer is a file (with range requests where the operation says so), not JSON. */
  readonly binary?: boolean;
  /** True when the call makes something: it then takes an `Idempotency-Key` header (decisions.md section 9). */
  readonly creates?: boolean;
}

/** Operations of one resource, by name. */
export type ResourceOperations = Readonly<Record<string, Operation>>;

/** What a caller hands to an operation. */
export type InputOf<O> = O extends { readonly input: infer I extends z.ZodType } ? z.input<I> : never;

/** What an operation's implementation gets after validation. */
export type ParsedInputOf<O> = O extends { readonly input: infer I extends z.ZodType } ? z.output<I> : never;

/** What an operation answers with; `Blob`-like for binary ones is settled by the client, `undefined` for 204. */
export type ResultOf<O> = O extends { readonly result: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : undefined
  : never;

/** Declares an operation, keeping the exact types of its schemas. */
export function operation<Input extends z.ZodType, const Result extends z.ZodType | undefined, const Rest>(
  definition: Rest & Operation<Input, Result>,
): Rest & Operation<Input, Result> {
  return definition;
}
