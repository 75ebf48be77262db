import { LIVE_PING_MS, LIVE_SILENCE_MS } from '../contract/live-channel';

/** Keeps an open connection alive, and notices when it is dead. */
export interface Heartbeat {
  start(): void;
  /** Something was received. */
  received(): void;
  stop(): void;
}

/** Makes a heartbeat that pings once it is started, and reports when nothing has been received for too long. */
export function createHeartbeat({
  ping,
  onSilence,
}: {
  readonly ping: () => void;
  readonly onSilence: () => void;
}): Heartbeat {
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const received = (): void => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(onSilence, LIVE_SILENCE_MS);
  };
  return {
    received,
    start() {
      received();
      clearInterval(pingTimer);
      pingTimer = setInterval(ping, LIVE_PING_MS);
    },
    stop() {
      clearInterval(pingTimer);
      clearTimeout(silenceTimer);
    },
  };
}
