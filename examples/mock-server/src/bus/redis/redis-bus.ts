import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RedisConnections } from '../../redis/connect-redis';
import type { Bus, BusMessages } from '../bus';
import { createInProcessBus } from '../in-process/in-process-bus';

/** What goes through Redis: who says it, and what; without a topic that some of what was said before did not get through. */
const envelopeSchema = z.object({
  from: z.string(),
  topic: z.string().optional(),
  message: z.record(z.string(), z.unknown()).optional(),
});

/**
 * A bus between all servers on one Redis. This server's own listeners hear a message at once, the others through Redis: so everybody hears what one server
 * publishes in its order. While Redis is away, the servers hear themselves only; when it is back, all learn that there was a gap.
 */
export async function createRedisBus({ commands, listening, prefix }: RedisConnections): Promise<Bus> {
  const here = createInProcessBus();
  const gaps = new Set<() => void>();
  const self = randomUUID();
  const channel = `${prefix}bus`;
  /** Whether something of ours did not reach the others. */
  let hasLost = false;
  let closed = false;

  const noticeGap = (): void => {
    for (const listener of gaps) listener();
  };

  function send(envelope: z.infer<typeof envelopeSchema>): void {
    commands.publish(channel, JSON.stringify(envelope)).catch(() => (hasLost = true));
  }

  function receive(text: string): void {
    const envelope = parseEnvelope(text);
    if (closed || !envelope || envelope.from === self) return;
    if (envelope.topic === undefined) noticeGap();
    // Another release may know topics that nobody listens to here.
    else here.publish(envelope.topic as keyof BusMessages, envelope.message as never);
  }

  function reportLoss(): void {
    if (!hasLost || closed) return;
    hasLost = false;
    send({ from: self });
  }

  await listening.subscribe(channel, receive);
  // From now on; the library subscribes again by itself, and what was said meanwhile is gone.
  listening.on('ready', noticeGap);
  commands.on('ready', reportLoss);

  return {
    publish(topic, message) {
      here.publish(topic, message);
      if (!closed) send({ from: self, topic, message: { ...message } });
    },
    subscribe: here.subscribe,
    onGap(listener) {
      gaps.add(listener);
      return () => void gaps.delete(listener);
    },
    close() {
      closed = true;
      listening.off('ready', noticeGap);
      commands.off('ready', reportLoss);
      gaps.clear();
      here.close();
    },
  };
}

function parseEnvelope(text: string): z.infer<typeof envelopeSchema> | undefined {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
