import type { VisitedPlace } from '../../core/places/visited-place';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';
import { useOpenedVersion } from '../features/versions/use-opened-version';
import { AnnotatorFrame } from './AnnotatorFrame';
import { OldVersion } from './OldVersion';

interface OneTextProps {
  readonly annotator: AnnotatorSetup;
  /** Where it is opened first, if not where it was left the last time. */
  readonly start?: VisitedPlace | undefined;
}

/** An annotator over the current text of a document, or over an old Version of it. */
export function OneText({ annotator, start }: OneTextProps) {
  const { wanted, versions } = useOpenedVersion(annotator, start);
  if (!wanted) return <AnnotatorFrame annotator={annotator} versions={versions} />;
  const { documentId, number } = wanted;
  return (
    <OldVersion
      key={`${documentId} ${number}`}
      annotator={annotator}
      documentId={documentId}
      number={number}
      versions={versions}
    />
  );
}
