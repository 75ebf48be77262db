/** What is recorded. */
export type MediaKind = 'audio' | 'video';

/** Containers in the order in which they are wanted (specification section 9; mp4 where a browser cannot write webm). */
const TYPES: Readonly<Record<MediaKind, readonly string[]>> = {
  audio: ['audio/webm;codecs=opus', 'audio/mp4'],
  video: ['video/webm;codecs=vp8,opus', 'video/mp4'],
};

/** A recording in progress. */
export interface MediaRecording {
  /** What the camera sees, to be shown while it is recorded. */
  readonly stream: MediaStream;
  /** How loud it is now, from 0 to 1. */
  level(): number;
  pause(): void;
  resume(): void;
  /** Ends it and gives what was recorded. */
  stop(): Promise<Blob>;
  /** Ends it and lets go of the devices; nothing is kept. Can be called at any time. */
  destroy(): void;
}

/** Begins to record. Rejects where there are no devices, or the user does not let them be used. */
export async function startRecording(kind: MediaKind): Promise<MediaRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: kind === 'video' });
  const mimeType = TYPES[kind].find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.start(1000);

  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    if (context.state !== 'closed') void context.close();
  };
  return {
    stream,
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * 3);
    },
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          release();
          resolve(new Blob(parts, { type: recorder.mimeType }));
        });
        recorder.stop();
      }),
    destroy() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}
