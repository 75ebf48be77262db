import type { ServerLog } from '../log/server-log';
import type { ServerStorage } from '../tables/tables';
import { createCodeChannel, type CodeChannel } from './code-channel';

/** What the channels work with. */
export interface CodeChannelsParts {
  readonly storage: ServerStorage;
  readonly log: ServerLog;
  /** Whether a user may subscribe to the channel of a Code. */
  mayListen(codeId: number, userId: number): Promise<boolean>;
}

/** The open channels of Codes; one is closed when its last member has left. */
export interface CodeChannels {
  /** The channel of a Code, opened where it is not; undefined where there is no such Code. */
  open(codeId: number): Promise<CodeChannel | undefined>;
  /** The channel of a Code where it is open. */
  find(codeId: number): Promise<CodeChannel | undefined>;
  /** Closes all of them. */
  close(): Promise<void>;
}

/** Makes the list of open channels. */
export function createCodeChannels({ storage, log, mayListen }: CodeChannelsParts): CodeChannels {
  const channels = new Map<number, Promise<CodeChannel | undefined>>();

  function channelOf(codeId: number): Promise<CodeChannel | undefined> {
    const known = channels.get(codeId);
    if (known) return known;
    const opened = storage.code(codeId).then(
      (partition) =>
        partition &&
        createCodeChannel({
          codeId,
          partition,
          mayListen: (userId) => mayListen(codeId, userId),
          // A channel that could not be opened is forgotten where it was asked for.
          onEmpty: () => void dropIfEmpty(codeId).catch(() => undefined),
          onError: (error) => log.error({ err: error, codeId }, 'the live channel of a Code failed'),
        }),
    );
    channels.set(codeId, opened);
    const forget = (): void => {
      if (channels.get(codeId) === opened) channels.delete(codeId);
    };
    opened.then((channel) => channel ?? forget(), forget);
    return opened;
  }

  async function dropIfEmpty(codeId: number): Promise<void> {
    const opened = channels.get(codeId);
    const channel = await opened;
    if (!channel?.isEmpty() || channels.get(codeId) !== opened) return;
    channels.delete(codeId);
    channel.close();
  }

  return {
    async open(codeId) {
      for (;;) {
        const opened = channelOf(codeId);
        const channel = await opened;
        // One that is being closed, because its last member left meanwhile, is opened again.
        if (!channel || channels.get(codeId) === opened) return channel;
      }
    },
    find: async (codeId) => channels.get(codeId),
    async close() {
      for (const channel of channels.values()) (await channel)?.close();
    },
  };
}
