import { capabilitiesOf } from '@glossator/client-sdk/contract';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  createBrowserClock,
  createBrowserStorage,
  createConsoleLog,
  createRandomKey,
} from '../../browser/browser-environment';
import { createBrowserOutboxStore } from '../../browser/browser-outbox-store';
import { createBrowserTextStore } from '../../browser/browser-text-store';
import { createStructureWorkerReader } from '../../browser/structure-worker-reader';
import { createAnnotator } from '../../core/annotator';
import type { AttachTarget } from '../../core/attachments/state';
import { selectIsUploading } from '../../core/attachments/selectors';
import { selectHasUnsavedComment } from '../../core/comments/selectors';
import { selectActiveDocument, selectSelectionCount } from '../../core/documents/selectors';
import type { FileContent } from '../../core/ports/backend';
import { selectWouldLoseChanges } from '../../core/outbox/selectors';
import type { AnnotatorContextValue, DocumentDownload } from '../annotator/context/annotator-context';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { createEscapeStack } from '../controls/keys/escape-stack';
import { createShownViewer } from '../annotator/context/shown-viewer';

/** Makes the annotator of a component and keeps it in step with the properties. */
export function useAnnotator(props: AnnotatorProps): AnnotatorContextValue {
  const latest = useRef(props);
  const [made] = useState(() => {
    const clock = props.clock ?? createBrowserClock();
    const log = props.log ?? createConsoleLog();
    const outboxStore =
      props.outboxStore === false ? undefined : (props.outboxStore ?? createBrowserOutboxStore());
    const textStore = props.textStore === false ? undefined : (props.textStore ?? createBrowserTextStore());
    const annotator = createAnnotator({
      backend: props.backend,
      resolveFile: props.resolveFile,
      capabilitiesOf: (access) => capabilitiesOf({ access }),
      clock,
      storage: props.storage ?? createBrowserStorage(),
      ...(outboxStore && { outboxStore }),
      log,
      createKey: createRandomKey,
      // Where there are no workers (a test without a browser) it is done in place.
      ...(typeof Worker !== 'undefined' && { structureReader: createStructureWorkerReader() }),
    });
    return {
      annotator,
      clock,
      log,
      escapes: createEscapeStack(),
      textStore,
      shownViewer: createShownViewer(),
    };
  });
  const { annotator } = made;
  const { commands, store } = annotator;
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const wanted = props.documentId ?? chosen ?? props.documents[0]?.id;

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => annotator.start(), [annotator]);
  useEffect(() => annotator.setFileResolver(props.resolveFile), [annotator, props.resolveFile]);
  useEffect(() => commands.codeUpdate.setUpdate(props.update), [commands, props.update]);
  const { id, name, access } = props.user;
  useEffect(() => commands.access.grant({ id, name, access }), [commands, id, name, access]);
  useEffect(() => commands.documents.list(props.documents), [commands, props.documents]);
  useEffect(() => {
    if (props.legend) commands.legend.list(props.legend);
  }, [commands, props.legend]);
  useEffect(() => {
    if (wanted !== undefined) commands.documents.open(wanted);
  }, [commands, wanted]);
  const { kind: placeKind, id: placeId } = props.place ?? {};
  useEffect(() => {
    if (placeKind !== undefined && placeId !== undefined)
      commands.arrival.arriveAt({ kind: placeKind, id: placeId });
  }, [commands, placeKind, placeId]);
  const { rightTab } = props;
  useEffect(() => {
    if (rightTab !== undefined) commands.panels.chooseRightTab(rightTab);
  }, [commands, rightTab]);
  useEffect(() => (props.live ? annotator.attachLive(props.live) : undefined), [annotator, props.live]);
  useEffect(() => {
    let told: string | undefined;
    return store.subscribe(() => {
      const state = store.getState();
      const document = selectActiveDocument(state);
      const count = document && selectSelectionCount(state, document);
      const now = document && `${document.id} ${count}`;
      if (!document || count === undefined || now === told) return;
      told = now;
      latest.current.onSelectionsCountChange?.(document.id, count);
    });
  }, [store]);
  useEffect(() => {
    const keep = () => commands.view.keepPositionNow();
    // The second one is the last that a phone tells of a page it puts away.
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [commands]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const state = store.getState();
      const isLost = selectWouldLoseChanges(state);
      if (isLost || selectIsUploading(state) || selectHasUnsavedComment(state)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);
  useEffect(() => {
    const retry = () => commands.outbox.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [commands]);

  const annotatorId = useId();
  const canReview = props.onReviewUpdate !== undefined;
  return useMemo(
    () => ({
      ...made,
      annotatorId,
      assetsUrl: props.assetsUrl,
      codeTitle: props.codeTitle,
      readAttachment: async (kind: AttachTarget['kind'], id: number, signal: AbortSignal) => {
        const { selections, notes } = latest.current.backend;
        const calls = kind === 'note' ? notes : selections;
        return blobOf(await calls.attachmentFile({ id }, { signal }));
      },
      readDocument: async (wanted: DocumentDownload, signal: AbortSignal) =>
        blobOf(await latest.current.backend.documents.download(wanted, { signal })),
      resolveFile: props.resolveFile,
      createViewer: props.createViewer,
      reviewUpdate: canReview ? () => latest.current.onReviewUpdate?.() : undefined,
      chooseDocument(documentId: number) {
        setChosen(documentId);
        latest.current.onDocumentChange?.(documentId);
      },
    }),
    [made, annotatorId, props.assetsUrl, props.codeTitle, props.resolveFile, props.createViewer, canReview],
  );
}

async function blobOf(answer: FileContent): Promise<Blob> {
  const data = await answer.blob();
  if (!(data instanceof Blob)) throw new TypeError('The backend gave no Blob for a file');
  return data;
}
