import { createHash } from 'node:crypto';
import { COMMON_PASSWORD_DIGESTS } from './common-passwords';

/** Bytes that are kept of each digest. */
const DIGEST_BYTES = 4;

/** Tells common passwords, which are what is tried first, in whatever case; and a character or two over and over. */
export function createCommonPasswordCheck(): (password: string) => boolean {
  const bytes = Buffer.from(COMMON_PASSWORD_DIGESTS, 'base64');
  const digests = new Set<number>();
  for (let at = 0; at < bytes.length; at += DIGEST_BYTES) digests.add(bytes.readUInt32BE(at));
  return (password) => {
    const lower = password.toLowerCase();
    const digest = createHash('sha256').update(lower).digest().readUInt32BE();
    return new Set(lower).size <= 2 || digests.has(digest);
  };
}
