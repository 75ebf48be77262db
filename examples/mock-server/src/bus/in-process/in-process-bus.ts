import { EventEmitter } from 'node:events';
import type { Bus } from '../bus';

/** A bus within one process. */
export function createInProcessBus(): Bus {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish(topic, message) {
      emitter.emit(topic, message);
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
    // There is nobody else whose messages could be lost.
    onGap: () => () => undefined,
    close() {
      emitter.removeAllListeners();
    },
  };
}
