import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from './bus';

/** One adapter under test: `create` gives the bus as two servers see it (the same one where there is but one) and what undoes it. */
export interface BusAdapter {
  readonly name: string;
  create(): Promise<{ readonly here: Bus; readonly there: Bus; destroy(): Promise<void> }>;
}

/** What every bus must do (the promises of `Bus`), for each adapter in the table. */
export function describeBuses(adapters: readonly BusAdapter[]): void {
  describe.each(adapters)('$name keeps the promises of Bus', ({ create }) => {
    let here: Bus;
    let there: Bus;
    let destroy: () => Promise<void>;

    beforeEach(async () => ({ here, there, destroy } = await create()));
    afterEach(async () => {
      here.close();
      there.close();
      await destroy();
    });

    /** The ids of Codes that `bus` gets, until `last` has come. */
    function receivedBy(bus: Bus, last: number) {
      const codeIds: number[] = [];
      const stop = bus.subscribe('access-changed', ({ codeId }) => void codeIds.push(codeId));
      const whole = async (): Promise<readonly number[]> => {
        await vi.waitFor(() => expect(codeIds).toContain(last), { timeout: 10_000 });
        return codeIds;
      };
      return { codeIds, stop, whole };
    }
    const say = (bus: Bus, codeId: number) => bus.publish('access-changed', { codeId });

    it('brings a message to all who listen to its topic, once, and to nobody else', async () => {
      const listeners = [receivedBy(here, 100), receivedBy(there, 100), receivedBy(there, 100)];
      const others = vi.fn();
      there.subscribe('session-ended', others);
      const arrived = receivedBy(there, 99);
      say(here, 1);
      say(here, 99);
      await arrived.whole();
      // What comes back from there has passed everything that was said before.
      say(there, 100);
      for (const { whole } of listeners) expect(await whole()).toEqual([1, 99, 100]);
      expect(others).not.toHaveBeenCalled();
    });

    it('keeps the order in which a server published, over all topics', async () => {
      const received: unknown[] = [];
      there.subscribe('access-changed', ({ codeId }) => void received.push(codeId));
      there.subscribe('session-ended', ({ sessionId }) => void received.push(sessionId));
      for (let number = 0; number < 500; number += 1) {
        say(here, number);
        here.publish('session-ended', { sessionId: `s${number}` });
      }
      await vi.waitFor(() => expect(received).toHaveLength(1_000), { timeout: 10_000 });
      expect(received).toEqual(Array.from({ length: 500 }, (_, number) => [number, `s${number}`]).flat());
    });

    it('tells those in the same server before it returns', () => {
      const { codeIds } = receivedBy(here, 1);
      say(here, 1);
      expect(codeIds).toEqual([1]);
    });

    it('brings a message as it was published', async () => {
      const received = vi.fn();
      there.subscribe('own-access-changed', received);
      const message = { codeId: 7, userId: 8, access: 'organize' } as const;
      here.publish('own-access-changed', message);
      await vi.waitFor(() => expect(received).toHaveBeenCalledWith(message), { timeout: 10_000 });
    });

    it('keeps nothing for those who come later', async () => {
      const first = receivedBy(there, 1);
      say(here, 1);
      await first.whole();
      const later = receivedBy(there, 2);
      say(here, 2);
      expect(await later.whole()).toEqual([2]);
    });

    it('tells nobody who has stopped listening, and goes on telling others', async () => {
      const stopped = receivedBy(there, 1);
      const other = receivedBy(there, 2);
      say(here, 1);
      await stopped.whole();
      stopped.stop();
      say(here, 2);
      await other.whole();
      expect(stopped.codeIds).toEqual([1]);
    });
  });
}
