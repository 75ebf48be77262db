import type { CodeDocument, DocumentVersion } from '@glossator/client-sdk/contract';
import { MessagesProvider } from '@glossator/i18n';
import { useState, type ReactNode } from 'react';
import { createConsoleLog } from '../../browser/browser-environment';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';
import { AnnotatorFrame } from './AnnotatorFrame';
import { OpeningVersion } from '../features/versions/OpeningVersion';
import { useFoundVersion } from '../features/versions/use-found-version';
import { useVersionProps } from '../features/versions/use-version-props';
import type { VersionsContextValue } from '../annotator/context/versions-context';

interface OldVersionProps {
  readonly annotator: AnnotatorSetup;
  /** The parts of the annotator, arranged. */
  readonly layout: ReactNode;
  readonly documentId: number;
  readonly number: number;
  readonly versions: VersionsContextValue;
}

/** An annotator over a Version of a document as it was, read-only; over the current text where the number is that of the current one. */
export function OldVersion({ annotator, layout, documentId, number, versions }: OldVersionProps) {
  const [log] = useState(() => annotator.log ?? createConsoleLog());
  const { found, retry } = useFoundVersion(annotator.backend, documentId, number, log);
  const document = annotator.documents.find(({ id }) => id === documentId);
  if (found.status === 'found' && found.version.status === 'current')
    return <AnnotatorFrame annotator={annotator} versions={versions} layout={layout} />;
  if (found.status === 'found' && document)
    return (
      <ReadOnlyVersion
        annotator={annotator}
        layout={layout}
        document={document}
        version={found.version}
        versions={versions}
      />
    );
  return (
    <MessagesProvider locale={annotator.locale} messages={annotator.messages}>
      <OpeningVersion
        status={found.status === 'found' ? 'missing' : found.status}
        theme={annotator.theme ?? 'auto'}
        number={number}
        onRetry={retry}
        onBack={() => versions.open(documentId, undefined)}
      />
    </MessagesProvider>
  );
}

function ReadOnlyVersion(props: {
  readonly annotator: AnnotatorSetup;
  readonly layout: ReactNode;
  readonly document: CodeDocument;
  readonly version: DocumentVersion;
  readonly versions: VersionsContextValue;
}) {
  const { layout, document, version, versions } = props;
  const annotator = useVersionProps(props.annotator, document, version);
  return <AnnotatorFrame annotator={annotator} layout={layout} versions={{ ...versions, opened: version }} />;
}
