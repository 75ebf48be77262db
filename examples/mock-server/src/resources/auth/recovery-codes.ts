import { randomBytes } from 'node:crypto';
import { hashToken } from './secret-token';

const COUNT = 10;
const BYTES = 10;
/** Letters and digits that cannot be taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';

/** Ten codes that take the place of a second factor, each once: 80 random bits in four groups of four. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => {
    const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
}

/** The hash under which a recovery code is stored, however it is written. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}
