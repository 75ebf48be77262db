import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { documented } from '../../testing/documented';
import { StoryPage } from '../../testing/StoryPage';
import { ToastRegion } from './ToastRegion';
import { createToasts, type Toast } from './toasts';

interface StoryArgs {
  readonly closesAfter: number;
  readonly messages: readonly Pick<Toast, 'kind' | 'text'>[];
}

const after = (milliseconds: number, then: () => void) => {
  const timer = window.setTimeout(then, milliseconds);
  return () => window.clearTimeout(timer);
};

function StoryRegion({ messages, closesAfter }: StoryArgs) {
  const [toasts] = useState(createToasts);
  return (
    <ToastRegion
      toasts={toasts}
      label="Messages"
      dismiss="Close message"
      closesAfter={closesAfter}
      after={after}
    >
      <button type="button" onClick={() => messages.forEach(({ kind, text }) => toasts.show(kind, text))}>
        Save
      </button>
    </ToastRegion>
  );
}

const SAVED = { kind: 'info', text: 'The title was saved.' } as const;
const FAILED = { kind: 'error', text: 'The cover could not be saved.' } as const;

const meta: Meta<StoryArgs> = {
  title: 'Controls/ToastRegion',
  component: documented(ToastRegion),
  decorators: [(story, { globals }) => <StoryPage theme={globals['theme']}>{story()}</StoryPage>],
  render: (args) => <StoryRegion {...args} />,
  args: { closesAfter: 600_000, messages: [SAVED] },
};
export default meta;

type Story = StoryObj<StoryArgs>;

/** A message is said once, however often it is shown, and closed by its button. */
export const Info: Story = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(await canvas.findAllByRole('status')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Something went wrong beside something that did not. */
export const Several: Story = {
  args: { messages: [SAVED, FAILED] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FAILED.text);
  },
};

/** It goes by itself, unless the pointer or the focus is on it. */
export const GoesByItself: Story = {
  args: { closesAfter: 300 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('status');
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};
