import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** Turns what a file holds into what only the server's key opens, and back. */
export interface LineSealer {
  /** A line of text without its end; `plain` is UTF-8. */
  seal(plain: string): string;
  /** What a sealed line holds. Throws for one that was changed, or sealed elsewhere. */
  open(line: string): Buffer;
  /** The same as bytes. */
  sealBytes(plain: Uint8Array): Buffer;
  openBytes(sealed: Uint8Array): Buffer;
}

/** Gives the sealer of a place (a file and what it is for): a line opens nowhere else. */
export type LineSealers = (place: string) => LineSealer;

/** What a sealed line begins with; JSON never does. */
const MARK = '~';
/** What the contents of a sealed line are of it: base64 makes a third more of them. */
export const CONTENT_SHARE = 3 / 4;
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whether a line is sealed; older releases wrote plain JSON. */
export function isSealed(line: string): boolean {
  return line.startsWith(MARK);
}

/**
 * Makes the sealers of a server's secret: AES-256-GCM with a nonce of its own for each line, under a key that HKDF-SHA-256 derives for
 * each place. An age file a line, as blobs have it, would cost 2 ms each; a journal has thousands of lines a second.
 */
export function createLineSealers(secret: string): LineSealers {
  return (place) => {
    const key = createSecretKey(
      Buffer.from(hkdfSync('sha256', secret, '', `glossator store 1 ${place}`, 32)),
    );

    function sealBytes(plain: string | Uint8Array): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
      return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]);
    }

    function openBytes(sealed: Uint8Array): Buffer {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const body = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([body, decipher.final()]);
    }

    return {
      seal: (plain) => MARK + sealBytes(plain).toString('base64'),
      open: (line) => openBytes(Buffer.from(line.slice(MARK.length), 'base64')),
      sealBytes,
      openBytes,
    };
  };
}
