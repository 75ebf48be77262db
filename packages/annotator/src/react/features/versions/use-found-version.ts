import type { DocumentVersion } from '@glossator/client-sdk/contract';
import { useEffect, useState } from 'react';
import type { BackendCalls } from '../../../core/ports/backend';
import type { Log } from '../../../core/ports/environment';

/** A Version that is looked for; `missing` where the document has none of that number. */
export type FoundVersion =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | { readonly status: 'found'; readonly version: DocumentVersion };

/** Finds a Version of a document by its number; `retry` searches again. */
export function useFoundVersion(
  backend: BackendCalls,
  documentId: number,
  number: number,
  log: Log,
): { readonly found: FoundVersion; readonly retry: () => void } {
  const key = `${documentId} ${number}`;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly found: FoundVersion }>();
  useEffect(() => {
    const { signal, ...own } = withSignal();
    const settle = (found: FoundVersion) => {
      if (!signal.aborted) setAnswer({ key, found });
    };
    const read = backend.documents.versions;
    if (!read) settle({ status: 'missing' });
    read?.({ id: documentId }, { signal }).then(
      ({ data }) => {
        const version = data.find((each) => each.number === number);
        settle(version ? { status: 'found', version } : { status: 'missing' });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        log.error('A Version could not be found', error);
        settle({ status: 'failed' });
      },
    );
    return own.abort;
  }, [backend, documentId, number, key, attempt, log]);
  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  return { found: answer?.key === key ? answer.found : { status: 'loading' }, retry };
}

function withSignal(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
