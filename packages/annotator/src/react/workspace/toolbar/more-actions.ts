import { useTranslate } from '@glossator/i18n';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useOpenBeside } from '../../annotator/actions/use-open-beside';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
  useOffers,
} from '../../annotator/context/annotator-context';
import { useOpenDialog } from '../../annotator/context/dialogs-context';
import { useVersions } from '../../annotator/context/versions-context';
import { usePlaceSteps, useUndoSteps } from './step-actions';

/** An entry that does something, with the keys that do the same. */
export interface Action {
  readonly key: string;
  readonly label: string;
  readonly keys?: readonly string[];
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

/** Going back, a second place beside, and turning pages. */
export function useViewActions(): readonly Action[] {
  const t = useTranslate('annotator');
  const { rotate } = useCommands().view;
  const pageCount = useAnnotatorState(({ view }) => view.viewer.pageCount);
  const [back, forward] = usePlaceSteps();
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const openBeside = useOpenBeside();
  const { opened } = useVersions();
  if (pageCount === 0) return [];
  const beside =
    openBeside && documentId !== undefined
      ? [{ key: 'beside', label: t('beside.open'), onChoose: () => openBeside(documentId, opened?.number) }]
      : [];
  return [
    { ...back, key: 'back', keys: ['Alt', '←'] },
    { ...forward, key: 'forward', keys: ['Alt', '→'] },
    ...beside,
    { key: 'rotateLeft', label: t('toolbar.rotateLeft'), onChoose: () => rotate(-1) },
    { key: 'rotateRight', label: t('toolbar.rotateRight'), onChoose: () => rotate(1) },
  ];
}

/** Marking what is no text. */
export function useMarkActions(): readonly Action[] {
  const t = useTranslate('annotator');
  const { drawArea } = useCommands().selections;
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isReady = useAnnotatorState(({ view }) => view.viewer.pageCount > 0);
  if (!canAnnotate || !isReady) return [];
  return [{ key: 'area', label: t('areas.draw'), keys: ['D'], onChoose: () => drawArea(true) }];
}

/** The user's own last actions, for windows that have no room for their buttons. */
export function useUndoActions(): readonly Action[] {
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const [undo, redo] = useUndoSteps();
  if (!canAnnotate) return [];
  return [
    { ...undo, key: 'undo', keys: ['Ctrl', 'Z'] },
    { ...redo, key: 'redo', keys: ['Ctrl', 'Shift', 'Z'] },
  ];
}

/** The document as a file, as far as there is one that the user may read. */
export function useFileActions(): readonly Action[] {
  const t = useTranslate('annotator');
  const openDialog = useOpenDialog();
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isCurrent = useVersions().opened === undefined;
  const canImport = useAnnotatorState(({ pdfAnnotations }) => pdfAnnotations.overview !== undefined);
  const hasDocument = useAnnotatorState(
    (state) => state.access.capabilities.canRead && selectActiveDocument(state) !== undefined,
  );
  const download: Action = {
    key: 'download',
    label: t('download.button'),
    onChoose: () => openDialog('download'),
  };
  const { readAnnotations } = useAnnotatorContext();
  const offers = useOffers();
  const written: Action = {
    key: 'annotationsDocument',
    label: t('annotationsDocument.button'),
    onChoose: () => openDialog('annotations'),
  };
  const imports: Action = {
    key: 'import',
    label: t('pdfImport.button'),
    onChoose: () => openDialog('import'),
  };
  return [
    ...(hasDocument && isCurrent && offers.download ? [download] : []),
    ...(hasDocument && isCurrent && readAnnotations ? [written] : []),
    ...(hasDocument && canAnnotate && canImport ? [imports] : []),
  ];
}
