import { requireNode } from './config/node-version';
import { fatalMessage } from './fatal-error';
import { createLogger } from './log/create-logger';
import { compareHomes } from './move/compare-homes';
import { readMoveArguments } from './move/move-arguments';
import { assertEqual, moveHome } from './move/move-home';
import { createProgress } from './move/progress';
import { openHome } from './open-home';
import { StorageLockedError } from './storage/storage';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function move(): Promise<void> {
  requireNode(process.versions.node);
  const {
    source: from,
    target: to,
    isCheck,
  } = readMoveArguments(process.argv.slice(2), process.env, process.cwd());
  const log = createLogger('warn');
  const source = await openHome(from, false, log);
  try {
    const target = await openHome(to, !isCheck, log);
    try {
      const progress = createProgress(say);
      const comparison = isCheck
        ? await compareHomes(source, target, progress)
        : await moveHome(source, target, progress);
      assertEqual(source, target, comparison);
      const { codes, rows, files, bytes } = comparison;
      say(`${source.name} and ${target.name} are equal, by counts and SHA-256:`);
      say(`${codes} Codes, ${rows} rows, ${files} files with ${bytes} bytes`);
      if (!isCheck && to.store.url !== undefined && to.key === undefined)
        say(`Servers need the same key: set GLOSSATOR_KEY to what ${from.dataDir}.key holds`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

try {
  await move();
} catch (error) {
  const hint = error instanceof StorageLockedError ? '; stop it first' : '';
  process.stderr.write(`${fatalMessage(error)}${hint}\n`);
  process.exitCode = 1;
}
