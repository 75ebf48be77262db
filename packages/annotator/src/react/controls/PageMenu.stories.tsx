import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/StoryPage';
import { PageMenu } from './PageMenu';

const onOpen = fn();

const meta: Meta<typeof PageMenu> = {
  title: 'Controls/PageMenu',
  component: PageMenu,
  decorators: [(story, { globals }) => <StoryPage theme={globals['theme']}>{story()}</StoryPage>],
  args: {
    label: 'More',
    children: 'More …',
    items: [
      { key: 'open', label: 'Open', onChoose: onOpen },
      { key: 'copy', label: 'Make a copy', note: 'of the whole Code', onChoose: () => undefined },
      { key: 'move', label: 'Move', isDisabled: true, onChoose: () => undefined },
      { key: 'delete', label: 'Delete', isDangerous: true, startsGroup: true, onChoose: () => undefined },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof PageMenu>;

/** Closed, as it stands in a toolbar. */
export const Closed: Story = {};

/** Open: something that cannot be done now, and something that cannot be taken back. */
export const Open: Story = {
  args: { isOpenAtFirst: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Move' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** By keys alone: arrows go through it, Enter chooses, Escape closes it and gives the focus back. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const open = await screen.findByRole('menuitem', { name: 'Open' });
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalled();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Open' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A choice of one. */
export const Choice: Story = {
  args: {
    label: 'Order',
    children: 'Order: newest first',
    isOpenAtFirst: true,
    items: [
      { key: 'new', label: 'Newest first', isChosen: true, onChoose: () => undefined },
      { key: 'title', label: 'By title', isChosen: false, onChoose: () => undefined },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
  },
};
