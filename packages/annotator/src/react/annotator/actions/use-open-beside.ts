import { useAnnotatorContext } from '../context/annotator-context';
import { useBeside } from '../context/beside-context';

/**
 * Opens a document, or (by its number) an old Version of it, beside the one that is open; another text of that one at the place that is read.
 * Undefined inside of the second document.
 */
export function useOpenBeside(): ((documentId: number, version: number | undefined) => void) | undefined {
  const { annotator } = useAnnotatorContext();
  const { open } = useBeside();
  if (!open) return undefined;
  return (documentId, version) => {
    const here = annotator.commands.places.here();
    open({ documentId, version, place: here?.documentId === documentId ? here : undefined });
  };
}
