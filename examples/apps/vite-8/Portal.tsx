import {
  useSelections,
  useViewer,
  type AnnotationEvent,
  type AnnotatorComponents,
  type AnnotatorPanel,
} from '@glossator/annotator';
import type { AnnotatorMessages } from '@glossator/i18n';
import { useState } from 'react';
import { Reader } from './common/Reader';

/** Hooks: where the reader is, and how many highlights there are. */
function Status({ last }: { readonly last: AnnotationEvent | undefined }) {
  const { page, pageCount } = useViewer();
  const { length } = useSelections();
  const happened = last ? `${last.kind} ${last.type}` : 'nothing yet';
  return <output>{`Page ${page + 1} of ${pageCount}, highlights: ${length}, last: ${happened}`}</output>;
}

// Outside of the component: they stay the same between renders.
const components: AnnotatorComponents = {
  CardFields: ({ selection }) => <p>{`File number ${selection.id}`}</p>,
};
const panels: readonly AnnotatorPanel[] = [
  { id: 'help', label: 'Help', Component: () => <p>Select a passage and press 1.</p> },
];

/** The annotator with what this application adds: a status in the toolbar, a field on cards, and a tab. */
export function Portal({ messages }: { readonly messages: AnnotatorMessages }) {
  const [last, setLast] = useState<AnnotationEvent>();
  return (
    <Reader
      messages={messages}
      components={components}
      panels={panels}
      toolbarEnd={<Status last={last} />}
      onChange={setLast}
    />
  );
}
