import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryPage } from '../testing/StoryPage';
import { Avatar } from './Avatar';

const meta: Meta<typeof Avatar> = {
  title: 'Controls/Avatar',
  component: Avatar,
  decorators: [(story, { globals }) => <StoryPage theme={globals['theme']}>{story()}</StoryPage>],
  args: { person: { id: 1, name: 'Lea Rossi' } },
};
export default meta;

type Story = StoryObj<typeof Avatar>;

/** First and last name. */
export const TwoNames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LR')).toBeVisible();
  },
};

/** One name, one initial. */
export const OneName: Story = {
  args: { person: { id: 2, name: 'Justinian' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('J')).toBeVisible();
  },
};

/** Twenty people: a person's color is the same everywhere, and neighbors differ. */
export const Colors: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--glossator-space-1)' }}>
      {Array.from({ length: 20 }, (_, id) => (
        <Avatar key={id} person={{ id, name: `Person ${String.fromCodePoint(65 + id)}` }} />
      ))}
    </p>
  ),
};
