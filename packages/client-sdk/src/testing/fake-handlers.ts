import type { LiveEventName, Operations, ParsedInputOf, ResultOf, livePayloads } from '../contract/index';
import type * as z from 'zod';
import type { FakeCode, FakeState, FakeUser } from './fake-state';

/** A file with which a binary operation answers. `tag` changes with its content. */
export interface FakeFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  readonly name: string;
  readonly tag: string;
  /** To be saved, not shown. */
  readonly isSaved?: boolean;
}

/** What every resource of the fake api works with. */
export interface FakeParts {
  readonly state: FakeState;
  /** Starts the links in mails. */
  readonly appUrl: string;
  /** Broadcasts an event on a Code's channel. */
  readonly emit: <Name extends LiveEventName>(
    codeId: number,
    name: Name,
    data: z.input<(typeof livePayloads)[Name]>,
    clientId: string | undefined,
  ) => void;
  /** The same to all but one user, for whom nothing happened. */
  readonly emitToOthers: (
    codeId: number,
    name: LiveEventName,
    data: object,
    userId: number,
    clientId: string | undefined,
  ) => void;
  /** Sends an event on a user's own channel. */
  readonly publishToUser: <Name extends LiveEventName>(
    userId: number,
    name: Name,
    data: z.input<(typeof livePayloads)[Name]>,
  ) => void;
  /** Ends the live connections to a Code of those who may not enter it any more. */
  readonly expel: (codeId: number, isOut: (user: FakeUser) => boolean) => void;
  /** Ends the live connections that a token opened. */
  readonly endSession: (token: string) => void;
  /** Ends the live connections of a Code. */
  readonly endChannel: (codeId: number) => void;
}

/** One checked call: parsed input, the user (calls without a session have none), the Code it is about. */
export interface FakeCall<O> {
  readonly input: ParsedInputOf<O>;
  readonly user: O extends { readonly access: { readonly who: 'anyone' } } ? undefined : FakeUser;
  readonly code: O extends { readonly access: { readonly who: 'member' } } ? FakeCode : undefined;
  readonly token: string | undefined;
  readonly clientId: string | undefined;
}

type FakeAnswer<O> = O extends { readonly binary: true } ? FakeFile : ResultOf<O>;

/** Serves one operation; what it throws by `refusal` becomes the problem answered. */
export type FakeHandler<O> = (call: FakeCall<O>) => FakeAnswer<O> | Promise<FakeAnswer<O>>;

/** The operations the fake api serves; all others answer 501. */
export type FakeHandlers = {
  readonly [R in keyof Operations]?: { readonly [O in keyof Operations[R]]?: FakeHandler<Operations[R][O]> };
};

/** A page of a list: `limit` items (1,000 where not said) from the cursor on, which is the number of items before. */
export function pageOf<Item>(
  items: readonly Item[],
  paging: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
): { data: Item[]; next?: string } {
  const start = Number.parseInt(paging.cursor ?? '0', 10) || 0;
  const end = start + (paging.limit ?? 1000);
  return { data: items.slice(start, end), ...(end < items.length && { next: String(end) }) };
}
