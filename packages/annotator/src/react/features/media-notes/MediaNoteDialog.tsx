import { dateLocale, useLocale, useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { ConfirmDeletion } from '../../controls/Confirmation';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { useUnfinished } from '../../annotator/context/unfinished-context';
import { Button } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import { saveFile } from '../../controls/save-file';
import css from './glossator-media-notes.module.css';
import { RecordingView } from './RecordingView';
import { useRecorder } from './use-recorder';

/** The form for media notes, where it is open. */
export function MediaNoteDialog() {
  const selectionId = useAnnotatorState(({ attachments }) => attachments.mediaNoteFor);
  return selectionId === undefined ? null : <OpenForm selectionId={selectionId} />;
}

function OpenForm({ selectionId }: { readonly selectionId: number }) {
  const t = useTranslate('annotator');
  const locale = useLocale();
  const { clock } = useAnnotatorContext();
  const { closeMediaNote, attach: attachFiles } = useCommands().attachments;
  const recorder = useRecorder();
  const { state, seconds, start, pause, resume, stop, reset } = recorder;
  const [isLeaving, setIsLeaving] = useState(false);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const { step } = state;
  const hasContent = step === 'recording' || step === 'paused' || step === 'done';
  const close = () => (hasContent ? setIsLeaving(true) : closeMediaNote());
  // A recording stays where the access goes: it can still be listened to, and downloaded.
  useUnfinished({ needs: 'annotate', close: () => (hasContent ? undefined : closeMediaNote()) });
  useLeaveWarning(hasContent);
  const save = () => {
    if (state.step !== 'done') return;
    const date = new Intl.DateTimeFormat(dateLocale(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(clock.now());
    const extension = state.file.type.includes('mp4') ? 'mp4' : 'webm';
    const length = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
    const name = `${t('mediaNotes.name', { date, ...length })}.${extension}`;
    if (canAnnotate) attachFiles(selectionId, [{ name, data: state.file }], 'media_note');
    else saveFile(state.file, name, clock);
    closeMediaNote();
  };
  return (
    <Dialog title={t('mediaNotes.add')} onClose={close}>
      <div className={css['form']}>
        <RecordingView recorder={recorder} />
        {!canAnnotate && (
          <p role="alert" className={css['trouble']}>
            {t('mediaNotes.notAllowed')}
          </p>
        )}
        {isLeaving ? (
          <ConfirmDeletion
            question={t('mediaNotes.leaveQuestion')}
            words={{ cancel: t('mediaNotes.stay'), confirm: t('comments.discard') }}
            onCancel={() => setIsLeaving(false)}
            onConfirm={closeMediaNote}
          />
        ) : (
          <div className={css['foot']}>
            {(step === 'idle' || step === 'failed') && (
              <>
                <Button look="primary" onClick={() => start('audio')}>
                  {t('mediaNotes.audio')}
                </Button>
                <Button onClick={() => start('video')}>{t('mediaNotes.video')}</Button>
              </>
            )}
            {(step === 'recording' || step === 'paused') && (
              <>
                {/* One button for both, which keeps the focus: without it the keys would go nowhere. */}
                <Button onClick={step === 'recording' ? pause : resume}>
                  {t(step === 'recording' ? 'mediaNotes.pause' : 'mediaNotes.resume')}
                </Button>
                <Button look="primary" autoFocus onClick={stop}>
                  {t('mediaNotes.stop')}
                </Button>
              </>
            )}
            {step === 'done' && (
              <>
                {canAnnotate && <Button onClick={reset}>{t('mediaNotes.again')}</Button>}
                <Button look="primary" autoFocus onClick={save}>
                  {t(canAnnotate ? 'save' : 'mediaNotes.download')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Has the browser ask before the page is left. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isNeeded) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
