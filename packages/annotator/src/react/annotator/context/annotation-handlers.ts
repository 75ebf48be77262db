import type { AnnotationEvent, AnnotationEventOf } from '../../../core/annotation-event';

/**
 * What a host learns of annotations of all kinds: what happens while the annotator is open, here (undo and redo included) or elsewhere, and never what
 * is only loaded.
 */
export interface AnnotationHandlers {
  /** Something was made. What was made here has a temporary, negative id until it is saved. */
  readonly onAnnotationCreate?: ((event: AnnotationEventOf<'created'>) => void) | undefined;
  /** Something was changed; `previous` is what it was. */
  readonly onAnnotationChange?: ((event: AnnotationEventOf<'changed'>) => void) | undefined;
  /** Something was deleted, or refused by the server. */
  readonly onAnnotationDelete?: ((event: AnnotationEventOf<'deleted'>) => void) | undefined;
  /** What was made here is stored, and has the id of the backend instead of `temporaryId`. */
  readonly onAnnotationSave?: ((event: AnnotationEventOf<'saved'>) => void) | undefined;
  /** Any of these; called after the handler for it. */
  readonly onChange?: ((event: AnnotationEvent) => void) | undefined;
}
