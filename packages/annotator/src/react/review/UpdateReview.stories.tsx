import type { AccessLevel } from '@glossator/client-sdk/contract';
import { loadMessages, type LocaleCode, type Messages } from '@glossator/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { documented } from '../testing/documented';
import { aDocument } from '../../core/testing/test-annotator';
import { aChangedDocument, anUpdate, createFakeReviewBackend } from '../../core/testing/fake-review-backend';
import { makeStoryPdf } from '../testing/story-pdf';
import {
  manyCarried,
  NEW_STORY_LAW,
  STORY_CARRIED,
  STORY_CHANGES,
  STORY_OUTCOMES,
} from '../testing/story-update';
import { STORY_LAW } from '../testing/story-law';
import { UpdateReview } from './UpdateReview';
import { VersionComparison } from './VersionComparison';

type Look = 'changed' | 'comparing' | 'different' | 'renamed' | 'many' | 'fails' | 'versions';

interface StoryArgs {
  readonly look: Look;
  readonly access: AccessLevel;
  readonly locale: LocaleCode;
  readonly theme: 'light' | 'dark';
}

const quiet = { warn: () => undefined, error: () => undefined };

function documentsOf(look: Look) {
  const special = aDocument(2, { title: 'Special Part', warnings: ['renamed'] });
  const general = { title: 'General Part', carryOver: STORY_OUTCOMES, pages: 4 };
  if (look === 'renamed') return [special];
  const comparisons = {
    comparing: { state: 'running', share: 0.4 },
    different: { state: 'ready', verdict: 'different', likeness: 0.04, changes: 3 },
  } as const;
  const comparison = look === 'comparing' || look === 'different' ? { comparison: comparisons[look] } : {};
  return [aChangedDocument(1, { ...general, ...comparison }), special];
}

/** Everything a story's review needs, made once. */
function createStoryProps({ look, access }: StoryArgs) {
  const [old, next] = [makeStoryPdf(STORY_LAW), makeStoryPdf(NEW_STORY_LAW)];
  const backend = createFakeReviewBackend({
    documents: documentsOf(look),
    changes: STORY_CHANGES,
    selections: look === 'many' ? manyCarried(10_000) : STORY_CARRIED,
  });
  if (look === 'fails') backend.fail('documents.changes', new Error('No connection'));
  return {
    codeId: 1,
    codeTitle: 'Civil Code, working copy',
    documents: backend.content.documents,
    update: anUpdate(),
    user: { id: 1, name: 'Lea Rossi', access },
    backend,
    log: quiet,
    resolveFile: (_document: unknown, choice?: { showUpdates?: boolean; version?: number }) => ({
      data: (choice?.showUpdates || choice?.version === 2 ? next : old).slice(),
    }),
    assetsUrl: '/glossator-assets/',
    onReviewed: () => undefined,
    onClose: () => undefined,
  };
}

function StoryReview(args: StoryArgs) {
  const [props] = useState(() => createStoryProps(args));
  const [messages, setMessages] = useState<Messages | undefined>(undefined);
  useEffect(() => void loadMessages(args.locale).then(setMessages), [args.locale]);
  const [document] = props.documents;
  if (!messages || !document) return null;
  const words = { locale: args.locale, messages, theme: args.theme };
  return (
    <div style={{ blockSize: '100vh' }}>
      {args.look === 'versions' ? (
        <VersionComparison {...props} {...words} document={document} from={1} to={2} />
      ) : (
        <UpdateReview {...props} {...words} />
      )}
    </div>
  );
}

const meta: Meta<StoryArgs> = {
  title: 'Review',
  component: documented(UpdateReview),
  subcomponents: { VersionComparison },
  render: (args) => <StoryReview {...args} />,
  args: { look: 'changed', access: 'owner', locale: 'en', theme: 'light' },
};
export default meta;

type Story = StoryObj<StoryArgs>;

const READ = { timeout: 15_000 };

/** An update with three changes; what happens to the annotations is shown. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Next|Nächste/u }, READ));
    await userEvent.click(await canvas.findByRole('tab', { name: /Annotations|Anmerkungen/u }));
    const cards = await canvas.findAllByRole('article', {}, READ);
    await expect(cards).toHaveLength(STORY_CARRIED.length);
  },
};

/** The same at night. */
export const Dark: Story = { ...Changed, args: { theme: 'dark' } };

/** Longer words. */
export const German: Story = { ...Changed, args: { locale: 'de' } };

/** What an approval does is explained beforehand. */
export const Approving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('article', {}, READ);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve update' }));
    await expect(await canvas.findByText(/readers see the new text at once/u)).toBeVisible();
  },
};

/** The versions are still being compared: the texts can be read already. */
export const Comparing: Story = {
  args: { look: 'comparing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar', {}, READ)).toBeVisible();
  },
};

/** Probably the wrong file. */
export const Different: Story = { args: { look: 'different' } };

/** A document that only gets another title. */
export const Renamed: Story = { args: { look: 'renamed' } };

/** The changes could not be loaded. */
export const Failed: Story = {
  args: { look: 'fails' },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('The changes could not be loaded.', {}, READ);
    await expect(text).toBeVisible();
  },
};

/** Somebody who may not decide. */
export const ReadOnly: Story = { args: { access: 'annotate' } };

/** Ten thousand annotations, of which only those in view exist. */
export const ManyAnnotations: Story = {
  args: { look: 'many' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /Annotations/u }, READ));
    await canvas.findAllByRole('article', {}, READ);
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

/** Other words for the same. */
export const French: Story = { args: { locale: 'fr' } };

export const Italian: Story = { args: { locale: 'it' } };

export const Spanish: Story = { args: { locale: 'es' } };

/** Two Versions of a document, nothing to decide. */
export const Versions: Story = {
  args: { look: 'versions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /1\D+2/ }, READ)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve update' })).toBeNull();
  },
};

/** The same at night. */
export const VersionsDark: Story = { ...Versions, args: { look: 'versions', theme: 'dark' } };

/** The same with longer words. */
export const VersionsGerman: Story = { args: { look: 'versions', locale: 'de' } };
