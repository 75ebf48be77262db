// `npm run attack [-- options]` runs attack/main.ts, which says what the options are, against the built server.
import { join } from 'node:path';
import { staleBuilds } from './builds.mjs';
import { ensureInstalled, root } from './install.mjs';
import { capture } from './process.mjs';
import { runSource } from './run-source.mjs';

const SERVER = 'examples/mock-server';

ensureInstalled();
if (staleBuilds().includes(SERVER)) {
  console.log(`Building ${SERVER} ...`);
  const { code, output } = await capture('npm', ['run', 'build', '--silent', '-w', SERVER]);
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
runSource(join(root, 'attack/main.ts'), process.argv.slice(2));
