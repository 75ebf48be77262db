import type { ReactNode } from 'react';
import type { VisitedPlace } from '../../core/places/visited-place';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';
import { useOpenedVersion } from '../features/versions/use-opened-version';
import { AnnotatorFrame } from './AnnotatorFrame';
import { Loaded } from '../controls/Loaded';
import { OLD_VERSION } from './later-old-version';

interface OneTextProps {
  readonly annotator: AnnotatorSetup;
  /** The parts of the annotator, arranged. */
  readonly layout: ReactNode;
  /** Where it is opened first, if not where it was left the last time. */
  readonly start?: VisitedPlace | undefined;
}

/** An annotator over the current text of a document, or over an old Version of it. */
export function OneText({ annotator, layout, start }: OneTextProps) {
  const { wanted, versions } = useOpenedVersion(annotator, start);
  if (!wanted) return <AnnotatorFrame annotator={annotator} versions={versions} layout={layout} />;
  const { documentId, number } = wanted;
  return (
    <Loaded
      key={`${documentId} ${number}`}
      later={OLD_VERSION}
      props={{ annotator, layout, documentId, number, versions }}
    />
  );
}
