import { expect, test } from 'vitest';
import { DocumentOpenError } from '../../core/ports/document-viewer';
import { asOpenError } from './open-failure';

test.each([
  [{ name: 'PasswordException', message: 'No password given' }, 'locked'],
  [{ name: 'InvalidPDFException', message: 'Invalid PDF structure.' }, 'invalid'],
  [{ name: 'UnknownErrorException', message: 'Illegal character: 41' }, 'invalid'],
  [{ name: 'ResponseException', message: 'Missing', status: 404 }, 'missing'],
  [{ name: 'ResponseException', message: 'No', status: 401 }, 'unauthorized'],
  [{ name: 'ResponseException', message: 'No', status: 403 }, 'unauthorized'],
  [{ name: 'ResponseException', message: 'Broken', status: 500 }, 'network'],
  [new TypeError('Failed to fetch'), 'network'],
  ['something', 'network'],
])('%o is %s', (thrown, reason) => {
  const error = asOpenError(thrown);
  expect(error).toBeInstanceOf(DocumentOpenError);
  expect(error.reason).toBe(reason);
  expect(error.cause).toBe(thrown);
});

test('hands through what is already said', () => {
  const error = new DocumentOpenError('missing', 'gone');
  expect(asOpenError(error)).toBe(error);
});
