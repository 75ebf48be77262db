import { loadMessages, type LocaleCode, type Messages } from '@glossator/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aDocument, createMemoryStorage } from '../../../core/testing/test-annotator';
import { Annotator } from '../../workspace/Annotator';
import { createStoryBackend } from '../../testing/story-backend';
import { STORY_LAW, STORY_SELECTIONS } from '../../testing/story-law';
import { makeStoryPdf } from '../../testing/story-pdf';

interface PagesArgs {
  readonly count: number;
  readonly locale: LocaleCode;
  readonly theme: 'light' | 'dark';
}

const quiet = { warn: () => undefined, error: () => undefined };
const USER = { id: 1, name: 'Lea Rossi', access: 'annotate' } as const;

function StoryPages({ count, locale, theme }: PagesArgs) {
  const [props] = useState(() => {
    const law = makeStoryPdf(
      Array.from(
        { length: count },
        (_page, index) => STORY_LAW[index % STORY_LAW.length] ?? { title: '', lines: [] },
      ),
    );
    return {
      backend: createStoryBackend(STORY_SELECTIONS, 'answers'),
      storage: createMemoryStorage(),
      documents: [aDocument(1, { title: 'General Part', pages: count })],
      resolveFile: () => ({ data: law.slice() }),
    };
  });
  const [messages, setMessages] = useState<Messages | undefined>(undefined);
  useEffect(() => void loadMessages(locale).then(setMessages), [locale]);
  if (!messages) return null;
  return (
    <div style={{ blockSize: '100vh' }}>
      <Annotator
        {...props}
        log={quiet}
        user={USER}
        assetsUrl="/glossator-assets/"
        locale={locale}
        messages={messages}
        theme={theme}
      />
    </div>
  );
}

const meta: Meta<PagesArgs> = {
  title: 'Pages',
  render: (args) => <StoryPages {...args} />,
  args: { count: 24, locale: 'en', theme: 'light' },
};
export default meta;

type Story = StoryObj<PagesArgs>;

const SLOW = { timeout: 15_000 };

/** Thumbnails with printed labels and the colors of highlights; keys walk through them, Enter goes there, Alt+Left comes back. */
export const Thumbnails: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Pages' }, SLOW));
    const list = await canvas.findByRole('listbox', { name: 'Pages of the document' }, SLOW);
    await waitFor(() => expect(list.querySelectorAll('canvas').length).toBeGreaterThan(5), SLOW);
    list.focus();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(
      () => expect(list.querySelector('[aria-current="page"]')).toHaveAccessibleName(/24 of 24/),
      SLOW,
    );
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(
      () => expect(list.querySelector('[aria-current="page"]')).toHaveAccessibleName(/1 of 24/),
      SLOW,
    );
  },
};

/** The same at night. */
export const Dark: Story = { ...Thumbnails, args: { theme: 'dark' } };

/** As many pages as the longest laws have: only those in view exist. */
export const ThreeThousand: Story = {
  args: { count: 3000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Pages' }, SLOW));
    const list = await canvas.findByRole('listbox', { name: 'Pages of the document' }, SLOW);
    await waitFor(() => expect(list.querySelectorAll('canvas').length).toBeGreaterThan(3), SLOW);
    await expect(within(list).getAllByRole('option').length).toBeLessThan(60);
  },
};
