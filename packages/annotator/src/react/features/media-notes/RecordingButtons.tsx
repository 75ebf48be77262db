import { useTranslate } from '@glossator/i18n';
import { Button } from '../../controls/Button';
import css from './glossator-media-notes.module.css';
import type { Recorder } from './use-recorder';

interface RecordingButtonsProps {
  readonly recorder: Recorder;
  /** Whether it can be saved with its highlight; else it is downloaded. */
  readonly canSave: boolean;
  readonly onSave: () => void;
}

/** What can be done with a recording, by how far it is. */
export function RecordingButtons({ recorder, canSave, onSave }: RecordingButtonsProps) {
  const t = useTranslate('annotator');
  const { start, pause, resume, stop, reset } = recorder;
  const { step } = recorder.state;
  return (
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
          {canSave && <Button onClick={reset}>{t('mediaNotes.again')}</Button>}
          <Button look="primary" autoFocus onClick={onSave}>
            {t(canSave ? 'save' : 'mediaNotes.download')}
          </Button>
        </>
      )}
    </div>
  );
}
