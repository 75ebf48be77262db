import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PINNED, root } from './node.mjs';
import { executable, run } from './testing/programs.mjs';

const PLATFORM = `${process.platform}-${process.arch}`;
let temporary = '';
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'glossator-run-'));
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe('run.mjs', () => {
  /** A repository with nothing but the launcher and one script, for a range of Node, with a made Node in its cache. */
  function repository(range, script) {
    const folder = mkdtempSync(join(temporary, 'repository-'));
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['run.mjs', 'node.mjs'])
      cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: range } }));
    writeFileSync(join(folder, 'scripts/script.mjs'), script);
    return folder;
  }
  const withCachedNode = (script) => {
    const folder = repository('>=999.0', script);
    const bin = join(folder, `.cache/node/${PINNED[PLATFORM].version}-${PLATFORM}/bin`);
    executable(join(bin, 'node'), `MADE=yes exec ${process.execPath} "$@"`);
    return { folder, bin };
  };

  it('runs the script in its own process where Node is new enough, and fetches nothing', async () => {
    const folder = repository('>=18.0', 'console.log(process.pid, process.argv.slice(1).join(" "))');
    const running = run(process.execPath, ['scripts/run.mjs', 'script', '--a', 'b'], { cwd: folder });
    const output = `${running.child.pid} ${join(folder, 'scripts/script.mjs')} --a b\n`;
    expect(await running).toEqual({ code: 0, output });
    expect(existsSync(join(folder, '.cache'))).toBe(false);
  });

  it('runs the script, and every node that it starts, with the fetched Node where this one is too old', async () => {
    const { folder, bin } = withCachedNode(`
      import { execSync } from 'node:child_process';
      console.log(process.env.MADE, process.argv.slice(2).join(' '));
      console.log(execSync('command -v node', { encoding: 'utf8' }).trim());
      process.exitCode = 7;`);
    const end = await run(process.execPath, ['scripts/run.mjs', 'script', '--a', 'b'], { cwd: folder });
    expect(end).toEqual({ code: 7, output: `yes --a b\n${join(bin, 'node')}\n` });
  });

  it('passes a signal on and ends as the script ends', async () => {
    const { folder } = withCachedNode(`
      process.on('SIGTERM', () => { console.log('ended in order'); process.exit(3); });
      setInterval(() => {}, 1000);
      console.log('ready');`);
    const running = run(process.execPath, ['scripts/run.mjs', 'script'], { cwd: folder });
    running.child.stdout.once('data', () => running.child.kill('SIGTERM'));
    expect(await running).toEqual({ code: 3, output: 'ready\nended in order\n' });
  });

  it('ends with an error that says what to do where no Node can be fetched', async () => {
    const folder = repository('>=999.0', '');
    const environment = {
      ...process.env,
      npm_config_registry: 'http://localhost:1',
      npm_config_fetch_retries: '0',
    };
    environment.npm_config_cache = join(temporary, 'empty-cache');
    const end = await run(process.execPath, ['scripts/run.mjs', 'script'], { cwd: folder, env: environment });
    expect(end.code).toBe(1);
    expect(end.output).toContain('Install Node 999.0 or newer yourself and run the command again.');
  });
});
