import type { GlossatorClient } from '../../http/glossator-client';
import type { HttpTransport } from '../../http/send-request';
import type { LiveConnection } from '../../live/live-connection';

/**
 * Where a mail about an account leads: `/activation/{token}`, `/reset-password/{token}`, `/confirm-email/{token}`, or `/login` and `/register`
 * where it only lets somebody know something.
 */
export type AccountLinkKind = 'activation' | 'reset-password' | 'confirm-email' | 'login' | 'register';

/** A mail that shared something, as it arrived. */
export interface SharedMail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string;
}

/** One running api under test. Limits on log-ins must be high enough for a test run. */
export interface ApiHarness {
  /** Address of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** Sends a request as it is. */
  readonly transport: HttpTransport;
  /** A client; `token` logs it in. It repeats nothing. `clientId` names its tab. */
  client(token?: string, clientId?: string): GlossatorClient;
  /** The newest link of a kind that was sent to an address; the token, where it has one, is the last part of its path. Rejects where none was sent. */
  linkTo(email: string, kind: AccountLinkKind): Promise<string>;
  /** What was shared with an address by e-mail, oldest first. */
  mailsTo(email: string): Promise<readonly SharedMail[]>;
  /** Who gets what is written with the contact form. */
  readonly contactAddress: string;
  /** Opens a live connection to a Code's channel, or without `codeId` to the user's own, or that of their account. */
  connectLive(options: {
    readonly token: string;
    readonly codeId?: number;
    readonly isAccount?: boolean;
    readonly clientId?: string;
  }): LiveConnection;
  /** The code that an app with this secret (base32) shows now (RFC 6238: 6 digits, 30 s, SHA-1). */
  secondFactorToken(secret: string): Promise<string>;
  /** Moves the api's clock on, where the harness can; what needs it is skipped elsewhere. */
  passTime?(milliseconds: number): void;
  /** Breaks all live connections as a failing network would, where the harness can. */
  dropConnections?(): void;
  close(): Promise<void> | void;
}
