import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocsSite } from './docs-site.mjs';

describe('the site of documentation', () => {
  const parent = mkdtempSync(join(tmpdir(), 'docs-site-'));
  const folder = join(parent, 'site');
  let pages = [];
  // The small packages stand for all: each is read in the same way, and the larger ones take half a minute.
  beforeAll(async () => {
    await writeDocsSite(folder, { packages: ['i18n', 'document-text'] });
    pages = readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  }, 120_000);
  afterAll(() => rmSync(parent, { recursive: true }));

  const addressesIn = (text) => [...text.matchAll(/(?:href|src)="([^"#?]+)/g)].map(([, address]) => address);

  it('has the guides, the README and the reference of a package under the names that one imports', () => {
    const has = (name, words) => pages.find((page) => page.name === name)?.text.includes(words) ?? false;
    expect({
      guide: has('documents/Carry-over_on_its_own.html', 'moveHighlights'),
      settings: has('documents/The_server.html', 'DATA_DIR'),
      modules: has('modules/_glossator_i18n.html', '@glossator/i18n/react'),
      readme: has('modules/_glossator_document-text.html', 'Five-minute example'),
      functions: has('functions/_glossator_document-text.carryOver.html', 'selections'),
    }).toEqual({ guide: true, settings: true, modules: true, readme: true, functions: true });
  });

  it('leads nowhere that it does not have', () => {
    const missing = pages.flatMap(({ name, text }) =>
      addressesIn(text)
        .filter((address) => !/^[a-z]+:/.test(address))
        .filter((address) => !existsSync(join(folder, dirname(name), address)))
        // Packages that this test leaves out.
        .filter((address) => !/modules\/_glossator_(annotator|client-sdk)\.html$/.test(address))
        .map((address) => `${name}: ${address}`),
    );
    expect(missing).toEqual([]);
  });

  it('takes nothing from elsewhere', () => {
    const taken = pages.flatMap(({ text }) =>
      [...text.matchAll(/<(?:script|link|img|iframe)\b[^>]*(?:src|href)="([^"]+)"/g)].map(([, from]) => from),
    );
    expect(taken.length).toBeGreaterThan(pages.length);
    expect(taken.filter((from) => /^(?:[a-z]+:)?\/\//.test(from))).toEqual([]);
  });
});
