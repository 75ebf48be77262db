import type { PasswordCost } from '../resources/auth/passwords';

/** The least that a password can cost: at the real cost, hashing was the most of what tests with many users worked. */
export const TEST_PASSWORD_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
