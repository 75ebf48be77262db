import { useTranslate } from '@glossator/i18n';
import { Ellipsis } from 'lucide-react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useOpenBeside } from '../../annotator/actions/use-open-beside';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
  useOffers,
} from '../../annotator/context/annotator-context';
import type { AnnotatorMenuEntry } from '../../annotator/context/menu-entry';
import { useVersions } from '../../annotator/context/versions-context';
import { useKeyName } from '../../controls/keys/use-key-name';
import { Menu } from '../../controls/Menu';
import type { MenuItem } from '../../controls/MenuList';
import { usePlaceSteps, useUndoSteps } from './step-actions';

interface MoreMenuProps {
  /** The host's own entries. */
  readonly entries: readonly AnnotatorMenuEntry[];
  readonly onShowKeys: () => void;
  readonly onDownload: () => void;
  readonly onImport: () => void;
  readonly onWriteAnnotations: () => void;
}

/** An entry that does something, with the keys that do the same. */
interface Action {
  readonly key: string;
  readonly label: string;
  readonly keys?: readonly string[];
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

/** What is not used often, in one menu: where keys do it too, it says which. */
export function MoreMenu({ entries, ...dialogs }: MoreMenuProps) {
  const t = useTranslate('annotator');
  const nameOf = useKeyName();
  const hosts: readonly MenuItem[] = entries.map(({ isDangerous = false, ...entry }, index) => ({
    ...entry,
    isChosen: undefined,
    isDangerous,
    startsGroup: index === 0 || isDangerous,
  }));
  const keys: Action = { key: 'keys', label: t('toolbar.keys'), keys: ['?'], onChoose: dialogs.onShowKeys };
  const groups = [useViewActions(), useMarkActions(), useUndoActions(), useFileActions(dialogs)];
  const [view = [], marks = [], undo = [], files = []] = groups.map((actions) => itemsOf(actions, nameOf));
  const items = [...view, ...marks, ...undo, ...files, ...hosts, ...itemsOf([keys], nameOf)];
  return (
    <Menu
      icon={Ellipsis}
      label={t('toolbar.more')}
      menuLabel={t('toolbar.more')}
      placement="bottom-end"
      items={items.map((item, index) => (index === 0 ? { ...item, startsGroup: false } : item))}
    />
  );
}

/** One group of the menu. */
function itemsOf(actions: readonly Action[], nameOf: (key: string) => string): readonly MenuItem[] {
  return actions.map(({ keys, ...action }, index) => ({
    ...action,
    isChosen: undefined,
    startsGroup: index === 0,
    ...(keys && { note: keys.map(nameOf).join(' + ') }),
  }));
}

/** Going back, a second place beside, and turning pages. */
function useViewActions(): readonly Action[] {
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
function useMarkActions(): readonly Action[] {
  const t = useTranslate('annotator');
  const { drawArea } = useCommands().selections;
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isReady = useAnnotatorState(({ view }) => view.viewer.pageCount > 0);
  if (!canAnnotate || !isReady) return [];
  return [{ key: 'area', label: t('areas.draw'), keys: ['D'], onChoose: () => drawArea(true) }];
}

/** The user's own last actions, for windows that have no room for their buttons. */
function useUndoActions(): readonly Action[] {
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const [undo, redo] = useUndoSteps();
  if (!canAnnotate) return [];
  return [
    { ...undo, key: 'undo', keys: ['Ctrl', 'Z'] },
    { ...redo, key: 'redo', keys: ['Ctrl', 'Shift', 'Z'] },
  ];
}

/** The document as a file, as far as there is one that the user may read. */
function useFileActions(
  dialogs: Pick<MoreMenuProps, 'onDownload' | 'onImport' | 'onWriteAnnotations'>,
): readonly Action[] {
  const t = useTranslate('annotator');
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isCurrent = useVersions().opened === undefined;
  const canImport = useAnnotatorState(({ pdfAnnotations }) => pdfAnnotations.overview !== undefined);
  const hasDocument = useAnnotatorState(
    (state) => state.access.capabilities.canRead && selectActiveDocument(state) !== undefined,
  );
  const download: Action = { key: 'download', label: t('download.button'), onChoose: dialogs.onDownload };
  const { readAnnotations } = useAnnotatorContext();
  const offers = useOffers();
  const written: Action = {
    key: 'annotationsDocument',
    label: t('annotationsDocument.button'),
    onChoose: dialogs.onWriteAnnotations,
  };
  const imports: Action = { key: 'import', label: t('pdfImport.button'), onChoose: dialogs.onImport };
  return [
    ...(hasDocument && isCurrent && offers.download ? [download] : []),
    ...(hasDocument && isCurrent && readAnnotations ? [written] : []),
    ...(hasDocument && canAnnotate && canImport ? [imports] : []),
  ];
}
