import type { AccessLevel } from '@glossator/client-sdk/contract';
import type { Standing } from '../limits/rate-limiter';
import type { CodeRow } from '../tables/codes';
import type {
  AccountsPartition,
  AccountsTransaction,
  CodePartition,
  CodeTransaction,
} from '../tables/tables';
import type { UserRow } from '../tables/users';

/** A caller who has shown a valid token. */
export interface Authenticated {
  readonly user: UserRow;
  readonly sessionId: string;
}

/** The user who makes a call; undefined without a session. */
export type Caller = { readonly user: { readonly id: number } } | undefined;

/** What a call does; limits count them apart. */
export type CallKind = 'reading' | 'writing';

/** Knows callers by their tokens. */
export interface Authenticator {
  /** Whose session an `Authorization: Bearer` value names; undefined if it is none. */
  authenticate(authorization: string | undefined): Promise<Authenticated | undefined>;
}

/** An answer that is being sent, over HTTP. */
export interface Answering {
  /** Resolves when it is complete, or its reader has gone. */
  readonly ended: Promise<void>;
  /** Ends it where it is, if it has begun. */
  cut(): void;
}

/** What is known of any request. */
export interface Visit {
  /** The tab it comes from. */
  readonly clientId: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly authorization: string | undefined;
  /** The network it comes from: an IPv4 address, or the first 56 bits of an IPv6 one. */
  readonly address: string;
  /** What the caller's program says it is, cut to 300 characters. */
  readonly userAgent?: string | undefined;
  /** The caller's languages, best first (RFC 9110 section 12.5.4). */
  readonly languages: readonly string[];
  /** Aborted when the caller has left before the answer; long work ends then. */
  readonly signal?: AbortSignal;
  /** How the answer goes, where it takes a while. */
  readonly answering?: Answering;
  /** Hears how each limit stands that the call was counted for. */
  readonly onCounted?: (standing: Standing) => void;
}

/** A call that needs no session. */
export interface AnyoneCall {
  readonly visit: Visit;
  /** One transaction of accounts; for creating calls with a key, what it gives is kept and given again to a retry. */
  writeAccounts<R>(work: (transaction: AccountsTransaction) => Promise<R>): Promise<R>;
}

/** A call of a logged-in user. */
export interface UserCall extends AnyoneCall, Authenticated {}

/** A call about a Code, by somebody who may make it. */
export interface MemberCall extends Omit<UserCall, 'writeAccounts'> {
  readonly code: CodeRow;
  readonly access: AccessLevel;
  readonly partition: CodePartition;
  readonly accounts: AccountsPartition;
  /**
   * One transaction of the Code, with the access checked again inside it: a write stands in the change log before the access is
   * taken away, or it is refused. For creating calls with a key, what it gives is kept and given again to a retry.
   */
  write<R>(work: (transaction: CodeTransaction) => Promise<R>): Promise<R>;
  /** One transaction of accounts about the Code's head, with the access checked again inside it; creating calls as with `write`. */
  writeHead<R>(work: (transaction: AccountsTransaction, code: CodeRow) => Promise<R>): Promise<R>;
}
