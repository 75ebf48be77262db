import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PINNED,
  environmentWith,
  isNewEnough,
  npmCommand,
  oldestSupported,
  pinnedNode,
  root,
} from './node.mjs';
import { executable, run } from './testing/programs.mjs';

const PLATFORM = `${process.platform}-${process.arch}`;
let temporary = '';
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'glossator-node-'));
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe('isNewEnough', () => {
  it.each([
    ['22.13.0', '22.13', true],
    ['22.12.9', '22.13', false],
    ['24.0.0', '22.13', true],
    ['20.20.2', '22.13', false],
    ['18.0.0', '22.13', false],
    ['22.13.1', '22.13.2', false],
    ['25.0.0-nightly', '22.13', true],
  ])('says of Node %s where %s is needed: %s', (version, oldest, expected) => {
    expect(isNewEnough(version, oldest)).toBe(expected);
  });

  it('takes what package.json demands unless requested otherwise', () => {
    expect(isNewEnough('22.13.0')).toBe(true);
    expect(isNewEnough('22.12.0')).toBe(false);
  });
});

describe('PINNED', () => {
  it.each(Object.entries(PINNED))(
    'has a supported Node for %s, by its content',
    (_, { version, integrity }) => {
      expect(isNewEnough(version, oldestSupported())).toBe(true);
      expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    },
  );
});

describe('npmCommand', () => {
  it('runs the npm that runs us with this Node', () => {
    const script = join(temporary, 'npm-cli.js');
    writeFileSync(script, '');
    expect(npmCommand({ npm_execpath: script })).toEqual([process.execPath, [script]]);
  });

  it('finds npm on the PATH when another package manager or nothing runs us', () => {
    expect(npmCommand({ npm_execpath: '/somewhere/yarn.js' })).toEqual(['npm', []]);
    expect(npmCommand({})).toEqual(['npm', []]);
  });
});

describe('environmentWith', () => {
  it('puts the given Node first on the PATH and tells npm of it', () => {
    expect(environmentWith('/cache/bin/node', { PATH: '/usr/bin:/bin', HOME: '/home' })).toEqual({
      PATH: '/cache/bin:/usr/bin:/bin',
      HOME: '/home',
      NODE: '/cache/bin/node',
      npm_node_execpath: '/cache/bin/node',
    });
  });
});

describe('pinnedNode', () => {
  let fakeNpm;
  let version = 0;
  const packages = new Map();
  const address = () => `http://localhost:${fakeNpm.address().port}`;

  beforeAll(async () => {
    fakeNpm = createServer((request, response) => {
      const found = packages.get(request.url.split('/')[1]);
      if (!found) return response.writeHead(404).end('{}');
      if (request.url.endsWith('.tgz')) return response.end(found.tarball);
      return response.end(JSON.stringify(found.document));
    });
    await new Promise((resolve) => fakeNpm.listen(0, 'localhost', resolve));
  });
  afterAll(() => new Promise((resolve) => fakeNpm.close(resolve)));

  /** Publishes a package with a program that runs `script` in the tests' registry; gives what the pin of it would be. */
  function publish(name, script) {
    const folder = join(temporary, `package-${name}`);
    const pin = { name, version: `1.0.${(version += 1)}` };
    executable(join(folder, 'bin/node'), script);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...pin, bin: { node: 'bin/node' } }));
    const packed = spawnSync('npm', ['pack', '--pack-destination', temporary], {
      cwd: folder,
      encoding: 'utf8',
    });
    const tarball = readFileSync(join(temporary, packed.stdout.trim().split('\n').at(-1)));
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${address()}/${name}/-/${name}.tgz`, integrity };
    packages.set(name, { tarball, document: { name, versions: { [pin.version]: { ...pin, dist } } } });
    return { ...pin, integrity };
  }

  /** Calls `pinnedNode` in a process of its own, with npm's cache in a folder of its own; gives what it returns or throws. */
  async function fetchNode(pinned, folder, environment = {}) {
    const options = JSON.stringify({ pinned, folder });
    const code = `const { pinnedNode } = await import(${JSON.stringify(join(root, 'scripts/node.mjs'))});
      try { console.log(pinnedNode(${options})); } catch (error) { console.log(error.message); process.exitCode = 1; }`;
    return run(process.execPath, ['--input-type=module', '-e', code], {
      env: {
        ...process.env,
        npm_config_cache: join(temporary, 'npm-cache'),
        npm_config_registry: address(),
        npm_config_fetch_retries: '0',
        ...environment,
      },
    });
  }

  it('fetches the pinned Node once and says so in one line', async () => {
    const pinned = publish('made-node', `exec ${process.execPath} "$@"`);
    const folder = join(temporary, 'cache');
    const program = join(folder, `${pinned.version}-${PLATFORM}/bin/node`);
    const first = await fetchNode(pinned, folder);
    const line = `Node ${process.versions.node} is too old, ${oldestSupported()} or newer is needed: fetching Node ${pinned.version} into .cache/node, once.`;
    expect(first).toEqual({ code: 0, output: `${line}\n${program}\n` });
    expect(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim()).toBe(process.version);
    expect(await fetchNode(pinned, folder)).toEqual({ code: 0, output: `${program}\n` });
    expect(readdirSync(folder)).toEqual([`${pinned.version}-${PLATFORM}`]);
  });

  it('lets two commands fetch at the same time', async () => {
    const pinned = publish('twice-node', `exec ${process.execPath} "$@"`);
    const folder = join(temporary, 'cache-twice');
    const ends = await Promise.all([fetchNode(pinned, folder), fetchNode(pinned, folder)]);
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(readdirSync(folder)).toEqual([`${pinned.version}-${PLATFORM}`]);
  });

  const refused = async (pinned, environment) => {
    const folder = join(temporary, `refused-${(version += 1)}`);
    const { code, output } = await fetchNode(pinned, folder, environment);
    expect(code).toBe(1);
    expect(output).toContain(`Install Node ${oldestSupported()} or newer yourself`);
    expect(readdirSync(folder)).toEqual([]);
    return output;
  };

  it('refuses a download with another content than the pinned one', async () => {
    const pinned = publish('forged-node', 'exit 0');
    const other = `sha512-${createHash('sha512').update('other').digest('base64')}`;
    expect(await refused({ ...pinned, integrity: other })).toMatch(/EINTEGRITY[^]*could not be fetched/);
  });

  it('says what to do when the registry cannot be reached', async () => {
    const pinned = publish('far-node', 'exit 0');
    const output = await refused(pinned, { npm_config_registry: 'http://localhost:1' });
    expect(output).toMatch(/ECONNREFUSED[^]*could not be fetched/);
  });

  it('says what to do when the registry does not have it', async () => {
    expect(await refused({ name: 'no-node', version: '1.0.0', integrity: 'sha512-x' })).toContain(
      'could not be',
    );
  });

  it('says what to do when what was fetched does not run here', async () => {
    const pinned = publish('foreign-node', 'echo wrong C library >&2; exit 1');
    expect(await refused(pinned)).toMatch(/wrong C library[^]*does not run on this machine/);
  });

  it('says what to do on a platform without a pinned Node', () => {
    expect(() => pinnedNode({ platform: 'sunos-x64' })).toThrow(
      /none can be fetched for sunos-x64\. Install Node .* or newer yourself/,
    );
  });
});
