import { useTranslate } from '@glossator/i18n';
import { selectCanOrganize } from '../../core/legend/selectors';
import { useAnnotatorState } from '../annotator/context/annotator-context';
import type { AnnotatorDialog } from '../annotator/context/dialogs-context';
import { LazyDialog } from '../controls/LazyDialog';
import { ANNOTATIONS_DOCUMENT_DIALOG } from '../features/annotations-document/later-annotations-document';
import { DOWNLOAD_DIALOG } from '../features/download/later-download';
import { LazyGoToDialog } from '../features/go-to/LazyGoToDialog';
import { LEGEND_DIALOG } from '../features/legend/later-legend';
import { IMPORT_DIALOG } from '../features/pdf-import/later-import';
import { KEYS_DIALOG } from './shortcuts/later-keys';

/** The dialogs by name: their code, and the title and text where that does not arrive. */
const DIALOGS = {
  keys: { later: KEYS_DIALOG, title: 'keys.title', failure: 'panels.failed' },
  download: { later: DOWNLOAD_DIALOG, title: 'download.title', failure: 'panels.failed' },
  import: { later: IMPORT_DIALOG, title: 'pdfImport.title', failure: 'pdfImport.loadFailed' },
  annotations: {
    later: ANNOTATIONS_DOCUMENT_DIALOG,
    title: 'annotationsDocument.button',
    failure: 'pdfImport.loadFailed',
  },
  legend: { later: LEGEND_DIALOG, title: 'legend.title', failure: 'legend.loadFailed' },
} as const;

interface DialogsProps {
  readonly open: AnnotatorDialog | undefined;
  readonly onClose: () => void;
}

/** The dialog that a button or a key has opened, if the user may do what is done there; its code is loaded when it is first opened, or before. */
export function Dialogs({ open, onClose }: DialogsProps) {
  const t = useTranslate('annotator');
  const canRead = useAnnotatorState(({ access }) => access.capabilities.canRead);
  const canOrganize = useAnnotatorState(selectCanOrganize);
  const isAllowed = open === 'keys' || (open === 'legend' ? canOrganize : canRead);
  if (open === undefined || !isAllowed) return null;
  if (open === 'goTo') return <LazyGoToDialog onClose={onClose} />;
  const { later, title, failure } = DIALOGS[open];
  return (
    <LazyDialog
      key={open}
      later={later}
      props={{ onClose }}
      title={t(title)}
      failure={t(failure)}
      onClose={onClose}
    />
  );
}
