import type { Operations, ParsedInputOf, ResultOf } from '@glossator/client-sdk/contract';
import type { AnyoneCall, MemberCall, UserCall } from './call';
import type { StoredFile } from './stored-file';

/** The call that an operation's handler gets: what its access rule guarantees. */
type CallOf<O> = O extends { readonly access: { readonly who: 'member' } }
  ? MemberCall
  : O extends { readonly access: { readonly who: 'user' | 'admin' } }
    ? UserCall
    : AnyoneCall;

/** What a handler answers: the result as the contract has it, a stored file for binary calls, or nothing. */
type AnswerOf<O> = O extends { readonly binary: true } ? StoredFile : ResultOf<O>;

/** The implementation of one operation; it gets validated input from a caller who may make the call. */
export type Handler<O> = (input: ParsedInputOf<O>, call: CallOf<O>) => Promise<AnswerOf<O>>;

/** The served operations of a resource, under the contract's names. Those left out are answered with NOT_SERVED. */
export type Routes<R extends keyof Operations> = {
  readonly [O in keyof Operations[R]]?: Handler<Operations[R][O]>;
};

/** The served operations of all resources. */
export type ServerRoutes = { readonly [R in keyof Operations]?: Routes<R> };

/** A handler whose input and call have been checked against its operation at run time. */
export type UncheckedHandler = (input: never, call: never) => Promise<unknown>;
