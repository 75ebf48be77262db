import { expect, it } from 'vitest';
import { isPlainPath } from './plain-paths';

it.each([
  '/',
  '/api/v1/codes/1',
  '/api/v1/auth/activation/a%2Fb',
  '/mailbox/',
  '/x?next=/../%2e//',
  '/a.b/..c',
])('a path is plain: %s', (target) => expect(isPlainPath(target)).toBe(true));

it.each([
  '',
  '*',
  'x',
  '//x',
  '/x//y',
  '/x/../y',
  '/.',
  '/%2E%2e/y',
  '/x\\y',
  '/x#y',
  '/x\ty',
  '/ä',
  'http://x/y',
])('a path is not plain: %j', (target) => expect(isPlainPath(target)).toBe(false));
