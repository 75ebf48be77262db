import { expect, it } from 'vitest';
import { problemOf } from './problem-error';

it('says that the disk is full, and of other faults nothing', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write /srv/data'), {
    code: 'ENOSPC',
  });
  expect(problemOf(new Error('wrapped', { cause: full }))).toMatchObject({
    code: 'STORAGE_FULL',
    status: 507,
  });
  expect(problemOf(new Error('secret'))).toMatchObject({ code: 'INTERNAL', status: 500 });
  expect(problemOf(new Error('secret'))).not.toHaveProperty('detail');
});
