import type { GlossatorClient } from '../../http/glossator-client';
import type { HttpTransport } from '../../http/send-request';
import type { LiveConnection } from '../../live/live-connection';

/** A mail that shared something, as it arrived. */
export interface SharedMail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

/** One running api under test. Limits on log-ins must be high enough for a test run. */
export interface ApiHarness {
  /** Address of the server, without a slash at its end. */
  readonly baseUrl: string;
  /** Sends a request as it is. */
  readonly transport: HttpTransport;
  /** A client; `token` logs it in. It repeats nothing. `clientId` names its tab. */
  client(token?: string, clientId?: string): GlossatorClient;
  /** The newest activation link sent to an address; the token is the last part of its path. */
  activationLinkFor(email: string): Promise<string>;
  /** What was shared with an address by e-mail, oldest first. */
  mailsTo(email: string): Promise<readonly SharedMail[]>;
  /** Opens a live connection to a Code's channel, or without `codeId` to the user's own. */
  connectLive(options: {
    readonly token: string;
    readonly codeId?: number;
    readonly clientId?: string;
  }): LiveConnection;
  /** Breaks all live connections as a failing network would, where the harness can. */
  dropConnections?(): void;
  close(): Promise<void> | void;
}
