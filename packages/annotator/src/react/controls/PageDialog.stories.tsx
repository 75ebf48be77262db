import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/StoryPage';
import { PageDialog } from './PageDialog';

function OpenedDialog(args: ComponentProps<typeof PageDialog>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {isOpen && <PageDialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

const meta: Meta<typeof PageDialog> = {
  title: 'Controls/PageDialog',
  component: PageDialog,
  decorators: [(story, { globals }) => <StoryPage theme={globals['theme']}>{story()}</StoryPage>],
  render: (args) => <OpenedDialog {...args} />,
  args: {
    title: 'Rename the Code',
    close: 'Close',
    children: (
      <label>
        Title <input defaultValue="Obligations" />
      </label>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof PageDialog>;

/** Its first field has the focus; Escape closes it and gives the focus back to what opened it. */
export const Opened: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(button);
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('the focus stays in it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      // What stands at the edge of the dialog hands the focus on.
      await waitFor(() =>
        expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
      );
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A question, closed by its answers. */
export const Question: Story = {
  args: {
    title: 'Delete the Code?',
    isQuestion: true,
    children: (
      <>
        <p>It is in the recycle bin for 30 days.</p>
        <button type="button">Delete</button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Delete the Code?' })).toBeVisible();
  },
};

/** As wide as there is room, for lists. */
export const Wide: Story = {
  args: {
    title: 'Versions',
    isWide: true,
    children: (
      <ol>
        {Array.from({ length: 40 }, (_, index) => (
          <li key={index}>{`Version ${40 - index}`}</li>
        ))}
      </ol>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await screen.findByText('Version 40')).toBeVisible();
  },
};
