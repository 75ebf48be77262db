import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { annotatorAssets } from '@glossator/annotator/vite';

const config: StorybookConfig = {
  stories: ['../packages/annotator/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props of the docs pages come from the components' types, with their docstrings.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [annotatorAssets()],
      resolve: { conditions: ['glossator-source', ...defaultClientConditions] },
    }),
};

export default config;
