import { useEffect, useMemo, useRef, useState } from 'react';
import { createBrowserClock, createConsoleLog, createRandomKey } from '../../browser/browser-environment';
import type { Log } from '../../core/ports/environment';
import { createReview } from '../../core/review/review';
import { firstToReview } from '../../core/review/selectors';
import type { ReviewContextValue } from './review-context';
import type { UpdateReviewProps } from './review-props';

/** A review as a component has it. */
export interface ShownReview {
  readonly context: ReviewContextValue;
  readonly log: Log;
  /** Opens another document (the host may have to agree). */
  readonly chooseDocument: (documentId: number) => void;
}

/** Makes the review of a component and keeps it in step with the properties. */
export function useReview(props: UpdateReviewProps): ShownReview {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [made] = useState(() => {
    const log = props.log ?? createConsoleLog();
    const review = createReview({
      codeId: props.codeId,
      updateId: props.update.id,
      backend: props.backend,
      clock: props.clock ?? createBrowserClock(),
      log,
      createKey: createRandomKey,
    });
    return { log, review };
  });
  const { review, log } = made;
  const { commands, store } = review;
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const { documents, update, live } = props;
  const wanted = props.documentId ?? chosen ?? firstToReview(documents)?.id;

  const { id, access } = props.user;
  useEffect(() => commands.grantAccess({ id, access }), [commands, id, access]);
  useEffect(() => {
    // What the review has read itself since then is newer.
    const known = store.getState().revision ?? 0;
    if (update.revision >= known) commands.listDocuments(documents, update.revision);
  }, [commands, store, documents, update.revision]);
  useEffect(() => {
    if (wanted !== undefined) commands.openDocument(wanted);
    return () => review.stop();
  }, [commands, review, wanted]);
  useEffect(() => (live ? review.attachLive(live) : undefined), [review, live]);

  const context = useMemo(() => ({ store, changes: commands, review: commands }), [store, commands]);
  return useMemo(
    () => ({
      context,
      log,
      chooseDocument(documentId: number) {
        setChosen(documentId);
        latest.current.onDocumentChange?.(documentId);
      },
    }),
    [context, log],
  );
}
