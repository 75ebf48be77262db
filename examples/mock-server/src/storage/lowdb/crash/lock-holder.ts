import { lockFolder } from '../folder-lock';

// A process for tests: takes the lock of the folder it is given, says `locked` and stays, or says the error's name and message and ends.
try {
  await lockFolder(process.argv[2] ?? '');
  process.stdout.write('locked\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name} ${error.message}` : String(error)}\n`);
}
