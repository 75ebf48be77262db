import { useEffect, useRef, useState } from 'react';
import { createBrowserClock } from '../../../browser/browser-environment';
import { createSideBySide, type SideBySide } from '../../../core/comparing/side-by-side';
import type { DocumentViewer } from '../../../core/ports/document-viewer';
import type { ComparedDocumentsProps } from './ComparedDocuments';

/** Joins two viewers and shows the changes, the active one, and the place to go to. */
export function useSideBySide(
  old: DocumentViewer | undefined,
  next: DocumentViewer | undefined,
  props: Pick<ComparedDocumentsProps, 'changes' | 'activeChange' | 'place'>,
): SideBySide | undefined {
  const { changes, activeChange, place } = props;
  const [together, setTogether] = useState<SideBySide | undefined>(undefined);
  const gone = useRef<ComparedDocumentsProps['place']>(undefined);
  useEffect(() => {
    if (!old || !next) return undefined;
    const begin = (): (() => void) => {
      const made = createSideBySide({ old, new: next }, createBrowserClock());
      setTogether(made);
      return made.close;
    };
    const end = begin();
    return () => {
      end();
      setTogether(undefined);
    };
  }, [old, next]);
  useEffect(() => together?.setChanges(changes, activeChange), [together, changes, activeChange]);
  useEffect(() => {
    if (activeChange !== undefined) together?.goToChange(activeChange);
  }, [together, changes, activeChange]);
  useEffect(() => {
    if (!together || !place || gone.current === place) return;
    gone.current = place;
    together.goToPlaces(place);
  }, [together, place]);
  return together;
}
