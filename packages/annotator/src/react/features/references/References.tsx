import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { topOf } from '../../../core/structure/contents';
import type { PointedReference } from '../../../viewer/index';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { useBeside } from '../../annotator/context/beside-context';
import { useTextReferences } from '../../annotator/context/shown-viewer';
import { createDocumentReferences } from './document-references';
import type { LinkedReference } from './read-references';
import { ReferenceCard } from './ReferenceCard';

/** Milliseconds that the pointer rests on a reference before its card appears, and is away from both before it goes. */
const APPEARS = 350;
const GOES = 250;

interface Pointed {
  readonly reference: LinkedReference;
  readonly place: PointedReference;
}

/** The references in the text of the open document: links to what they mean, with a card that shows it. */
export function References({ stage }: { readonly stage: HTMLElement | null }) {
  const { clock, shownViewer } = useAnnotatorContext();
  const viewer = useSyncExternalStore(shownViewer.subscribe, shownViewer.get, shownViewer.get);
  const shown = useTextReferences();
  const read = useAnnotatorState(({ structure }) => structure.read);
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const documents = useAnnotatorState(({ documents: { items } }) => items, areNamedAlike);
  const known = useMemo(() => {
    const pause = () => new Promise<void>((resolve) => void clock.after(0, resolve));
    return viewer && read && documentId !== undefined
      ? createDocumentReferences(viewer, read, documentId, documents, pause)
      : undefined;
  }, [viewer, read, documentId, documents, clock]);
  const [pointed, setPointed] = useState<Pointed>();
  const follow = useFollow();
  const latest = useRef(follow);
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = follow;
  });
  const later = (milliseconds: number, next: Pointed | undefined) => {
    pending.current?.();
    pending.current = clock.after(milliseconds, () => setPointed(next));
  };
  const turnTo = useRef(later);
  useEffect(() => {
    turnTo.current = later;
  });
  useEffect(() => {
    if (!shown || !known) return undefined;
    const find = async (page: number, id: string) => (await known.on(page)).find((one) => one.id === id);
    const end = shown.provide({
      referencesOn: known.on,
      onPoint(place) {
        if (!place) turnTo.current(GOES, undefined);
        else
          void find(place.page, place.id).then(
            (reference) => reference && turnTo.current(place.isFocused ? 0 : APPEARS, { reference, place }),
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
  useEffect(() => {
    const hide = () => setPointed(undefined);
    const end = viewer?.on('scroll', hide);
    globalThis.addEventListener('resize', hide);
    return () => {
      globalThis.removeEventListener('resize', hide);
      end?.();
    };
  }, [viewer]);
  if (!pointed || !known || !read) return null;
  return (
    <ReferenceCard
      key={`${pointed.place.page} ${pointed.place.id}`}
      reference={pointed.reference}
      box={pointed.place.box}
      stage={stage}
      known={known}
      structure={read.structure}
      onStay={() => pending.current?.()}
      onLeave={() => later(GOES, undefined)}
      onClose={() => setPointed(undefined)}
      onFollow={(reference, isBeside) => {
        setPointed(undefined);
        follow(reference, isBeside);
      }}
    />
  );
}

/** Whether documents are the same by what references are looked up by: what else changes in them is no reason to read again. */
function areNamedAlike(some: readonly CodeDocument[], others: readonly CodeDocument[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, title, shortName }, at) => {
      const other = others[at];
      return id === other?.id && title === other.title && shortName === other.shortName;
    })
  );
}

/** Goes to what a reference means, or opens it beside. */
function useFollow(): (reference: LinkedReference, isBeside: boolean) => void {
  const { annotator, chooseDocument, shownViewer } = useAnnotatorContext();
  const { articleLinks, places, structure } = useCommands();
  const { open } = useBeside();
  return ({ documentId, unit, key, label }, isBeside) => {
    const { read } = annotator.store.getState().structure;
    const start = read?.structure.units[unit]?.start;
    if (isBeside && open) {
      const position = shownViewer.get()?.position;
      const place =
        read && start && position
          ? places.at({ ...position, page: start.page, top: topOf(read.tops, unit) ?? 0, left: 0 })
          : undefined;
      open({ documentId, version: place?.isOld === true ? place.version : undefined, place });
    } else if (start) structure.goToUnit(unit);
    else {
      const elsewhere = articleLinks.follow({ documentId, unit: key }, label);
      if (elsewhere !== undefined) chooseDocument(elsewhere);
    }
  };
}
