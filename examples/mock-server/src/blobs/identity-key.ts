import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Gives the key for a purpose. All servers with one identity have the same, and no key tells anything of another one. */
export type KeyFor = (purpose: string) => KeyObject;

const KEY_BYTES = 32;

/** Keys of 32 bytes that HKDF-SHA-256 derives from a server's identity. */
export function createIdentityKeys(identity: string): KeyFor {
  return (purpose) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', identity, '', `glossator key 1 ${purpose}`, KEY_BYTES)));
}
