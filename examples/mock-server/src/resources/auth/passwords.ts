import { hash, verify } from '@node-rs/argon2';

/** Hashes and checks passwords. */
export interface Passwords {
  /** An argon2id hash in PHC form, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; without a hash false, after as much work as with one. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** 19 MiB, 2 passes, 1 lane of argon2id: the OWASP password storage cheat sheet's first choice. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes the password check. Work is done off the main thread. */
export function createPasswords(): Passwords {
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, PARAMETERS),
    async verify(passwordHash, password) {
      nobodys ??= hash('nobody has this password', PARAMETERS);
      const isRight = await verify(passwordHash ?? (await nobodys), password);
      return passwordHash !== undefined && isRight;
    },
  };
}
