import type { AccessLevel, TextSelection } from '@glossator/client-sdk/contract';
import { aDocument, createMemoryStorage } from '../../core/testing/test-annotator';
import { createStoryBackend, type StoryMood } from './story-backend';
import { STORY_LAW } from './story-law';
import { makeStoryPdf } from './story-pdf';

/** What the annotator of a story is about. */
export interface StorySetting {
  readonly selections: readonly TextSelection[];
  readonly mood: StoryMood;
  readonly access: AccessLevel;
  readonly isBroken: boolean;
  readonly documents: 0 | 1 | 2;
}

const quiet = { warn: () => undefined, error: () => undefined };

/** Everything a story's annotator needs, to be made once. */
export function createStoryProps({ selections, mood, access, isBroken, documents }: StorySetting) {
  const data = isBroken ? new TextEncoder().encode('no PDF at all') : makeStoryPdf(STORY_LAW);
  return {
    backend: createStoryBackend(selections, mood),
    storage: createMemoryStorage(),
    outboxStore: false as const,
    log: quiet,
    user: { id: 1, name: 'Lea Rossi', access },
    documents: [
      aDocument(1, { title: 'General Part', pages: 4 }),
      aDocument(2, { title: 'Special Part' }),
    ].slice(0, documents),
    resolveFile: () => ({ data: data.slice() }),
  };
}
