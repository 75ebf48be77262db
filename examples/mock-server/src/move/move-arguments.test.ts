import { expect, it } from 'vitest';
import { ConfigError } from '../config/config-error';
import { MoveError } from './move-error';
import { readMoveArguments } from './move-arguments';

const DATABASE = ['postgres://db/laws', '--blobs', 's3://laws'] as const;
const read = (...args: readonly string[]) => readMoveArguments(args, {}, '/srv');

it('reads from a folder into services, and back', () => {
  const { source, target, isCheck } = read('--from', '.data', '--to', ...DATABASE);
  expect(isCheck).toBe(false);
  expect(source).toMatchObject({ dataDir: '/srv/.data', store: { url: undefined }, blobs: undefined });
  expect(target).toMatchObject({ store: { url: 'postgres://db/laws' }, blobs: { bucket: 'laws' } });
  const back = read('--from', ...DATABASE, '--to', '.data', '--check');
  expect(back).toMatchObject({ source: target, target: source, isCheck: true });
});

it('takes nothing of a source from the environment of a server', () => {
  const env = { STORE_URL: 'postgres://db/other', BLOB_URL: 's3://other', DATA_DIR: '/other' };
  const { source } = readMoveArguments(['--from', '.data', '--to', ...DATABASE], env, '/srv');
  expect(source).toMatchObject({ dataDir: '/srv/.data', store: { url: undefined }, blobs: undefined });
});

it('says what is missing or wrong', () => {
  expect(() => read()).toThrow(/^Use: npm run move/);
  expect(() => read('--form', '.data')).toThrow(/'--form'/);
  expect(() => read('--from', '.data', '--to', 'other')).toThrow(/one a database/);
  expect(() => read('--from', '.data', '--to', 'postgres://db/laws')).toThrow(/^--blobs has to say/);
  expect(() => read('--from', '.data', '--to', 'postgres://db', '--blobs', 's3://')).toThrow(ConfigError);
  expect(() => read('--from', '.data')).toThrow(MoveError);
});
