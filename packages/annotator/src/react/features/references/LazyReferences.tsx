import { lazy, Suspense } from 'react';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useTextReferences } from '../../annotator/context/shown-viewer';

const References = lazy(async () => ({ default: await load() }));

async function load() {
  try {
    return (await import('./References')).References;
  } catch {
    // Without them the text is read as ever.
    return () => null;
  }
}

/** References in the text, loaded when a document with articles is shown by a viewer that can show them. */
export function LazyReferences({ stage }: { readonly stage: HTMLElement | null }) {
  const hasArticles = useAnnotatorState(({ structure }) => structure.contents.length > 0);
  const canShow = useTextReferences() !== undefined;
  if (!hasArticles || !canShow) return null;
  return (
    <Suspense>
      <References stage={stage} />
    </Suspense>
  );
}
