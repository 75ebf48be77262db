/** One of `examples/apps`. */
export interface App {
  /** Its folder. */
  readonly name: string;
  /** A page is opened in a browser; a script says by its exit code whether it works. */
  readonly kind: 'page' | 'script';
  /** The folder that its build makes, to be served by any server. */
  readonly output?: string;
  /** What serves it while developing; a port is added. */
  readonly dev?: readonly string[];
  /** What serves it once it is built, where it has a server of its own. */
  readonly start?: readonly string[];
  /** Whether it adds parts of its own to the annotator, by hooks, events, slots and tabs (`vite-8/Portal.tsx`). */
  readonly hasParts?: true;
  /** Whether it is the portal, which has a log-in of its own and two annotators on its page. */
  readonly isPortal?: true;
}

const VITE = ['npx', 'vite', '--host', '127.0.0.1', '--strictPort', '--port'];

/** All apps, the one of the short form first. */
export const APPS: readonly App[] = [
  { name: 'vite-8', kind: 'page', output: 'dist', dev: VITE, hasParts: true },
  { name: 'vite-6', kind: 'page', output: 'dist', dev: VITE },
  { name: 'esbuild', kind: 'page', output: 'dist', dev: ['node', 'build.js', 'serve'] },
  { name: 'webpack', kind: 'page', output: 'dist', dev: ['npm', 'run', 'dev', '--', '--port'] },
  {
    name: 'next',
    kind: 'page',
    dev: ['npm', 'run', 'dev', '--', '--port'],
    start: ['npx', 'next', 'start', '--hostname', '127.0.0.1', '--port'],
  },
  { name: 'plain-html', kind: 'page', output: 'dist' },
  { name: 'web-component', kind: 'page', output: 'dist', dev: VITE },
  {
    name: 'portal',
    kind: 'page',
    dev: ['node', 'server/main.ts', '--dev'],
    start: ['node', 'server/main.ts'],
    isPortal: true,
  },
  { name: 'node-script', kind: 'script' },
];
