import type { Preview } from '@storybook/react-vite';
import '@glossator/annotator/styles.css';

const preview: Preview = {
  parameters: {
    // A story with an accessibility violation fails.
    a11y: { test: 'error' },
    layout: 'fullscreen',
  },
};

export default preview;
