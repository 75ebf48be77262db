/** A session; `id` is the SHA-256 of its token in hex. Moments are milliseconds since 1970. */
export interface SessionRow {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: number;
  /** Written at most every few minutes. */
  readonly lastUsedAt: number;
}

/** A link sent by e-mail that works once; `id` is the SHA-256 of its token in hex, `expiresAt` milliseconds since 1970. */
export interface LinkRow {
  readonly id: string;
  readonly userId: number;
  readonly purpose: 'activation' | 'reset' | 'email';
  /** With `email` the address that it confirms. */
  readonly email?: string;
  readonly expiresAt: number;
}
