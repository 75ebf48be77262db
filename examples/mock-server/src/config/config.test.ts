import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { ConfigError } from './config-error';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env, '/srv');
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('readConfig', () => {
  it('needs nothing', () => {
    const { config, unknownNames } = readConfig({}, '/srv');
    expect(config).toMatchObject({ port: 4000, dataDir: '/srv/.data', demo: true, allowedOrigins: [] });
    expect(config.limits).toEqual({
      documentBytes: 209_715_200,
      attachmentBytes: 16_777_216,
      quotaBytes: 1_073_741_824,
      codes: 1000,
    });
    expect(unknownNames).toEqual([]);
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' }, '/srv').config.port).toBe(4000);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535, got "abc"'],
    [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535, got "65536"'],
    [{ PORT: '-1' }, 'PORT: must be a whole number from 0 to 65535, got "-1"'],
    [{ DEMO: 'yes' }, 'DEMO: must be 1 or 0, got "yes"'],
    [
      { PUBLIC_URL: 'ftp://x' },
      'PUBLIC_URL: must be an address starting with http:// or https://, got "ftp://x"',
    ],
    [
      { STORE_URL: 'mysql://x' },
      'STORE_URL: must be an address starting with postgres:// or postgresql://, got "mysql://x"',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of trace, debug, info, warn, error, silent, got "loud"'],
    [
      { ALLOWED_ORIGINS: 'https://a.example/path' },
      'ALLOWED_ORIGINS: must be origins such as https://app.example, separated by spaces, got "https://a.example/path"',
    ],
    [
      { ADMINS: 'boss@a.example nobody' },
      'ADMINS: must be e-mail addresses separated by spaces, got "boss@a.example nobody"',
    ],
  ])('refuses %j by name', (env, message) => {
    expect(refusal(env)).toBe(message);
  });

  it.each([
    [{ ROLE: 'boss' }, 'ROLE: must be one of all, web, worker, got "boss"'],
    [{ ROLE: 'web' }, 'ROLE: “web” needs STORE_URL, the database where servers share their jobs'],
    [
      { ROLE: 'worker', STORE_URL: 'postgres://a/b' },
      'ROLE: “worker” needs PUBLIC_URL, to which the links in its mails lead',
    ],
    [{ ROLE: 'web', STORE_URL: 'postgres://a/b' }, ''],
    [{ ROLE: 'worker', STORE_URL: 'postgres://a/b', PUBLIC_URL: 'https://a.example' }, ''],
  ])('asks of %j what its role needs', (env, message) => {
    expect(refusal(env)).toBe(message);
  });

  it('names every wrong value at once', () => {
    expect(refusal({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2);
  });

  it.each([
    [{}, ['no-reply@glossator.example']],
    [{ MAIL_FROM: 'law@firm.example' }, ['law@firm.example']],
    [{ ADMINS: 'boss@firm.example' }, ['boss@firm.example']],
    [
      { ADMINS: 'boss@firm.example', CONTACT_MAIL: 'desk@firm.example, hello@firm.example' },
      ['desk@firm.example', 'hello@firm.example'],
    ],
  ])('with %j what visitors write goes to %j', (env, expected) => {
    expect(readConfig(env, '/srv').config.contactMail).toEqual(expected);
  });

  it.each([
    ['s3://laws', { bucket: 'laws', prefix: '' }],
    [
      's3://laws/a/b/?endpoint=http://127.0.0.1:9000',
      { bucket: 'laws', prefix: 'a/b/', endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' },
    ],
    ['s3://laws?region=eu-central-1', { bucket: 'laws', prefix: '', region: 'eu-central-1' }],
  ])('takes %j for a place in an S3 service', (BLOB_URL, place) => {
    expect(readConfig({ BLOB_URL }, '/srv').config.blobs).toEqual(place);
  });

  it.each(['https://laws', 's3://', 's3://KEY:SECRET@laws', 's3://laws?bucket=x', 's3://laws?endpoint=laws'])(
    'refuses %j as one',
    (BLOB_URL) => {
      expect(refusal({ BLOB_URL })).toMatch(/^BLOB_URL: must be an address such as s3:/);
    },
  );

  it('reports unknown names that look like ours', () => {
    const env = { GLOSSATOR_KEY: 'k', GLOSSATOR_KEYS: 'k', OTHER: 'x' };
    expect(readConfig(env, '/srv').unknownNames).toEqual(['GLOSSATOR_KEYS']);
  });
});
