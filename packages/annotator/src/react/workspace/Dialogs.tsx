import { selectCanOrganize } from '../../core/legend/selectors';
import type { AnnotatorDialog } from '../annotator/context/dialogs-context';
import { useAnnotatorState } from '../annotator/context/annotator-context';
import { LazyAnnotationsDocumentDialog } from '../features/annotations-document/LazyAnnotationsDocumentDialog';
import { LazyDownloadDialog } from '../features/download/LazyDownloadDialog';
import { LazyGoToDialog } from '../features/go-to/LazyGoToDialog';
import { LazyLegendDialog } from '../features/legend/LazyLegendDialog';
import { LazyImportDialog } from '../features/pdf-import/LazyImportDialog';
import { LazyKeysDialog } from './shortcuts/LazyKeysDialog';

interface DialogsProps {
  readonly open: AnnotatorDialog | undefined;
  readonly onClose: () => void;
}

/** The dialog that a button or a key has opened, if the user may do what is done there. */
export function Dialogs({ open, onClose }: DialogsProps) {
  const canRead = useAnnotatorState(({ access }) => access.capabilities.canRead);
  const canOrganize = useAnnotatorState(selectCanOrganize);
  if (open === 'keys') return <LazyKeysDialog onClose={onClose} />;
  if (open === 'legend') return canOrganize && <LazyLegendDialog onClose={onClose} />;
  if (!canRead) return null;
  if (open === 'goTo') return <LazyGoToDialog onClose={onClose} />;
  if (open === 'download') return <LazyDownloadDialog onClose={onClose} />;
  if (open === 'annotations') return <LazyAnnotationsDocumentDialog onClose={onClose} />;
  return open === 'import' && <LazyImportDialog onClose={onClose} />;
}
