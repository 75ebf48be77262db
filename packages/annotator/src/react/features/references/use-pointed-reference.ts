import { useEffect, useRef, useState } from 'react';
import type { PointedReference } from '../../../viewer/index';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { useTextReferences } from '../../annotator/context/shown-viewer';
import type { DocumentReferences } from './document-references';
import type { LinkedReference } from './read-references';

/** Milliseconds that the pointer rests on a reference before its card appears, and is away from both before it goes. */
const APPEARS = 350;
const GOES = 250;

/** A reference whose card is shown. */
interface Pointed {
  readonly reference: LinkedReference;
  readonly place: PointedReference;
  /** Its own among those of the document. */
  readonly name: string;
}

/** The reference whose card is shown, and what keeps and ends that. */
interface PointedReferenceState {
  readonly pointed: Pointed | undefined;
  /** The pointer or the focus is in the card. */
  readonly stay: () => void;
  /** The pointer has left the card. */
  readonly leave: () => void;
  /** Closes the card; with `hasFocus` the reference gets the focus back, which shows it no second time. */
  readonly close: (hasFocus: boolean) => void;
}

/** Shows the references of a document in its text, and says which one the reader points at. */
export function usePointedReference(
  known: DocumentReferences | undefined,
  follow: (reference: LinkedReference, isBeside: boolean) => void,
): PointedReferenceState {
  const { clock } = useAnnotatorContext();
  const shown = useTextReferences();
  const [pointed, setPointed] = useState<Pointed>();
  const latest = useRef(follow);
  const pending = useRef<() => void>(undefined);
  /** What gets the focus back. */
  const closed = useRef<string>(undefined);
  const later = (milliseconds: number, next: Pointed | undefined) => {
    pending.current?.();
    pending.current = clock.after(milliseconds, () => setPointed(next));
  };
  const turnTo = useRef(later);
  useEffect(() => {
    latest.current = follow;
    turnTo.current = later;
  });
  useEffect(() => {
    if (!shown || !known) return undefined;
    const find = async (page: number, id: string) => (await known.on(page)).find((one) => one.id === id);
    const end = shown.provide({
      referencesOn: known.on,
      onPoint(place) {
        const name = place && `${place.page} ${place.id}`;
        const isClosed = name !== undefined && name === closed.current;
        closed.current = undefined;
        if (isClosed) return;
        if (!place || name === undefined) turnTo.current(GOES, undefined);
        else
          void find(place.page, place.id).then(
            (reference) =>
              reference && turnTo.current(place.isFocused ? 0 : APPEARS, { reference, place, name }),
          );
      },
      onFollow(page, id, isBeside) {
        turnTo.current(0, undefined);
        void find(page, id).then((reference) => reference && latest.current(reference, isBeside));
      },
    });
    return () => {
      end();
      pending.current?.();
      setPointed(undefined);
    };
  }, [shown, known]);
  return {
    pointed,
    stay: () => pending.current?.(),
    leave: () => later(GOES, undefined),
    close(hasFocus) {
      if (hasFocus && pointed?.place.isFocused === true) closed.current = pointed.name;
      setPointed(undefined);
    },
  };
}
