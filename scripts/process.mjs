import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The absolute path of an installed command line tool. */
export function tool(name) {
  return join(root, 'node_modules/.bin', name);
}

/**
 * Runs a command to its end and collects what it prints.
 * Resolves to `{code, output}`, both streams in one text; never rejects: a command that cannot start has code 127.
 */
export function capture(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
