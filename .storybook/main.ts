import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { annotatorAssets } from '@glossator/annotator/vite';

const config: StorybookConfig = {
  stories: ['../packages/annotator/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from the components' own types; reading them at build time is not worth the seconds.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [annotatorAssets()],
      resolve: { conditions: ['glossator-source', ...defaultClientConditions] },
    }),
};

export default config;
