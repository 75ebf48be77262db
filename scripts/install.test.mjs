import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

describe('isInstalled', () => {
  const MACHINE = { platform: 'linux', arch: 'x64', abi: '137' };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'glossator-install-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path, text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const lock = (path, packages) => write(path, JSON.stringify({ packages }));
  const install = (packages) => {
    lock('package-lock.json', { '': {}, ...packages });
    lock('node_modules/.package-lock.json', packages);
  };

  it('is false before anything has been installed', () => {
    lock('package-lock.json', { '': {} });
    expect(isInstalled(folder, MACHINE)).toBe(false);
  });

  it('is true when every package has the locked version', () => {
    install({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(folder, MACHINE)).toBe(true);
  });

  it('is false when a package has another version or is missing', () => {
    install({ 'node_modules/a': { version: '1.0.0' } });
    lock('package-lock.json', { 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(folder, MACHINE)).toBe(false);
    lock('package-lock.json', { 'node_modules/b': { version: '1.0.0' } });
    expect(isInstalled(folder, MACHINE)).toBe(false);
  });

  it('does not miss optional packages, which are left out on other platforms', () => {
    install({});
    lock('package-lock.json', {
      'node_modules/a-darwin': { version: '1.0.0', optional: true, os: ['darwin'] },
    });
    expect(isInstalled(folder, MACHINE)).toBe(true);
  });

  it('is false when what is there is for another system or processor', () => {
    install({ 'node_modules/a': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] } });
    expect(isInstalled(folder, MACHINE)).toBe(true);
    expect(isInstalled(folder, { ...MACHINE, platform: 'darwin' })).toBe(false);
    expect(isInstalled(folder, { ...MACHINE, arch: 'arm64' })).toBe(false);
  });

  it('understands systems that a package excludes', () => {
    install({ 'node_modules/a': { version: '1.0.0', os: ['!win32'] } });
    expect(isInstalled(folder, MACHINE)).toBe(true);
    expect(isInstalled(folder, { ...MACHINE, platform: 'win32' })).toBe(false);
  });

  it('is false when a package was compiled for a Node with another binary interface', () => {
    install({ 'node_modules/a': { version: '1.0.0', hasInstallScript: true } });
    write('node_modules/a/binding.gyp', '{}');
    write('node_modules/.node-abi', '137');
    expect(isInstalled(folder, MACHINE)).toBe(true);
    expect(isInstalled(folder, { ...MACHINE, abi: '115' })).toBe(false);
  });

  it('is false when nobody knows which Node a package was compiled for', () => {
    install({ 'node_modules/a': { version: '1.0.0', hasInstallScript: true } });
    write('node_modules/a/binding.gyp', '{}');
    expect(isInstalled(folder, MACHINE)).toBe(false);
  });

  it('does not care about the binary interface where nothing was compiled', () => {
    install({ 'node_modules/a': { version: '1.0.0', hasInstallScript: true } });
    write('node_modules/.node-abi', '115');
    expect(isInstalled(folder, MACHINE)).toBe(true);
  });
});
