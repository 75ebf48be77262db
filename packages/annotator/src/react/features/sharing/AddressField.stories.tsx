import { loadMessages, MessagesProvider, type LocaleCode, type Messages } from '@glossator/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { documented } from '../../testing/documented';
import { StoryPage } from '../../testing/StoryPage';
import { AddressField } from './AddressField';
import type { AddressEntry } from './use-address-entry';

interface StoryArgs {
  readonly recipients: readonly string[];
  readonly isFixed: boolean;
  readonly locale: LocaleCode;
}

function StoryField({ recipients, isFixed, locale }: StoryArgs) {
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState<AddressEntry>({ typed: '', recipients });
  const [messages, setMessages] = useState<Messages | undefined>(undefined);
  useEffect(() => void loadMessages(locale).then(setMessages), [locale]);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <AddressField entry={entry} field={field} isFixed={isFixed} onChange={setEntry} />
    </MessagesProvider>
  );
}

const meta: Meta<StoryArgs> = {
  title: 'Controls/AddressField',
  component: documented(AddressField),
  decorators: [(story, { globals }) => <StoryPage theme={globals['theme']}>{story()}</StoryPage>],
  render: (args) => <StoryField {...args} />,
  args: { recipients: [], isFixed: false, locale: 'en' },
};
export default meta;

type Story = StoryObj<StoryArgs>;

/** Nobody yet: a comma or Enter makes an address of what is typed. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'ada@law.example, ben@law.example{Enter}');
    await expect(canvas.getByText('ada@law.example')).toBeVisible();
    await expect(canvas.getByText('ben@law.example')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('textbox')).toHaveValue('ben@law.example');
  },
};

/** One of them is no address. */
export const Wrong: Story = {
  args: { recipients: ['ada@law.example', 'ben at law'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ben at law');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

/** While they are being sent to. */
export const Fixed: Story = {
  args: { recipients: ['ada@law.example', 'ben@law.example'], isFixed: true },
};

/** Longer words. */
export const German: Story = { args: { recipients: ['ada@law.example'], locale: 'de' } };
