import type { ImportReport } from '@glossator/client-sdk/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../core/ports/failure';
import { useAnnotatorContext, useCommands } from '../../annotator/context/annotator-context';

/** Why annotations could not be imported, or not removed again. */
export type ImportFailure = 'unreadable' | 'notPdf' | 'tooLarge' | 'busy' | 'forbidden' | 'other';

/** Where an import stands. */
export interface PdfImport {
  readonly isBusy: boolean;
  readonly failure: ImportFailure | undefined;
  /** What the last import came to. */
  readonly report: ImportReport | undefined;
  /** What taking it back came to. */
  readonly undone: { readonly removed: number; readonly kept: number } | undefined;
  readonly start: (copy?: File) => void;
  readonly undo: (importId: number) => void;
}

/** Imports annotations and undoes an import. The upload of a copy is canceled when the component is unmounted. */
export function usePdfImport(): PdfImport {
  const { import: importPdfAnnotations, undoImport: undoPdfImport } = useCommands().pdfAnnotations;
  const { log } = useAnnotatorContext();
  const [state, setState] = useState<Omit<PdfImport, 'start' | 'undo'>>({
    isBusy: false,
    failure: undefined,
    report: undefined,
    undone: undefined,
  });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (work: (signal: AbortSignal) => Promise<Pick<PdfImport, 'report' | 'undone'>>) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setState((before) => ({ ...before, isBusy: true, failure: undefined }));
      try {
        const result = await work(signal);
        if (!signal.aborted) setState({ ...result, isBusy: false, failure: undefined });
      } catch (error) {
        if (signal.aborted) return;
        log.error('Annotations could not be imported or taken back', error);
        setState((before) => ({ ...before, isBusy: false, failure: failureOf(error) }));
      }
    },
    [log],
  );
  const start = useCallback(
    (copy?: File) =>
      void run(async (signal) => ({ report: await importPdfAnnotations(copy, signal), undone: undefined })),
    [run, importPdfAnnotations],
  );
  const undo = useCallback(
    (importId: number) =>
      void run(async () => ({ report: undefined, undone: await undoPdfImport(importId) })),
    [run, undoPdfImport],
  );
  return { ...state, start, undo };
}

function failureOf(error: unknown): ImportFailure {
  switch (problemOf(error)?.code) {
    case 'CONFLICT':
      return 'unreadable';
    case 'CONTENT_TYPE_MISMATCH':
    case 'INVALID_PDF':
    case 'LOCKED_PDF':
      return 'notPdf';
    case 'FILE_TOO_LARGE':
    case 'QUOTA_EXCEEDED':
      return 'tooLarge';
    case 'RATE_LIMITED':
      return 'busy';
    case 'FORBIDDEN':
      return 'forbidden';
    default:
      return 'other';
  }
}
