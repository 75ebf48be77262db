import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits as it is handed out (base64url), and its hash, which alone is stored. */
export interface SecretToken {
  readonly token: string;
  readonly hash: string;
}

/** Makes a new token. */
export function createSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** The SHA-256 of a token in hex. Enough for random tokens of this length; passwords are hashed otherwise. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
