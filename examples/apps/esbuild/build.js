import { cp } from 'node:fs/promises';
import process from 'node:process';
import { build, context } from 'esbuild';

const [command, port = '8000'] = process.argv.slice(2);
const options = {
  entryPoints: { main: 'common/start.tsx' },
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  jsx: 'automatic',
  minify: command !== 'serve',
  define: { 'process.env.NODE_ENV': command === 'serve' ? '"development"' : '"production"' },
  outdir: 'dist',
};

await cp('public', 'dist', { recursive: true });
await cp('index.html', 'dist/index.html');
await cp('node_modules/@glossator/annotator/dist/assets', 'dist/glossator-assets', { recursive: true });
if (command === 'serve') {
  const serving = await context(options);
  await serving.serve({ host: '127.0.0.1', port: Number(port), servedir: 'dist' });
} else await build(options);
