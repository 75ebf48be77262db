import type { AccessLevel, TextSelection } from '@glossator/client-sdk/contract';
import { loadMessages, type LocaleCode, type Messages } from '@glossator/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import type { AnnotatorFeatures } from '../../core/offers/state';
import { documented } from '../testing/documented';
import { Annotator } from './Annotator';
import type { StoryMood } from '../testing/story-backend';
import { manySelections, STORY_SELECTIONS, STORY_THREADS } from '../testing/story-law';
import { createStoryProps } from '../testing/story-props';

interface StoryArgs {
  readonly selections: readonly TextSelection[];
  readonly mood: StoryMood;
  readonly access: AccessLevel;
  readonly locale: LocaleCode;
  readonly theme: 'light' | 'dark';
  readonly isBroken: boolean;
  readonly documents: 0 | 1 | 2;
  /** The direction of the page around it. */
  readonly direction: 'ltr' | 'rtl';
  readonly features: AnnotatorFeatures;
}

function StoryAnnotator(args: StoryArgs) {
  const [props] = useState(() => createStoryProps(args));
  const [messages, setMessages] = useState<Messages | undefined>(undefined);
  useEffect(() => void loadMessages(args.locale).then(setMessages), [args.locale]);
  if (!messages) return null;
  return (
    <div dir={args.direction} style={{ blockSize: '100vh' }}>
      <Annotator
        {...props}
        assetsUrl="/glossator-assets/"
        locale={args.locale}
        messages={messages}
        theme={args.theme}
        features={args.features}
      />
    </div>
  );
}

const meta: Meta<StoryArgs> = {
  title: 'Annotator',
  component: documented(Annotator),
  render: (args) => <StoryAnnotator {...args} />,
  args: {
    selections: STORY_SELECTIONS,
    mood: 'answers',
    access: 'annotate',
    locale: 'en',
    theme: 'light',
    isBroken: false,
    documents: 2,
    direction: 'ltr',
    features: { updates: true },
  },
};
export default meta;

type Story = StoryObj<StoryArgs>;

/** A document with a few annotations; a highlight's card is chosen. */
export const Annotated: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const quote = await canvas.findByText(
      /two sides of a bargain/,
      { selector: 'blockquote' },
      { timeout: 15_000 },
    );
    await canvas.findByRole('treeitem', { name: /Overreaching/ }, { timeout: 15_000 });
    quote.click();
    await expect(await canvas.findByRole('button', { name: 'Delete the highlight' })).toBeVisible();
  },
};

/** The same at night. */
export const Dark: Story = { ...Annotated, args: { theme: 'dark' } };

/** Longer words. */
export const German: Story = { args: { locale: 'de' } };

/** Other words for the same, and quotation marks of their own. */
export const French: Story = { args: { locale: 'fr' } };

export const Italian: Story = { args: { locale: 'it' } };

export const Spanish: Story = { args: { locale: 'es' } };

/** In a page that is written from right to left: the annotator's own languages are not. */
export const InRightToLeftPage: Story = {
  ...Annotated,
  args: { direction: 'rtl' },
};

/** Threads of comments; the card of an active highlight offers replying and resolving. */
export const Threads: Story = {
  args: { selections: STORY_THREADS },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByText('Does this hold for leases, too?', {}, { timeout: 15_000 }),
    );
    await canvas.findAllByRole('button', { name: 'Reply' });
  },
};

/** As seen with read access. */
export const ReadOnly: Story = { args: { access: 'read' } };

/** With the right to change documents. */
export const Organizer: Story = { args: { access: 'organize' } };

/** Of the Code that is one's own. */
export const Owner: Story = { args: { access: 'owner' } };

/** Highlights and comments alone, for a host that wants no more. */
export const FewFeatures: Story = {
  args: {
    features: {
      bookmarks: false,
      notes: false,
      attachments: false,
      share: false,
      updates: false,
      tags: false,
      download: false,
      search: 'document',
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByText(/two sides of a bargain/, { selector: 'blockquote' }, { timeout: 15_000 }),
    );
    await canvas.findByRole('button', { name: 'Comment' });
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
  },
};

/** Nobody has annotated the document yet. */
export const Empty: Story = { args: { selections: [] } };

/** The annotations are being loaded. */
export const Loading: Story = { args: { mood: 'waits' } };

/** The annotations could not be loaded. */
export const Failed: Story = {
  args: { mood: 'fails' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The annotations could not be loaded.')).toBeVisible();
  },
};

/** The file is no PDF. */
export const BrokenDocument: Story = {
  args: { isBroken: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = 'This file is not a valid PDF document.';
    await expect(await canvas.findByText(text, {}, { timeout: 15_000 })).toBeVisible();
  },
};

/** A Code without documents. */
export const NoDocuments: Story = { args: { documents: 0 } };

/** Five thousand annotations, of which only those in view exist. */
export const ManyAnnotations: Story = {
  args: { selections: manySelections(5000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('article', {}, { timeout: 15_000 });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};
