import { seeded, unitProject } from '../../scripts/testing/unit-project.mjs';

/** Tests of components (`*.test.tsx`) begin with `// @vitest-environment jsdom`; everything else runs in Node. Those that drive a browser have a project of their own. */
export default unitProject({
  name: 'annotator',
  exclude: ['src/**/*.browser.test.ts'],
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [seeded, 'src/react/testing/patience.ts'],
});
