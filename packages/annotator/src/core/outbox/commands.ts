import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { createDurableOutbox } from './durable-outbox';

/** What is done about changes on their way to the server. */
export interface OutboxCommands {
  /** Sends again what could not be delivered, and reads again what could not be read: the connection may be back. */
  readonly retry: () => void;
}

/** Makes the outbox work: it sends, and keeps over the end of the page what is not sent. */
export function createOutbox(context: CommandContext): AnnotatorParts<OutboxCommands> {
  const { dispatch, queue, outboxStore, announce } = context;
  const durable = outboxStore && createDurableOutbox({ ...context, store: outboxStore });
  let stopSending: (() => void) | undefined;
  const retry = () => {
    announce('reconnect');
    announce('reload');
  };
  return {
    commands: { retry },
    start() {
      stopSending = queue.start();
      if (!durable) dispatch({ type: 'outbox/keptOrNot', origin: 'local', areKept: false });
    },
    afterEvent(event) {
      // What another user left unsaved stays stored: it is not forgotten with what is shown.
      if (event.type === 'documents/reset') durable?.close();
      durable?.follow();
    },
    reconnect: () => queue.retry(),
    refresh: retry,
    stop() {
      stopSending?.();
      durable?.close();
    },
  };
}
