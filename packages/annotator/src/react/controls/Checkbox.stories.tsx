import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { StoryPage } from '../testing/StoryPage';
import { Checkbox } from './Checkbox';

function StatefulCheckbox(args: ComponentProps<typeof Checkbox>) {
  const [isChecked, setChecked] = useState(args.isChecked);
  return <Checkbox {...args} isChecked={isChecked} onChange={setChecked} />;
}

const meta: Meta<typeof Checkbox> = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  decorators: [(story, { globals }) => <StoryPage theme={globals['theme']}>{story()}</StoryPage>],
  render: (args) => <StatefulCheckbox {...args} />,
  args: { isChecked: false, children: 'Only my own annotations' },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

/** Its words belong to it: a click on them ticks it. */
export const Ticking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Only my own annotations'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** Chosen from the beginning. */
export const Checked: Story = { args: { isChecked: true } };

/** Not accepted; something else says why. */
export const Invalid: Story = {
  args: { isInvalid: true, describedBy: 'why', children: 'I accept the terms' },
  render: (args) => (
    <>
      <StatefulCheckbox {...args} />
      <p id="why">The terms must be accepted.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('The terms must be accepted.');
  },
};
