import { expect, it } from 'vitest';
import { problemOf, retryAfterSecondsOf } from './problem-error';
import { ServiceUnavailableError } from './service-unavailable';

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

it('says of a service that does not answer when to come again, and nothing of where it is', () => {
  const error = new Error('wrapped', { cause: new ServiceUnavailableError('s3.internal:9000 refused') });
  expect(problemOf(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  expect(JSON.stringify(problemOf(error))).not.toContain('s3.internal');
  expect(retryAfterSecondsOf(error)).toBe(5);
  expect(retryAfterSecondsOf(new Error('secret'))).toBeUndefined();
});
