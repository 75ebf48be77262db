import { loadMessages, type LocaleCode, type Messages } from '@glossator/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scale, Star } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import type { Annotator as AnnotatorApi } from '../../core/annotator';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { useAnnotator } from '../annotator/hooks/use-annotator';
import { useSelections } from '../annotator/hooks/use-selections';
import { useViewer } from '../annotator/hooks/use-viewer';
import type { AnnotatorPanel } from '../annotator/slots/panels';
import type { AnnotatorComponents } from '../annotator/slots/slots';
import { IconButton } from '../controls/IconButton';
import { documented } from '../testing/documented';
import { STORY_SELECTIONS } from '../testing/story-law';
import { createStoryProps } from '../testing/story-props';
import { Annotator } from './Annotator';
import { AnnotatorProvider } from './AnnotatorProvider';
import { defaultComponents } from './default-components';

type OfHost = Pick<AnnotatorProps, 'components' | 'panels' | 'page' | 'toolbarEnd' | 'rightTab'>;

interface StoryArgs extends OfHost {
  readonly locale: LocaleCode;
  readonly theme: 'light' | 'dark';
  /** Shows what happens to annotations, and where the reader is, below the annotator. */
  readonly isFollowed: boolean;
}

const SLOW = { timeout: 15_000 };

function StoryHost({ isFollowed, locale, theme, ...ofHost }: StoryArgs) {
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
  const [annotator, setAnnotator] = useState<AnnotatorApi | undefined>(undefined);
  const [happened, setHappened] = useState<readonly string[]>([]);
  useEffect(() => void loadMessages(locale).then(setMessages), [locale]);
  const onReady = useCallback((api: AnnotatorApi) => {
    setAnnotator(api);
    return () => setAnnotator(undefined);
  }, []);
  if (!messages) return null;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100vh' }}>
      <div style={{ flex: 1, minBlockSize: 0 }}>
        <Annotator
          {...props}
          {...ofHost}
          assetsUrl="/glossator-assets/"
          locale={locale}
          messages={messages}
          theme={theme}
          onReady={onReady}
          onChange={({ type, kind, origin }) => setHappened((all) => [...all, `${kind} ${type}, ${origin}`])}
        />
      </div>
      {isFollowed && annotator && (
        <AnnotatorProvider annotator={annotator}>
          <Followed happened={happened} />
        </AnnotatorProvider>
      )}
    </div>
  );
}

/** A bar of the page around the annotator. */
function Followed({ happened }: { readonly happened: readonly string[] }) {
  const { page, pageCount, goToPage } = useViewer();
  const { length } = useSelections();
  return (
    <footer className="glossator-root" style={{ display: 'flex', gap: '1em', padding: '0.5em 1em' }}>
      <button type="button" onClick={() => goToPage(2)}>
        Third page
      </button>
      <span>{`Page ${page + 1} of ${pageCount}, ${length} highlights`}</span>
      <output>{happened.join('; ')}</output>
    </footer>
  );
}

const meta: Meta<StoryArgs> = {
  title: 'Embedding',
  component: documented(Annotator),
  render: (args) => <StoryHost {...args} />,
  args: { locale: 'en', theme: 'light', isFollowed: false },
};
export default meta;

type Story = StoryObj<StoryArgs>;

const MATTERS: Readonly<Record<number, string>> = { 1: 'Rossi v. Keller', 2: 'Estate of Berg' };

function Matters() {
  const { commands } = useAnnotator();
  return (
    <ul style={{ margin: 0, padding: '0.75em 1.25em', display: 'grid', gap: '0.5em' }}>
      {useSelections(({ id }) => id in MATTERS).map(({ id }) => (
        <li key={id}>
          <button type="button" onClick={() => commands.selections.activate(id, true)}>
            {MATTERS[id]}
          </button>
        </li>
      ))}
    </ul>
  );
}

const COMPONENTS: AnnotatorComponents = {
  Toolbar: (props) => (
    <defaultComponents.Toolbar {...props} end={<IconButton icon={Star} label="Add to favorites" />} />
  ),
  CardFields: ({ selection }) => (
    <p style={{ margin: '0.25em 0', fontSize: 'var(--glossator-text-s)' }}>
      Matter: {MATTERS[selection.id] ?? 'none'}
    </p>
  ),
};
const PANELS: readonly AnnotatorPanel[] = [
  { id: 'matters', label: 'Matters', icon: Scale, count: 2, Component: Matters },
];

/** A button, fields on cards and a tab of the host's. */
export const OwnParts: Story = {
  args: { components: COMPONENTS, panels: PANELS },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Matter: Rossi v. Keller', {}, SLOW)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Matters/u }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Estate of Berg' }));
    await expect(canvas.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  },
};

export const OwnPartsDark: Story = { ...OwnParts, args: { ...OwnParts.args, theme: 'dark' } };

export const OwnPartsGerman: Story = { ...OwnParts, args: { ...OwnParts.args, locale: 'de' } };

/** The document with its toolbar alone. */
export const WithoutPanels: Story = {
  args: { components: { LeftPanel: null, RightPanel: null } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'More actions' }, SLOW)).toBeVisible();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Contents panel' })).toBeNull();
  },
};

/** The parts in another order: the annotations at the start, the toolbar below. */
export const OtherLayout: Story = {
  args: {
    components: {
      LeftPanel: null,
      Layout: ({ toolbar, document, rightPanel }) => (
        <>
          <div style={{ display: 'flex', flex: 1, minBlockSize: 0 }}>
            {rightPanel}
            {document}
          </div>
          {toolbar}
        </>
      ),
    },
  },
};

/** Hooks and events in the page around the annotator. */
export const FollowedFromOutside: Story = {
  args: { isFollowed: true },
  async play({ canvas, userEvent }) {
    await canvas.findByText(/^Page 1 of 4, \d highlights/u, {}, SLOW);
    await userEvent.click(canvas.getByRole('button', { name: 'Third page' }));
    await canvas.findByText(/^Page 3 of 4/u);
    const quote = await canvas.findByText(/two sides of a bargain/, { selector: 'blockquote' });
    await userEvent.click(quote);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the highlight' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await canvas.findByText('selection deleted, local');
  },
};
