import { afterEach } from 'vitest';
import type { LiveEvent } from '../../contract/index';
import type { LiveCloseReason, LiveStatus } from '../../live/live-connection';
import type { Actor, World } from './world';

/** Makes connections to the live channel that record what they receive, and closes them after each test. */
export function liveListeners(world: World) {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** Opens a connection and records what it receives; `until` resolves as soon as the record meets a condition. */
  return function listen(actor: Pick<Actor, 'token'>, codeId?: number, clientId?: string) {
    const events: LiveEvent[] = [];
    const received: LiveEvent[] = [];
    let status: LiveStatus = 'connecting';
    let reason: LiveCloseReason | undefined;
    let present: readonly number[] = [];
    const waiting = new Set<() => void>();
    const noted = () => {
      for (const check of [...waiting]) check();
    };
    const connection = world.harness().connectLive({
      token: actor.token,
      ...(codeId !== undefined && { codeId }),
      ...(clientId !== undefined && { clientId }),
    });
    connection.subscribe({
      onEvent: (event) => {
        if (!event.name.startsWith('USER/')) received.push(event);
        if (event.seq !== undefined) events.push(event);
        noted();
      },
      onReload: noted,
    });
    connection.onPresence((users) => {
      present = users.map(({ id }) => id);
      noted();
    });
    connection.onStatus((now, why) => {
      [status, reason] = [now, why];
      noted();
    });
    stops.push(() => connection.close());
    const notes = {
      events,
      /** Those without a number, too, but for who comes and goes. */
      received,
      names: () => events.map(({ name }) => name),
      status: () => status,
      reason: () => reason,
      present: () => present,
      close: () => connection.close(),
      until: (condition: () => boolean) =>
        new Promise<void>((resolve) => {
          const check = () => {
            if (!condition()) return;
            waiting.delete(check);
            resolve();
          };
          waiting.add(check);
          check();
        }),
    };
    return notes;
  };
}
