import react from '@vitejs/plugin-react';
import { unitProject } from '../../scripts/testing/unit-project.mjs';

const { ssr, test } = unitProject({
  name: 'host-app',
  environment: 'jsdom',
  setupFiles: ['src/testing/set-up.ts'],
  restoreMocks: true,
});

export default {
  plugins: [react()],
  resolve: { conditions: ['glossator-source', 'module', 'browser', 'development|production'] },
  ssr,
  test,
};
