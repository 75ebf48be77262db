import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './node.mjs';
import { executable, run } from './testing/programs.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glossator-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What is found where nothing but these programs is installed, nor can be. */
async function found(name, programs, env = {}) {
  for (const program of programs) executable(join(folder, program), '');
  const script = `import { ${name} } from '${join(root, 'scripts/browser.mjs')}'; console.log(${name}());`;
  const { output } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: folder, ...env },
  });
  return output.trim().split('/').at(-1);
}

describe('the browser of npm test', () => {
  it('is the headless shell where it is installed, and Chromium where it is not', async () => {
    expect(await found('findTestBrowser', ['chromium'])).toBe('chromium');
    expect(await found('findTestBrowser', ['chromium', 'chromium-headless-shell'])).toBe(
      'chromium-headless-shell',
    );
  });

  it('is what CHROMIUM_PATH names before all others', async () => {
    const env = { CHROMIUM_PATH: process.execPath };
    expect(await found('findTestBrowser', ['chromium', 'chromium-headless-shell'], env)).toBe('node');
  });

  it('is installed from Debian where packages may be installed', async () => {
    const installs = `for last; do :; done; printf '#!/bin/sh' > ${folder}/$last; /bin/chmod +x ${folder}/$last`;
    executable(join(folder, 'apt-get'), `[ "$1" = install ] && { ${installs}; } || true`);
    const isRoot = process.getuid?.() === 0;
    expect(await found('findTestBrowser', ['chromium'])).toBe(
      isRoot ? 'chromium-headless-shell' : 'chromium',
    );
  });

  it('is not that of benchmarks, which takes the one with windows', async () => {
    expect(await found('findBrowser', ['chromium', 'chromium-headless-shell'])).toBe('chromium');
  });
});
