import { createBrowserStorage } from '../../../browser/browser-environment';
import type { BackendCalls } from '../../../core/ports/backend';
import type { AnnotatorSetup } from '../../annotator/context/annotator-props';
import { withoutFollowing } from '../../annotator/context/controlled-props';
import { createOverlayStorage } from '../../annotator/context/overlay-storage';

/** The panels are closed at first: there is room for the text. */
const CLOSED_PANELS = JSON.stringify({ left: { isCollapsed: true }, right: { isCollapsed: true } });
const PANELS_KEY = 'glossator.panels';

/** What an annotator beside another one works with: it changes nothing, on the server and of what this browser keeps. */
export function besideParts({ backend, storage }: Pick<AnnotatorSetup, 'backend' | 'storage'>) {
  return {
    backend: readOnly(backend),
    storage: createOverlayStorage(storage ?? createBrowserStorage(), (key, below) =>
      key.startsWith(PANELS_KEY) ? CLOSED_PANELS : below,
    ),
    outboxStore: false as const,
  };
}

/** The properties of an annotator that shows a second text beside the one of `annotator`. */
export function besideProps(
  annotator: AnnotatorSetup,
  parts: ReturnType<typeof besideParts>,
): AnnotatorSetup {
  const {
    place: _place,
    version: _version,
    rightTab: _tab,
    update: _update,
    onReviewUpdate: _review,
    onUploadVersion: _upload,
    onCompareVersions: _compare,
    onSelectionsCountChange: _count,
    onReady: _ready,
    children: _children,
    components: _components,
    panels: _panels,
    toolbarStart: _start,
    menuEntries: _entries,
    autoFocus: _focus,
    ...rest
  } = withoutFollowing(annotator);
  return { ...rest, ...parts, user: { ...annotator.user, access: 'read' } };
}

/** Who reads beside has not come to the document for that: what is new in it stays so. */
function readOnly(backend: BackendCalls): BackendCalls {
  const { visit: _visit, importAnnotations: _import, undoImport: _undo, ...documents } = backend.documents;
  return { ...backend, documents };
}
