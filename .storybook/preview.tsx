import type { Preview } from '@storybook/react-vite';
import '@glossator/annotator/styles.css';

const preview: Preview = {
  // Each component has a page with its props and stories.
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    // A story with an accessibility violation fails.
    a11y: { test: 'error' },
    layout: 'fullscreen',
  },
};

export default preview;
