import type { AnnotationEvent } from '../../core/annotation-event';
import type { Annotator } from '../../core/annotator';
import type { AnnotatorNotice } from '../annotator/context/annotator-props';

/** What happens in an annotator, as events of its element. They bubble, and are seen outside of shadow roots. */
export interface AnnotatorElementEvents {
  /** The annotator works, and is given for what properties do not cover. */
  'glossator-ready': CustomEvent<Annotator>;
  /** A message for the user, which the host shows; only with `notices="host"`. */
  'glossator-notice': CustomEvent<AnnotatorNotice>;
  /** An annotation was made, changed, deleted or saved, here or elsewhere. */
  'glossator-change': CustomEvent<AnnotationEvent>;
  /** The user picked another document in the switcher. */
  'glossator-document-change': CustomEvent<{ readonly documentId: number }>;
  /** The count of a document's Selections has changed. */
  'glossator-selections-count-change': CustomEvent<{ readonly documentId: number; readonly count: number }>;
}
