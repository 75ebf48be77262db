import type { AnnotatorMessages } from '@glossator/i18n';
import { useMessages } from './messages';

const NAMESPACES = ['annotator', 'emails'] as const;

/** The words of annotator and review, which also stand on a few screens around them; undefined until they are there. */
export function useAnnotatorMessages(): AnnotatorMessages | undefined {
  return useMessages(NAMESPACES);
}
