import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../bus/bus';
import { createInProcessBus } from '../bus/in-process/in-process-bus';
import type { CodeChannel } from './code-channel';
import { exchangePresence } from './exchange-presence';

const ADA = { user: { id: 7, name: 'Ada' }, isOwner: true };

describe('servers that exchange who is present', () => {
  let bus: Bus;
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    bus = createInProcessBus();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A server with the channel of Code 1 open, or of none. */
  function server(isOpen = true) {
    const presence = { receive: vi.fn(), forgetBefore: vi.fn(), report: vi.fn() };
    const channel: CodeChannel = {
      presence,
      join: async () => true,
      notifyOwner() {},
      broadcast() {},
      recheck: async () => undefined,
      isEmpty: () => false,
      close() {},
    };
    const exchange = exchangePresence(bus, {
      find: async (codeId) => (isOpen && codeId === 1 ? channel : undefined),
      all: async () => (isOpen ? [channel] : []),
    });
    return { exchange, ...presence };
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('ask each other when a channel is opened, and nobody themselves', async () => {
    const [opening, other] = [server(), server()];
    opening.exchange.opened(1);
    await settle();
    expect(other.report).toHaveBeenCalledTimes(1);
    expect(opening.report).not.toHaveBeenCalled();
  });

  it('take what the others report, where they have that channel open', async () => {
    const [reporting, other, idle] = [server(), server(), server(false)];
    reporting.exchange.report(1, [ADA]);
    reporting.exchange.report(2, [ADA]);
    await settle();
    expect(other.receive.mock.calls).toEqual([[expect.any(String), [ADA], 1_000_000]]);
    expect(reporting.receive).not.toHaveBeenCalled();
    expect(idle.receive).not.toHaveBeenCalled();
  });

  it('report again every twenty seconds, and forget who has said nothing for a minute', async () => {
    const { exchange, report, forgetBefore } = server();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(report).toHaveBeenCalledTimes(1);
    expect(forgetBefore).toHaveBeenCalledWith(1_020_000 - 60_000);
    exchange.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(report).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
