import { loadMessages, type LocaleCode, type Messages } from '@glossator/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { useActiveSelection } from '../../annotator/hooks/use-active-selection';
import { documented } from '../../testing/documented';
import { STORY_SELECTIONS } from '../../testing/story-law';
import { createStoryProps } from '../../testing/story-props';
import { AnnotatorProvider } from '../AnnotatorProvider';
import { AnnotationsPanel, BookmarksPanel, ContentsPanel, NotesPanel, PagesPanel } from './panel-parts';
import { LeftPanel, RightPanel } from './tabbed-panels';
import { Toolbar } from './Toolbar';
import { Viewer } from './Viewer';

interface StoryArgs {
  readonly locale: LocaleCode;
  readonly theme: 'light' | 'dark';
  readonly layout: ReactNode;
}

const SLOW = { timeout: 15_000 };

function StoryHost({ locale, theme, layout }: StoryArgs) {
  const [props] = useState(() =>
    createStoryProps({
      selections: STORY_SELECTIONS,
      mood: 'answers',
      access: 'annotate',
      isBroken: false,
      documents: 2,
    }),
  );
  const [messages, setMessages] = useState<Messages | undefined>(undefined);
  useEffect(() => void loadMessages(locale).then(setMessages), [locale]);
  if (!messages) return null;
  return (
    <div style={{ blockSize: '100vh' }}>
      <AnnotatorProvider
        {...props}
        assetsUrl="/glossator-assets/"
        locale={locale}
        messages={messages}
        theme={theme}
      >
        {layout}
      </AnnotatorProvider>
    </div>
  );
}

/** What is worked on, in the letters of the host. */
function Quote() {
  const selection = useActiveSelection();
  return (
    <p style={{ margin: 0, padding: 12, font: 'italic 16px serif' }}>{selection?.text ?? 'Choose a card.'}</p>
  );
}

const meta: Meta<StoryArgs> = {
  title: 'Parts in a layout of a host',
  component: documented(AnnotatorProvider),
  render: (args) => <StoryHost {...args} />,
  args: { locale: 'en', theme: 'light' },
};
export default meta;

type Story = StoryObj<StoryArgs>;

/** The document at the left, the toolbar under it, the cards at the right under something of the host's. */
export const CardsAtTheRight: Story = {
  args: {
    layout: (
      <div
        style={{
          display: 'grid',
          gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr) 340px',
          blockSize: '100%',
        }}
      >
        <div style={{ gridArea: '1 / 1 / 3 / 2' }}>
          <Viewer />
        </div>
        <div style={{ gridArea: '3 / 1 / 4 / 2' }}>
          <Toolbar edge="bottom" />
        </div>
        <Quote />
        <div style={{ gridArea: '2 / 2 / 4 / 3' }}>
          <AnnotationsPanel />
        </div>
      </div>
    ),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('Choose a card.');
    await userEvent.click(
      await canvas.findByText(/two sides of a bargain/, { selector: 'blockquote' }, SLOW),
    );
    await canvas.findByText(/two sides of a bargain/, { selector: 'p' });
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const CardsAtTheRightDark: Story = {
  ...CardsAtTheRight,
  args: { ...CardsAtTheRight.args, theme: 'dark' },
};

export const CardsAtTheRightGerman: Story = { args: { ...CardsAtTheRight.args, locale: 'de' } };

/** The toolbar in a narrow column of a wide page: it shows what has room, and the rest is in its menu. */
export const NarrowToolbar: Story = {
  args: {
    layout: (
      <div style={{ display: 'flex', blockSize: '100%' }}>
        <div style={{ display: 'flex', flexDirection: 'column', inlineSize: 480 }}>
          <Toolbar />
          <div style={{ flex: 1, minBlockSize: 0 }}>
            <Viewer />
          </div>
        </div>
        <div style={{ flex: 1 }}>
          <AnnotationsPanel />
        </div>
      </div>
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'More actions' }, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo/u })).toBeNull();
  },
};

/** Every panel by itself, beside the document. */
export const EveryPanel: Story = {
  args: {
    layout: (
      <div style={{ display: 'grid', gridTemplate: '50% 50% / 1fr 1fr 1fr', blockSize: '100%' }}>
        {[ContentsPanel, BookmarksPanel, PagesPanel, NotesPanel, AnnotationsPanel, Viewer].map((Part) => (
          <div key={Part.name} style={{ minInlineSize: 0, minBlockSize: 0 }}>
            <Part />
          </div>
        ))}
      </div>
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('complementary', {}, SLOW)).toHaveLength(5);
  },
};

/** Panels with tabs, on the other sides than usual. */
export const PanelsWithTabs: Story = {
  args: {
    layout: (
      <>
        <Toolbar end={<Quote />} />
        <div style={{ display: 'flex', flex: 1, minBlockSize: 0 }}>
          <RightPanel />
          <Viewer />
          <LeftPanel />
        </div>
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contents panel' }, SLOW));
    await expect(canvas.getAllByRole('complementary')).toHaveLength(1);
  },
};
