import { useEffect } from 'react';
import { createBrowserClock, createConsoleLog } from '../../browser/browser-environment';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';

/** Milliseconds after which style sheets and the layout of the host count as loaded. */
const LOADED_MS = 2_000;

/** Warns once of what a host has forgotten (`checkEmbedding`), by code that is loaded then. `pair` is in the element that the annotator fills. */
export function useEmbeddingChecks(
  pair: HTMLElement | null,
  { log, clock }: Pick<AnnotatorSetup, 'log' | 'clock'>,
): void {
  useEffect(() => {
    if (!pair) return undefined;
    let isDisposed = false;
    const check = async (): Promise<void> => {
      const { checkEmbedding } = await import('./embedding-check');
      if (!isDisposed) checkEmbedding(pair, log ?? createConsoleLog());
    };
    // Without that code there is no warning, and nothing else is missing.
    const cancel = (clock ?? createBrowserClock()).after(
      LOADED_MS,
      () => void check().catch(() => undefined),
    );
    return () => {
      isDisposed = true;
      cancel();
    };
  }, [pair, log, clock]);
}
