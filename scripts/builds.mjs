import { isFresh } from './freshness.mjs';

const PACKAGES = ['i18n', 'document-text', 'client-sdk', 'annotator'].map((name) => `packages/${name}`);
const COMMON = ['package-lock.json', 'tsconfig.base.json'];

/** What `npm start` needs built, and from what. Both bundle the packages from their sources. */
const runnable = [
  {
    workspace: 'examples/mock-server',
    output: 'examples/mock-server/dist/main.js',
    sources: [...PACKAGES, 'examples/mock-server', ...COMMON],
  },
  {
    workspace: 'examples/host-app',
    output: 'examples/host-app/dist/index.html',
    sources: [...PACKAGES, 'examples/host-app', ...COMMON],
  },
];

/** The workspaces whose build is missing or older than a source. */
export function staleBuilds() {
  return runnable
    .filter(({ output, sources }) => !isFresh(output, sources))
    .map(({ workspace }) => workspace);
}
