import { expect, it } from 'vitest';
import { createIdentityKeys } from '../../blobs/identity-key';
import { createUploadTokens, type UploadGrant } from './upload-tokens';

const IDENTITY = 'AGE-SECRET-KEY-1TEST';
const grant: UploadGrant = {
  uuid: '6f1c1d0e-7b0b-4f5e-9b57-2f4f6f1b7a11',
  ownerId: 7,
  contentType: 'application/pdf',
  maxBytes: 1_000,
};

/** Upload addresses as a server with this identity makes them, at a time in milliseconds. */
const tokensOf = (identity: string, at = 0) =>
  createUploadTokens(createIdentityKeys(identity), () => new Date(at));

it('Upload addresses are good at every server with the same identity, and after a restart', async () => {
  const token = await tokensOf(IDENTITY).sign(grant);
  expect(await tokensOf(IDENTITY).verify(token)).toEqual(grant);
});

it('Upload addresses are worthless at a server with another identity, changed, or a minute later', async () => {
  const token = await tokensOf(IDENTITY).sign(grant);
  expect(await tokensOf('AGE-SECRET-KEY-1OTHER').verify(token)).toBeUndefined();
  expect(await tokensOf(IDENTITY).verify(`${token.slice(0, -4)}AAAA`)).toBeUndefined();
  expect(await tokensOf(IDENTITY, 61_000).verify(token)).toBeUndefined();
});

it('keys of an identity differ by their purpose', () => {
  const keyFor = createIdentityKeys(IDENTITY);
  expect(keyFor('one').equals(keyFor('one'))).toBe(true);
  expect(keyFor('one').equals(keyFor('other'))).toBe(false);
});
