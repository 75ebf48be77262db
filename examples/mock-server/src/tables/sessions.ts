/** A session; `id` is the SHA-256 of its token in hex. Moments are milliseconds since 1970. */
export interface SessionRow {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: number;
  /** Written at most every few minutes. */
  readonly lastUsedAt: number;
  /** What the browser that logged in said it is. */
  readonly userAgent?: string;
}

/** A user's second factor; `id` is the user's. */
export interface SecondFactorRow {
  readonly id: number;
  /** Base32. */
  readonly secret: string;
  /** False until a code of it was given. */
  readonly isActive: boolean;
  /** The newest step of 30 s since 1970 whose code was used: neither it nor an earlier one is taken again (RFC 6238 section 5.2). */
  readonly lastStep?: number;
  /** SHA-256 in hex of the recovery codes that were not used. */
  readonly recoveryHashes: readonly string[];
}

/** A device that needs no second factor; `id` is the SHA-256 of its token in hex, `expiresAt` milliseconds since 1970. */
export interface TrustedDeviceRow {
  readonly id: string;
  readonly userId: number;
  readonly expiresAt: number;
}

/** A link about an account, sent by e-mail, that works once; `id` is the SHA-256 of its token in hex, `expiresAt` milliseconds since 1970. */
export interface LinkRow {
  readonly id: string;
  readonly userId: number;
  readonly purpose: 'reset' | 'email';
  /** With `email` the address that it confirms. */
  readonly email?: string;
  readonly expiresAt: number;
}
