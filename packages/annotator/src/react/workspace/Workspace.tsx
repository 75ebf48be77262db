import { useTranslate } from '@glossator/i18n';
import { useState, type ReactNode } from 'react';
import { selectActiveDocument } from '../../core/documents/selectors';
import { useAnnotatorState } from '../annotator/context/annotator-context';
import type { AnnotatorNotice } from '../annotator/context/annotator-props';
import { DialogsContext, type AnnotatorDialog } from '../annotator/context/dialogs-context';
import { PlacedPartsContext, PlacePartContext, useMadePlacedParts } from '../annotator/slots/placed-parts';
import { HostPart } from '../controls/HostPart';
import { Root } from '../controls/Root';
import { MediaNoteRecorder } from '../features/media-notes/MediaNoteRecorder';
import { NoticeStack } from '../features/notices/NoticeStack';
import { LazyShareDialog } from '../features/sharing/LazyShareDialog';
import { LazyTagsDialog } from '../features/tags/LazyTagsDialog';
import { RestoreDialog } from '../features/versions/RestoreDialog';
import { JoinDialog } from '../features/visibility/JoinDialog';
import { Dialogs } from './Dialogs';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useAwaitedTexts } from './use-awaited-texts';

interface WorkspaceProps {
  readonly theme: 'light' | 'dark' | 'auto';
  readonly locale: string;
  readonly autoFocus: boolean;
  readonly onNotice: ((notice: AnnotatorNotice) => void) | undefined;
  /** The parts of the annotator, arranged. */
  readonly layout: ReactNode;
  /** The host's, over everything else. */
  readonly children: ReactNode;
}

/** The root of an annotator: its parts as they are arranged, its keys, and what lies over the parts. */
export function Workspace({ layout, children, onNotice, ...root }: WorkspaceProps) {
  const t = useTranslate('annotator');
  const title = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const [dialog, setDialog] = useState<AnnotatorDialog>();
  const [placed, place] = useMadePlacedParts();
  useAwaitedTexts();
  const onKeyDown = useShortcuts(placed.includes('update'), setDialog);
  return (
    <Root label={t('label', { title })} onKeyDown={onKeyDown} {...root}>
      <DialogsContext.Provider value={setDialog}>
        <PlacePartContext.Provider value={place}>
          <PlacedPartsContext.Provider value={placed}>{layout}</PlacedPartsContext.Provider>
        </PlacePartContext.Provider>
        <Dialogs open={dialog} onClose={() => setDialog(undefined)} />
        <MediaNoteRecorder />
        <LazyShareDialog />
        <LazyTagsDialog />
        <RestoreDialog />
        <JoinDialog />
        <NoticeStack onNotice={onNotice} />
        {children !== undefined && <HostPart>{children}</HostPart>}
      </DialogsContext.Provider>
    </Root>
  );
}
