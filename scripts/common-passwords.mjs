// Writes the list of common passwords that registration refuses, from a JSON list of passwords by frequency: `node scripts/common-passwords.mjs
// FILE`. The present one is src/passwords.json of the npm package @zxcvbn-ts/language-common 4.1.3 (MIT). Passwords shorter than the contract
// accepts are left out; of the others only the first four bytes of their SHA-256 are kept: nobody has to read them, and they take less room.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const LEAST_LENGTH = 10;
const COLUMNS = 100;
const TARGET = join(root, 'examples/mock-server/src/resources/auth/common-passwords.ts');

const passwords = JSON.parse(readFileSync(process.argv[2], 'utf8')).filter(
  ({ length }) => length >= LEAST_LENGTH,
);
const digests = passwords.map((password) =>
  createHash('sha256').update(password.toLowerCase()).digest().subarray(0, 4),
);
const text = Buffer.concat(digests.sort(Buffer.compare)).toString('base64');
const lines = text.match(new RegExp(`.{1,${COLUMNS}}`, 'g')) ?? [];
writeFileSync(
  TARGET,
  `/**
 * The ${passwords.length} most common passwords of ${LEAST_LENGTH} characters and more, in lower case: the first four bytes of the SHA-256 of each, in base64. Written by
 * \`scripts/common-passwords.mjs\`, which says where they are from.
 */
export const COMMON_PASSWORD_DIGESTS = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join('');
`,
);
