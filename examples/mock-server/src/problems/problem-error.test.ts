import { expect, it } from 'vitest';
import { problemOf } from './problem-error';

it('says that the disk is full, and of other faults nothing', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write /srv/data'), {
    code: 'ENOSPC',
  });
  const detail = 'The server has no space left';
  expect(problemOf(new Error('wrapped', { cause: full }))).toMatchObject({ code: 'INTERNAL', detail });
  expect(problemOf(new Error('secret'))).not.toHaveProperty('detail');
});
