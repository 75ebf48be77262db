import { useEffect, useRef, useState } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { startRecording, type MediaKind, type MediaRecording } from './media-recording';

/** How far a recording is. */
export type RecorderState =
  | { readonly step: 'idle' | 'starting' | 'failed' }
  | { readonly step: 'recording' | 'paused'; readonly kind: MediaKind; readonly recording: MediaRecording }
  | { readonly step: 'done'; readonly kind: MediaKind; readonly file: Blob; readonly url: string };

/** A recorder for one form: it lets go of the devices with it. */
export interface Recorder {
  readonly state: RecorderState;
  /** Seconds recorded so far. */
  readonly seconds: number;
  /** From 0 to 1. */
  readonly level: number;
  readonly start: (kind: MediaKind) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly reset: () => void;
}

/** Milliseconds between two looks at the level. */
const TICK = 100;

/** Records sound or film with the browser's devices. */
export function useRecorder(): Recorder {
  const { clock, log } = useAnnotatorContext();
  const [state, setState] = useState<RecorderState>({ step: 'idle' });
  const [meter, setMeter] = useState({ milliseconds: 0, level: 0 });
  const isGone = useRef(false);
  const { step } = state;
  const recording = 'recording' in state ? state.recording : undefined;
  const url = 'url' in state ? state.url : undefined;

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  useEffect(() => () => recording?.destroy(), [recording]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  useEffect(() => {
    if (!recording || step !== 'recording') return undefined;
    let last = clock.now();
    let cancel: (() => void) | undefined;
    const look = () => {
      const now = clock.now();
      const passed = now - last;
      last = now;
      setMeter(({ milliseconds }) => ({ milliseconds: milliseconds + passed, level: recording.level() }));
      cancel = clock.after(TICK, look);
    };
    cancel = clock.after(TICK, look);
    return () => cancel?.();
  }, [clock, recording, step]);

  const begin = async (kind: MediaKind) => {
    setState({ step: 'starting' });
    setMeter({ milliseconds: 0, level: 0 });
    try {
      const started = await startRecording(kind);
      if (isGone.current) started.destroy();
      else setState({ step: 'recording', kind, recording: started });
    } catch (error) {
      log.warn('No devices to record with', error);
      setState({ step: 'failed' });
    }
  };
  const finish = async () => {
    if (!('recording' in state)) return;
    const { kind } = state;
    const file = await state.recording.stop();
    if (!isGone.current) setState({ step: 'done', kind, file, url: URL.createObjectURL(file) });
  };
  return {
    state,
    seconds: Math.floor(meter.milliseconds / 1000),
    level: step === 'recording' ? meter.level : 0,
    start: (kind) => void begin(kind),
    pause() {
      if (!('recording' in state)) return;
      state.recording.pause();
      setState({ ...state, step: 'paused' });
    },
    resume() {
      if (!('recording' in state)) return;
      state.recording.resume();
      setState({ ...state, step: 'recording' });
    },
    stop: () => void finish(),
    reset: () => setState({ step: 'idle' }),
  };
}
