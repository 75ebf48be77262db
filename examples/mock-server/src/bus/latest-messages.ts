import type { Bus, BusMessages } from './bus';

/** The newest messages of a topic, each under a number: how far something is that may run on another server. */
export interface LatestMessages<Message> {
  /** Undefined where none has come, or too many others since. */
  of(key: number): Message | undefined;
}

/** Messages that are kept; beyond them, the oldest one goes. */
const MOST_KEPT = 1_000;

/** Listens to a topic as long as the bus is open. */
export function createLatestMessages<Topic extends keyof BusMessages>(
  bus: Bus,
  topic: Topic,
  keyOf: (message: BusMessages[Topic]) => number,
): LatestMessages<BusMessages[Topic]> {
  const latest = new Map<number, BusMessages[Topic]>();
  bus.subscribe(topic, (message) => {
    const key = keyOf(message);
    latest.delete(key);
    latest.set(key, message);
    const [first] = latest.keys();
    if (latest.size > MOST_KEPT && first !== undefined) latest.delete(first);
  });
  return { of: (key) => latest.get(key) };
}
