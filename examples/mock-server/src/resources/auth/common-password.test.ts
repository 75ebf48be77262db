import { expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../testing/test-server';
import { DEMO_ACCOUNT } from '../../demo/seed-demo';
import { createCommonPasswordCheck } from './common-password';

const isCommon = createCommonPasswordCheck();

it.each(['1234567890', 'qwertyuiop', 'Password123', 'BASKETBALL', 'aaaaaaaaaaaa', 'abababababab'])(
  'a password that everybody tries is common: %s',
  (password) => expect(isCommon(password)).toBe(true),
);

it.each([TEST_PASSWORD, DEMO_ACCOUNT.password, 'a quiet reading room', 'Wassergesetz'])(
  'a password of somebody’s own is not: %s',
  (password) => expect(isCommon(password)).toBe(false),
);
