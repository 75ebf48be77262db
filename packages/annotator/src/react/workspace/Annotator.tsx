import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { AnnotatorFrame } from './AnnotatorFrame';
import '../styles/glossator-tokens.css';
import { OldVersion } from './OldVersion';
import { useOpenedVersion } from '../features/versions/use-opened-version';

/**
 * The annotator: toolbar, panels and document. It fills its container, which gives it a height. Two of them on one page
 * do not know of each other.
 */
export function Annotator(props: AnnotatorProps) {
  const { wanted, versions } = useOpenedVersion(props);
  if (!wanted) return <AnnotatorFrame annotator={props} versions={versions} />;
  const { documentId, number } = wanted;
  return (
    <OldVersion
      key={`${documentId} ${number}`}
      annotator={props}
      documentId={documentId}
      number={number}
      versions={versions}
    />
  );
}
