import { useEffect, useRef } from 'react';
import type { Annotator } from '../../core/annotator';
import type { AnnotationEvent } from '../../core/annotation-event';
import type { AnnotationHandlers } from '../annotator/context/annotation-handlers';

/** Calls the host's handlers of annotations. Without any, nothing is observed. */
export function useAnnotationEvents(annotator: Annotator, handlers: AnnotationHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const { onChange, onAnnotationCreate, onAnnotationChange, onAnnotationDelete, onAnnotationSave } = handlers;
  const isWanted = [
    onChange,
    onAnnotationCreate,
    onAnnotationChange,
    onAnnotationDelete,
    onAnnotationSave,
  ].some((handler) => handler !== undefined);
  useEffect(
    () => (isWanted ? annotator.onAnnotationEvent((event) => notify(latest.current, event)) : undefined),
    [annotator, isWanted],
  );
}

function notify(handlers: AnnotationHandlers, event: AnnotationEvent): void {
  switch (event.type) {
    case 'created':
      handlers.onAnnotationCreate?.(event);
      break;
    case 'changed':
      handlers.onAnnotationChange?.(event);
      break;
    case 'deleted':
      handlers.onAnnotationDelete?.(event);
      break;
    case 'saved':
      handlers.onAnnotationSave?.(event);
      break;
  }
  handlers.onChange?.(event);
}
