import { useLocale, useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import { ConfirmDeletion } from '../../controls/Confirmation';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
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
  const { state, start, pause, resume, stop, reset } = recorder;
  const [isLeaving, setIsLeaving] = useState(false);
  const { step } = state;
  const hasContent = step === 'recording' || step === 'paused' || step === 'done';
  const close = () => (hasContent ? setIsLeaving(true) : closeMediaNote());
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasContent) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasContent]);
  const save = () => {
    if (state.step !== 'done') return;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
      clock.now(),
    );
    const extension = state.file.type.includes('mp4') ? 'mp4' : 'webm';
    const name = `${t('mediaNotes.name', { date })}.${extension}`;
    attachFiles(selectionId, [{ name, data: state.file }], 'media_note');
    closeMediaNote();
  };
  return (
    <Dialog title={t('mediaNotes.add')} onClose={close}>
      <div className={css['form']}>
        <RecordingView recorder={recorder} />
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
                <Button onClick={reset}>{t('mediaNotes.again')}</Button>
                <Button look="primary" autoFocus onClick={save}>
                  {t('save')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
