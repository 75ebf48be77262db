import { useTranslate } from '@glossator/i18n';
import { Fragment, useContext, useState, type ReactNode } from 'react';
import { selectActiveDocument } from '../../core/documents/selectors';
import { selectCanOrganize } from '../../core/legend/selectors';
import { useAnnotatorState } from '../annotator/context/annotator-context';
import type { AnnotatorNotice, CreateViewer } from '../annotator/context/annotator-props';
import type { AnnotatorMenuEntry } from '../annotator/context/menu-entry';
import { Slot } from '../annotator/slots/Slot';
import { SlotsContext } from '../annotator/slots/slots';
import { HostPart, OwnPart } from '../controls/HostPart';
import { Root } from '../controls/Root';
import { DocumentStage } from './document/DocumentStage';
import { LazyDownloadDialog } from '../features/download/LazyDownloadDialog';
import { LazyGoToDialog } from '../features/go-to/LazyGoToDialog';
import { LazyKeysDialog } from './shortcuts/LazyKeysDialog';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { LazyLegendDialog } from '../features/legend/LazyLegendDialog';
import { MediaNoteRecorder } from '../features/media-notes/MediaNoteRecorder';
import { LazyAnnotationsDocumentDialog } from '../features/annotations-document/LazyAnnotationsDocumentDialog';
import { NoticeStack } from '../features/notices/NoticeStack';
import { LazyImportDialog } from '../features/pdf-import/LazyImportDialog';
import { Layout } from './Layout';
import { LeftPanel } from './panels/LeftPanel';
import { RightPanel } from './panels/RightPanel';
import { LazyShareDialog } from '../features/sharing/LazyShareDialog';
import { LazyTagsDialog } from '../features/tags/LazyTagsDialog';
import { Toolbar } from './toolbar/Toolbar';
import { useAwaitedTexts } from './use-awaited-texts';
import { OldPlaceBeside } from '../features/update/unported/OldPlaceBeside';
import { OldVersionBar } from '../features/versions/OldVersionBar';
import { RestoreDialog } from '../features/versions/RestoreDialog';
import { JoinDialog } from '../features/visibility/JoinDialog';

interface WorkspaceProps {
  readonly theme: 'light' | 'dark' | 'auto';
  readonly locale: string;
  readonly assetsUrl: string;
  readonly createViewer: CreateViewer | undefined;
  readonly autoFocus: boolean;
  readonly toolbarStart: ReactNode;
  readonly toolbarEnd: ReactNode;
  readonly menuEntries: readonly AnnotatorMenuEntry[] | undefined;
  readonly onNotice: ((notice: AnnotatorNotice) => void) | undefined;
  /** The host's, over everything else. */
  readonly children: ReactNode;
}

type OpenDialog = 'keys' | 'goTo' | 'download' | 'import' | 'annotations' | 'legend' | undefined;

const NOTHING = {};
const NO_ENTRIES: readonly AnnotatorMenuEntry[] = [];

/** The three columns under the toolbar, and what lies over them. */
export function Workspace(props: WorkspaceProps) {
  const t = useTranslate('annotator');
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const canRead = useAnnotatorState(({ access }) => access.capabilities.canRead);
  const canOrganize = useAnnotatorState(selectCanOrganize);
  const [dialog, setDialog] = useState<OpenDialog>();
  const showKeys = () => setDialog('keys');
  const showImport = () => setDialog('import');
  useAwaitedTexts();
  // In a layout of the host's, they are ours all the same.
  const Part = useContext(SlotsContext).Layout ? OwnPart : Fragment;

  const closeDialog = () => setDialog(undefined);
  const onKeyDown = useShortcuts({ showKeys, showGoTo: () => setDialog('goTo') });
  return (
    <Root
      label={t('label', { title })}
      locale={props.locale}
      theme={props.theme}
      autoFocus={props.autoFocus}
      onKeyDown={onKeyDown}
    >
      <Slot
        name="Layout"
        own={Layout}
        props={{
          toolbar: (
            <Part>
              <Slot
                name="Toolbar"
                own={Toolbar}
                props={{
                  start: props.toolbarStart,
                  end: props.toolbarEnd,
                  menuEntries: props.menuEntries ?? NO_ENTRIES,
                  onShowKeys: showKeys,
                  onDownload: () => setDialog('download'),
                  onImport: showImport,
                  onWriteAnnotations: () => setDialog('annotations'),
                  onEditLegend: () => setDialog('legend'),
                }}
              />
              <OldVersionBar />
            </Part>
          ),
          leftPanel: canRead && (
            <Part>
              <Slot name="LeftPanel" own={LeftPanel} props={NOTHING} />
            </Part>
          ),
          document: (
            <Part>
              <OldPlaceBeside>
                <DocumentStage assetsUrl={props.assetsUrl} createViewer={props.createViewer} />
              </OldPlaceBeside>
            </Part>
          ),
          rightPanel: canRead && (
            <Part>
              <Slot name="RightPanel" own={RightPanel} props={{ onImport: showImport }} />
            </Part>
          ),
        }}
      />
      {dialog === 'keys' && <LazyKeysDialog onClose={closeDialog} />}
      {dialog === 'goTo' && canRead && <LazyGoToDialog onClose={closeDialog} />}
      {dialog === 'download' && canRead && <LazyDownloadDialog onClose={closeDialog} />}
      {dialog === 'annotations' && canRead && <LazyAnnotationsDocumentDialog onClose={closeDialog} />}
      {dialog === 'import' && canRead && <LazyImportDialog onClose={closeDialog} />}
      {dialog === 'legend' && canOrganize && <LazyLegendDialog onClose={closeDialog} />}
      <MediaNoteRecorder />
      <LazyShareDialog />
      <LazyTagsDialog />
      <RestoreDialog />
      <JoinDialog />
      <NoticeStack onNotice={props.onNotice} />
      {props.children !== undefined && <HostPart>{props.children}</HostPart>}
    </Root>
  );
}
