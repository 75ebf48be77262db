import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import { createDocumentReferences } from './document-references';
import { ReferenceCard } from './ReferenceCard';
import { useFollowReference } from './use-follow-reference';
import { usePointedReference } from './use-pointed-reference';

/** The references in the text of the open document: links to what they mean, with a card that shows it. */
export function References({ stage }: { readonly stage: HTMLElement | null }) {
  const { clock, shownViewer } = useAnnotatorContext();
  const viewer = useSyncExternalStore(shownViewer.subscribe, shownViewer.get, shownViewer.get);
  const read = useAnnotatorState(({ structure }) => structure.read);
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const documents = useAnnotatorState(({ documents: { items } }) => items, areNamedAlike);
  const known = useMemo(() => {
    const pause = () => new Promise<void>((resolve) => void clock.after(0, resolve));
    return viewer && read && documentId !== undefined
      ? createDocumentReferences(viewer, read, documentId, documents, pause)
      : undefined;
  }, [viewer, read, documentId, documents, clock]);
  const follow = useFollowReference();
  const { pointed, stay, leave, close } = usePointedReference(known, follow);
  const hide = useRef(close);
  useEffect(() => {
    hide.current = close;
  });
  useEffect(() => {
    const onMove = () => hide.current(false);
    const end = viewer?.on('scroll', onMove);
    globalThis.addEventListener('resize', onMove);
    return () => {
      globalThis.removeEventListener('resize', onMove);
      end?.();
    };
  }, [viewer]);
  if (!pointed || !known || !read) return null;
  return (
    <ReferenceCard
      key={pointed.name}
      reference={pointed.reference}
      box={pointed.place.box}
      isFocused={pointed.place.isFocused}
      stage={stage}
      known={known}
      structure={read.structure}
      onStay={stay}
      onLeave={leave}
      onClose={close}
      onFollow={follow}
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
