import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { invalidField } from '../../problems/problem-error';
import { createCommonPasswordCheck } from './common-password';

/** Hashes and checks passwords. */
export interface Passwords {
  /** An argon2id hash in PHC form, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** The same for a password that is being chosen. Throws VALIDATION, about the field with this name, for one of the most common passwords. */
  hashNew(password: string, field: string): Promise<string>;
  /** Whether the password belongs to the hash; without a hash false, after as much work as with one. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** What a hash costs: memory in KiB, passes and lanes of argon2id. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 19 MiB, 2 passes, 1 lane: the OWASP password storage cheat sheet's first choice. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes worked on at once: half of the threads that files are read and written in, which would wait for each of them. */
const AT_ONCE = 2;

/** Makes the password check; only tests give another cost. Work is done off the main thread. */
export function createPasswords(cost = PASSWORD_COST): Passwords {
  let nobodys: Promise<string> | undefined;
  const line = new PQueue({ concurrency: AT_ONCE });
  const hashed = (password: string): Promise<string> => line.add(() => hash(password, { ...cost }));
  const isCommon = createCommonPasswordCheck();
  return {
    hash: hashed,
    async hashNew(password, field) {
      if (isCommon(password)) throw invalidField(field, 'Is one of the most common passwords');
      return hashed(password);
    },
    async verify(passwordHash, password) {
      nobodys ??= hashed('nobody has this password');
      const asked = passwordHash ?? (await nobodys);
      const isRight = await line.add(() => verify(asked, password));
      return passwordHash !== undefined && isRight;
    },
  };
}
