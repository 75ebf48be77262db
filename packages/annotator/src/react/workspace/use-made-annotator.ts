import { hasAccess } from '@glossator/client-sdk/access';
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
import { selectActiveDocument, selectSelectionCount } from '../../core/documents/selectors';
import type { BackendCalls, FileContent } from '../../core/ports/backend';
import { NotSupportedError } from '../../core/ports/not-supported';
import type { UnfinishedWork } from '../../core/unfinished/unfinished-work';
import type { AnnotatorContextValue, DocumentDownload } from '../annotator/context/annotator-context';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';
import { createEscapeStack } from '../controls/keys/escape-stack';
import { useControlledProps } from './controlled/use-controlled-props';
import { useAnnotationEvents } from './use-annotation-events';
import { useAnnotatorInputs } from './use-annotator-inputs';
import { usePageEvents } from './use-page-events';
import type { VersionsContextValue } from '../annotator/context/versions-context';
import { createShownViewer } from '../annotator/context/shown-viewer';

/** Makes the annotator of a component and keeps it in step with the properties; `unfinished` is that of the screen around, where it has one. */
export function useMadeAnnotator(
  props: AnnotatorSetup,
  unfinished: UnfinishedWork | undefined,
  versions: Pick<VersionsContextValue, 'trail' | 'opened' | 'chosenId'>,
): AnnotatorContextValue {
  const latest = useRef(props);
  const [made] = useState(() => createParts(props, unfinished, versions));
  const { annotator } = made;
  const { store } = annotator;
  const [chosen, setChosen] = useState(versions.chosenId);
  const wanted = props.documentId ?? chosen ?? props.documents[0]?.id;

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => annotator.start(), [annotator]);
  useAnnotatorInputs(annotator, props, wanted);
  useEffect(() => latest.current.onReady?.(annotator), [annotator]);
  useEffect(() => {
    let published: string | undefined;
    return store.subscribe(() => {
      const state = store.getState();
      const document = selectActiveDocument(state);
      const count = document && selectSelectionCount(state, document);
      const now = document && `${document.id} ${count}`;
      if (!document || count === undefined || now === published) return;
      published = now;
      latest.current.onSelectionsCountChange?.(document.id, count);
    });
  }, [store]);
  useControlledProps(annotator, props);
  useAnnotationEvents(annotator, props);
  usePageEvents(annotator);

  const annotatorId = useId();
  const canReview = props.onReviewUpdate !== undefined;
  const { backend } = props;
  const readers = useMemo(
    () => ({ ...readersOf(backend), readAnnotations: annotationsReaderOf(backend) }),
    [backend],
  );
  const canUpload = props.onUploadVersion !== undefined && hasAccess(props.user.access, 'organize');
  return useMemo(
    () => ({
      ...made,
      annotatorId,
      assetsUrl: props.assetsUrl,
      citationStyle: props.citationStyle,
      codeTitle: props.codeTitle,
      ...readers,
      resolveFile: props.resolveFile,
      createViewer: props.createViewer,
      reviewUpdate: canReview ? () => latest.current.onReviewUpdate?.() : undefined,
      uploadVersion: canUpload
        ? () => {
            const open = selectActiveDocument(store.getState());
            if (open) latest.current.onUploadVersion?.(open.id);
          }
        : undefined,
      chooseDocument(documentId: number) {
        setChosen(documentId);
        latest.current.onDocumentChange?.(documentId);
      },
    }),
    [
      made,
      store,
      annotatorId,
      props.assetsUrl,
      props.citationStyle,
      props.codeTitle,
      props.resolveFile,
      props.createViewer,
      readers,
      canReview,
      canUpload,
    ],
  );
}

/** What an annotator is made of once, from the properties of its first render. */
function createParts(
  props: AnnotatorSetup,
  unfinished: UnfinishedWork | undefined,
  { trail, opened }: Pick<VersionsContextValue, 'trail' | 'opened'>,
) {
  const clock = props.clock ?? createBrowserClock();
  const log = props.log ?? createConsoleLog();
  const outboxStore =
    props.outboxStore === false ? undefined : (props.outboxStore ?? createBrowserOutboxStore());
  const textStore = props.textStore === false ? undefined : (props.textStore ?? createBrowserTextStore());
  const annotator = createAnnotator({
    backend: props.backend,
    features: props.features,
    resolveFile: props.resolveFile,
    clock,
    storage: props.storage ?? createBrowserStorage(),
    ...(outboxStore && { outboxStore }),
    ...(unfinished && { unfinished }),
    log,
    createKey: createRandomKey,
    trail,
    openedVersion: opened?.number,
    // Where there are no workers (a test without a browser) it is done in place.
    ...(typeof Worker !== 'undefined' && {
      structureReader: createStructureWorkerReader({ assetsUrl: props.assetsUrl, log }),
    }),
  });
  return {
    annotator,
    clock,
    log,
    escapes: createEscapeStack(),
    textStore,
    shownViewer: createShownViewer(),
  };
}

/** Reads files from a backend. */
function readersOf({
  documents,
  selections,
  notes,
}: BackendCalls): Pick<AnnotatorContextValue, 'readAttachment' | 'readDocument'> {
  return {
    readAttachment: async (kind: AttachTarget['kind'], id: number, signal: AbortSignal) => {
      const read = (kind === 'note' ? notes : selections)?.attachmentFile;
      if (!read) throw new NotSupportedError(`${kind}s.attachmentFile`);
      return blobOf(await read({ id }, { signal }));
    },
    readDocument: async (wanted: DocumentDownload, signal: AbortSignal) => {
      const read = documents.download;
      if (!read) throw new NotSupportedError('documents.download');
      return blobOf(await read(wanted, { signal }));
    },
  };
}

/** Reads annotations as a document; undefined where the backend makes none. */
function annotationsReaderOf({ codes }: BackendCalls): AnnotatorContextValue['readAnnotations'] {
  if (!codes?.annotationsDocument) return undefined;
  return async (wanted, signal) => {
    const answer = await codes.annotationsDocument?.(wanted, { signal });
    if (!answer) throw new TypeError('The backend makes no documents of annotations');
    return blobOf(answer);
  };
}

async function blobOf(answer: FileContent): Promise<Blob> {
  const data = await answer.blob();
  if (!(data instanceof Blob)) throw new TypeError('The backend gave no Blob for a file');
  return data;
}
