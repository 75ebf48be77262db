import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import css from './glossator-media-notes.module.css';
import type { Recorder } from './use-recorder';

/** What a recording looks and sounds like: the camera's picture, the level and the time, and then the recording itself. */
export function RecordingView({ recorder }: { readonly recorder: Recorder }) {
  const t = useTranslate('annotator');
  const { state, seconds, level } = recorder;
  const stream = 'recording' in state && state.kind === 'video' ? state.recording.stream : undefined;
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      if (element && stream) element.srcObject = stream;
    },
    [stream],
  );
  if (state.step === 'failed')
    return (
      <p role="alert" className={css['trouble']}>
        {t('mediaNotes.noDevices')}
      </p>
    );
  if (state.step === 'done')
    return state.kind === 'video' ? (
      <video className={css['video']} src={state.url} aria-label={t('mediaNotes.playback')} controls />
    ) : (
      <audio className={css['audio']} src={state.url} aria-label={t('mediaNotes.playback')} controls />
    );
  if (!('recording' in state)) return <p className={css['hint']}>{t('mediaNotes.hint')}</p>;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      {stream && <video ref={show} className={css['video']} autoPlay muted playsInline />}
      <div className={css['meter']}>
        <meter aria-label={t('mediaNotes.level')} min={0} max={1} value={level} />
        <span role="timer" aria-label={t('mediaNotes.time', { time })}>
          {time}
        </span>
      </div>
    </>
  );
}
