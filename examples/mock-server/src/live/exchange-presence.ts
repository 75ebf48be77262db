import { randomUUID } from 'node:crypto';
import type { Bus, PresentUser } from '../bus/bus';
import type { CodeChannel } from './code-channel';

/** What servers report to each other of who is on the channels of Codes. */
export interface PresenceExchange {
  /** A channel was opened here: asks the others who is on it with them. */
  opened(codeId: number): void;
  /** Reports to the others who is on a channel here by now. */
  report(codeId: number, present: readonly PresentUser[]): void;
  stop(): void;
}

/** The channels that are open here. */
interface OpenChannels {
  find(codeId: number): Promise<CodeChannel | undefined>;
  all(): Promise<readonly CodeChannel[]>;
}

/** Milliseconds between two words of a server about its channels, though nothing has changed. */
const REPEAT_MS = 20_000;
/** Milliseconds of silence after which nobody is taken to be on a channel with another server: it was killed, or cut off. */
const SILENCE_MS = 3 * REPEAT_MS;

/**
 * Keeps the channels of Codes informed of who is on them in other servers, over the bus: nothing is stored anywhere, so that nothing of a server that was killed has to be
 * cleaned up.
 */
export function exchangePresence(bus: Bus, channels: OpenChannels): PresenceExchange {
  const self = randomUUID();
  const withChannel = (codeId: number, use: (channel: CodeChannel) => void): void => {
    channels.find(codeId).then(
      (channel) => channel && use(channel),
      // It could not be opened: nobody is on it.
      () => undefined,
    );
  };
  const withAll = (use: (channel: CodeChannel) => void): void => {
    channels.all().then(
      (open) => open.forEach(use),
      () => undefined,
    );
  };
  const stops = [
    bus.subscribe('presence', ({ server, codeId, present }) => {
      if (server !== self)
        withChannel(codeId, (channel) => channel.presence.receive(server, present, Date.now()));
    }),
    bus.subscribe('presence-asked', ({ server, codeId }) => {
      if (server !== self) withChannel(codeId, (channel) => channel.presence.report());
    }),
  ];
  const repeat = setInterval(() => {
    withAll((channel) => {
      channel.presence.report();
      channel.presence.forgetBefore(Date.now() - SILENCE_MS);
    });
  }, REPEAT_MS);
  repeat.unref();

  return {
    opened: (codeId) => bus.publish('presence-asked', { server: self, codeId }),
    report: (codeId, present) => bus.publish('presence', { server: self, codeId, present }),
    stop() {
      clearInterval(repeat);
      for (const stop of stops) stop();
    },
  };
}
