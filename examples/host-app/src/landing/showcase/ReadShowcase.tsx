import { useMemo } from 'react';
import { Annotator } from '@glossator/annotator';
import type { AnnotatorPlace, AnnotatorProps, KeyValueStore } from '@glossator/annotator';
import type { TextSelection } from '@glossator/client-sdk/contract';
import { readEdition, type ShowcaseAnswers } from './showcase-answers';
import { createReadingBackend } from './showcase-backend';
import css from './glossator-showcase.module.css';

interface ReadShowcaseProps {
  readonly state: ShowcaseAnswers['before'] | ShowcaseAnswers['after'];
  readonly shared: Pick<AnnotatorProps, 'assetsUrl' | 'locale' | 'messages' | 'theme'>;
  readonly user: { readonly id: number; readonly name: string };
  readonly codeTitle: string;
}

/** The annotator on one state of the sample. It keeps nothing in this browser. */
export function ReadShowcase({ state, shared, user, codeTitle }: ReadShowcaseProps) {
  const backend = useMemo(() => createReadingBackend(state), [state]);
  const storage = useMemo(() => createMemoryStorage(), []);
  const { documents, legend } = state.code;
  const place = useMemo(() => placeIn(state.selections), [state]);
  return (
    <div className={css['screen']}>
      <Annotator
        {...shared}
        resolveFile={readEdition}
        documents={documents}
        legend={legend}
        {...(place && { place })}
        codeTitle={codeTitle}
        user={{ ...user, access: 'read' }}
        backend={backend}
        storage={storage}
        outboxStore={false}
        textStore={false}
      />
    </div>
  );
}

/** Where the sample opens: at the annotation about a figure that the new edition changes, else at the first one. */
function placeIn(selections: readonly TextSelection[]): AnnotatorPlace | undefined {
  const shown = selections.find(({ text }) => text.includes('flood')) ?? selections[0];
  return shown && { kind: 'selection', id: shown.id };
}

function createMemoryStorage(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    delete: (key) => void kept.delete(key),
  };
}
