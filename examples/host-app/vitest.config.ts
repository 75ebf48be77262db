import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['glossator-source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: {
      conditions: ['glossator-source', 'module', 'node', 'import'],
      externalConditions: ['glossator-source', 'node', 'import'],
    },
  },
  test: {
    name: 'host-app',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/set-up.ts'],
    // One browser and one set of modules for all files, which is most of what they cost: each test cleans up (`leaveNothing`).
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
