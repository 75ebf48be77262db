// Part of the server's build: writes the demo statutes to dist/demo, where the server finds them on its first start.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesetDemoStatutes } from './build';

const folder = join(import.meta.dirname, '../dist/demo');
mkdirSync(folder, { recursive: true });
for (const { fileName, bytes } of await typesetDemoStatutes()) {
  writeFileSync(join(folder, fileName), bytes);
  console.log(`dist/demo/${fileName} ${Math.round(bytes.length / 1024)} KiB`);
}
