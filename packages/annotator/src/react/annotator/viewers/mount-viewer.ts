import type { DocumentViewer } from '../../../core/ports/document-viewer';
import type { Log } from '../../../core/ports/environment';
import type { CreateViewer } from '../context/annotator-props';

/** The package's own viewer, loaded when the first one is shown: pdf.js is large and needs a browser. */
async function loadViewer(): Promise<CreateViewer> {
  const { createDocumentViewer } = await import('../../../viewer/index');
  return createDocumentViewer;
}

/** What is done with a viewer, and undone before it is destroyed. */
interface MountedViewer {
  readonly viewer: DocumentViewer;
  readonly detach?: () => void;
}

/**
 * Makes a viewer with the host's `createViewer` immediately, or with the package's own as soon as that is loaded. The returned function
 * destroys it, or keeps it from being made.
 */
export function mountViewer(
  createViewer: CreateViewer | undefined,
  log: Log,
  mount: (create: CreateViewer) => MountedViewer,
): () => void {
  let isDisposed = false;
  let mounted: MountedViewer | undefined;
  const begin = (create: CreateViewer): void => {
    if (!isDisposed) mounted = mount(create);
  };
  if (createViewer) begin(createViewer);
  else loadViewer().then(begin, (error: unknown) => log.error('The viewer could not be loaded', error));
  return () => {
    isDisposed = true;
    mounted?.detach?.();
    mounted?.viewer
      .destroy()
      .catch((error: unknown) => log.warn('The viewer could not be destroyed cleanly', error));
  };
}
