import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DEAD_ADDRESSES,
  LAW_ADDRESS,
  redirectTo,
  sendFile,
  startLawSite,
  type LawSite,
} from '../testing/law-site';
import { LookError } from './look-error';
import type { LookLimits, SeenState } from './law-sites';

const ADDRESS = 'https://law.example/zgb.pdf';
const PDF = '%PDF-1.7 Law';
let site: LawSite;
beforeEach(async () => {
  site = await startLawSite();
});
afterEach(() => site.close());

/** Why an address could not be looked at, or what was found there. */
async function look(
  address = ADDRESS,
  {
    seen,
    signal = new AbortController().signal,
    ...limits
  }: Partial<LookLimits> & { seen?: SeenState; signal?: AbortSignal } = {},
): Promise<string> {
  try {
    return (await site.sites(limits).look(address, seen, signal)).kind;
  } catch (error) {
    if (error instanceof LookError) return error.result;
    throw error;
  }
}
const at = (path: string, answer: ReturnType<typeof sendFile>) => site.answers.set(path, answer);

describe('a law at its address', () => {
  it('is found with how the site calls its state, and its hash', async () => {
    at(
      'law.example/zgb.pdf',
      sendFile(PDF, { etag: '"7"', 'last-modified': 'Thu, 26 Nov 2026 10:00:00 GMT' }),
    );
    const found = await site.sites().look(ADDRESS, undefined, new AbortController().signal);
    expect(found).toMatchObject({
      kind: 'pdf',
      seen: {
        etag: '"7"',
        lastModified: 'Thu, 26 Nov 2026 10:00:00 GMT',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    });
    expect(found.kind === 'pdf' && found.content.toString()).toBe(PDF);
    expect(site.requests).toEqual(['law.example/robots.txt', 'law.example/zgb.pdf']);
  });

  it('is asked for by the state that was seen, and not sent again where it has that', async () => {
    const seen = { etag: '"7"', lastModified: 'Thu, 26 Nov 2026 10:00:00 GMT', sha256: 'x' };
    let conditions: unknown;
    at('law.example/zgb.pdf', (request, response) => {
      conditions = request.headers;
      response.writeHead(304).end();
    });
    expect(await look(ADDRESS, { seen })).toBe('unchanged');
    expect(conditions).toMatchObject({
      'if-none-match': seen.etag,
      'if-modified-since': seen.lastModified,
      'user-agent': 'Glossator',
      'accept-encoding': 'identity',
    });
    // Nobody has asked for a state: that is no answer.
    expect(await look()).toBe('refused');
  });

  it('is unchanged where the same file is sent again', async () => {
    at('law.example/zgb.pdf', sendFile(PDF));
    const { seen } = await site.sites().look(ADDRESS, undefined, new AbortController().signal);
    expect(await look(ADDRESS, { seen })).toBe('unchanged');
    at('law.example/zgb.pdf', sendFile(`${PDF} amended`));
    expect(await look(ADDRESS, { seen })).toBe('pdf');
  });

  it('is found without what its site calls the state where that is endless', async () => {
    at('law.example/zgb.pdf', sendFile(PDF, { etag: 'x'.repeat(501), 'last-modified': 'x'.repeat(501) }));
    const { seen } = await site.sites().look(ADDRESS, undefined, new AbortController().signal);
    expect(Object.keys(seen)).toEqual(['sha256']);
  });

  it('is no web page, whatever it is called, and nothing that is packed', async () => {
    at('law.example/zgb.pdf', sendFile(PDF, { 'content-type': 'text/html' }));
    expect(await look()).toBe('notPdf');
    at('law.example/zgb.pdf', sendFile(PDF, { 'content-type': 'application/octet-stream' }));
    expect(await look()).toBe('pdf');
    at('law.example/zgb.pdf', sendFile('<html>'));
    expect(await look()).toBe('notPdf');
    at('law.example/zgb.pdf', sendFile(PDF, { 'content-encoding': 'gzip' }));
    expect(await look()).toBe('notPdf');
  });

  it.each([404, 403, 500, 206, 204])('is refused with %d', async (status) => {
    at(
      'law.example/zgb.pdf',
      (_request, response) => void response.writeHead(status, { 'content-type': 'application/pdf' }).end(),
    );
    expect(await look()).toBe('refused');
  });
});

describe('limits', () => {
  it('end a file that says it is too large, and one that does not say so', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-length': '2000' };
    at('law.example/zgb.pdf', (_request, response) => {
      response.writeHead(200, headers).flushHeaders();
    });
    expect(await look(ADDRESS, { maxBytes: 1000, timeMs: 2000 })).toBe('tooLarge');
    at('law.example/zgb.pdf', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).write(PDF);
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(10_000), () => setImmediate(more));
      };
      more();
    });
    expect(await look(ADDRESS, { maxBytes: 100_000 })).toBe('tooLarge');
  });

  it('end a body, headers or rules that do not come', async () => {
    at('law.example/zgb.pdf', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).write(PDF);
    });
    expect(await look(ADDRESS, { timeMs: 300 })).toBe('tooSlow');
    at('law.example/zgb.pdf', () => undefined);
    expect(await look(ADDRESS, { timeMs: 300 })).toBe('tooSlow');
    at('law.example/robots.txt', () => undefined);
    expect(await look(ADDRESS, { timeMs: 300 })).toBe('tooSlow');
    site.names.set('law.example', 'never');
    expect(await look(ADDRESS, { timeMs: 300 })).toBe('tooSlow');
  });

  it('end with the server', async () => {
    const closing = new AbortController();
    at('law.example/zgb.pdf', () => closing.abort());
    expect(await look(ADDRESS, { signal: closing.signal, timeMs: 3_600_000 })).toBe('tooSlow');
  });

  it('end headers without end', async () => {
    at(
      'law.example/zgb.pdf',
      (_request, response) => void response.writeHead(200, { 'x-more': 'x'.repeat(40_000) }).end(),
    );
    expect(await look()).toBe('unreachable');
  });
});

describe('redirects', () => {
  it('are followed, to other sites too, whose own rules hold', async () => {
    at('law.example/zgb.pdf', redirectTo('https://other.example/new.pdf'));
    at('other.example/new.pdf', sendFile(PDF));
    expect(await look()).toBe('pdf');
    at('other.example/robots.txt', sendFile('User-agent: *\nDisallow: /', { 'content-type': 'text/plain' }));
    expect(await look()).toBe('robots');
  });

  it('without an end are left', async () => {
    at('law.example/zgb.pdf', redirectTo('/zgb.pdf'));
    expect(await look()).toBe('redirects');
    expect(site.requests.filter((path) => path === 'law.example/zgb.pdf')).toHaveLength(6);
  });

  it.each([
    'http://law.example/zgb.pdf',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://law.example:8443/',
    'https://user@law.example/',
    'https://inside.example/',
    'file:///etc/passwd',
    'data:application/pdf,%25PDF-',
  ])('to %s are not', async (location) => {
    site.names.set('inside.example', [['10.0.0.7']]);
    at('law.example/zgb.pdf', redirectTo(location));
    expect(await look()).toBe('notPublic');
    expect(site.requests).toEqual(['law.example/robots.txt', 'law.example/zgb.pdf']);
  });

  it('of rules lead nowhere else either', async () => {
    at('law.example/robots.txt', redirectTo('https://127.0.0.1/robots.txt'));
    expect(await look()).toBe('notPublic');
    expect(site.connected).toEqual([LAW_ADDRESS]);
  });
});

describe('names', () => {
  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:192.168.0.1'],
    ['fd00::1'],
    ['64:ff9b::a00:1'],
  ])('that lead to %s are not connected to', async (address) => {
    site.names.set('law.example', [[address]]);
    expect(await look()).toBe('notPublic');
    site.names.set('law.example', [[LAW_ADDRESS, address]]);
    expect(await look()).toBe('notPublic');
    expect(site.connected).toEqual([]);
  });

  it('that lead elsewhere the next time are judged anew: what is connected to is what was checked', async () => {
    at('law.example/zgb.pdf', sendFile(PDF));
    site.names.set('law.example', [[LAW_ADDRESS], ['127.0.0.1']]);
    expect(await look()).toBe('notPublic');
    // The rules were asked for at the public address; nothing was at the other.
    expect(site.connected).toEqual([LAW_ADDRESS]);
    expect(site.requests).toEqual(['law.example/robots.txt']);
  });

  it('with several addresses are reached at one that answers, among the first three', async () => {
    at('law.example/zgb.pdf', sendFile(PDF));
    site.names.set('law.example', [[...DEAD_ADDRESSES.slice(1), LAW_ADDRESS]]);
    expect(await look()).toBe('pdf');
    site.names.set('law.example', [[...DEAD_ADDRESSES, LAW_ADDRESS]]);
    expect(await look()).toBe('unreachable');
    site.names.set('law.example', [[]]);
    expect(await look()).toBe('unreachable');
  });

  it('that do not resolve, or are not those of the certificate, are not reached', async () => {
    expect(await look('https://nowhere.example/x.pdf')).toBe('unreachable');
    site.names.set('wrong.example', [[LAW_ADDRESS]]);
    expect(await look('https://wrong.example/x.pdf')).toBe('unreachable');
    expect(site.requests).toEqual([]);
  });
});

describe('the rules of a site', () => {
  it.each([
    ['User-agent: *\nDisallow: /zgb.pdf', 'robots'],
    ['User-agent: glossator\nDisallow: /', 'robots'],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Glossator\nAllow: /', 'pdf'],
    ['User-agent: *\nDisallow: /private', 'pdf'],
    ['<html>', 'pdf'],
  ])('%j: %s', async (rules, result) => {
    at('law.example/zgb.pdf', sendFile(PDF));
    at('law.example/robots.txt', sendFile(rules, { 'content-type': 'text/plain' }));
    expect(await look()).toBe(result);
  });

  it.each([
    ['are not there now', 503, ''],
    ['are kept from those who ask too often', 429, ''],
    ['are endless', 200, 'x'.repeat(600_000)],
  ])('that %s allow nothing', async (_what, status, rules) => {
    at('law.example/zgb.pdf', sendFile(PDF));
    at('law.example/robots.txt', (_request, response) => void response.writeHead(status).end(rules));
    expect(await look()).toBe('robots');
    expect(site.requests).toEqual(['law.example/robots.txt']);
  });

  // On a slow computer each took a minute and more.
  it.each([
    ['patterns that fit everywhere', `User-agent: *\nDisallow: /${'*'.repeat(400_000)}`, 'robots'],
    ['a crowd of agents', `${'User-agent: *\n:\n'.repeat(4000)}${'Disallow: /old\n'.repeat(4000)}`, 'pdf'],
  ])('with %s hold up nobody', async (_what, rules, result) => {
    const address = `https://law.example/${'a'.repeat(result === 'pdf' ? 20 : 1900)}`;
    at(address.slice('https://'.length), sendFile(PDF));
    at('law.example/robots.txt', sendFile(rules, { 'content-type': 'text/plain' }));
    expect(await look(address)).toBe(result);
  });

  it('hold for those they name, however many these are', async () => {
    const others = 'User-agent: A\nUser-agent: B\nDisallow: /\n';
    const named = 'User-agent: C\nUser-agent: Glossator/2.0 # us\nDisallow: /private\n';
    at('law.example/zgb.pdf', sendFile(PDF));
    at('law.example/private/zgb.pdf', sendFile(PDF));
    at('law.example/robots.txt', sendFile(others + named, { 'content-type': 'text/plain' }));
    expect(await look()).toBe('pdf');
    expect(await look('https://law.example/private/zgb.pdf')).toBe('robots');
  });
});
