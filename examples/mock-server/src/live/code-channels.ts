import type { Bus } from '../bus/bus';
import type { ServerLog } from '../log/server-log';
import type { ServerStorage } from '../tables/tables';
import { beginListening, readListening } from '../permissions/log-floor';
import { createCodeChannel, type CodeChannel } from './code-channel';
import { exchangePresence } from './exchange-presence';
import type { PresentData } from './log-frames';

/** What the channels work with. */
export interface CodeChannelsParts {
  readonly storage: ServerStorage;
  readonly bus: Bus;
  readonly log: ServerLog;
  readonly presentData: PresentData;
}

/** The open channels of Codes; one is closed when its last member has left. */
export interface CodeChannels {
  /** The channel of a Code, opened where it is not, for a user who may listen; undefined where there is no such Code for them. */
  open(codeId: number, userId: number): Promise<CodeChannel | undefined>;
  /** The channel of a Code where it is open. */
  find(codeId: number): Promise<CodeChannel | undefined>;
  /** All that are open. */
  all(): Promise<readonly CodeChannel[]>;
  /** Closes all of them. */
  close(): Promise<void>;
}

/** Makes the list of open channels. */
export function createCodeChannels({ storage, bus, log, presentData }: CodeChannelsParts): CodeChannels {
  const { accounts } = storage;
  const channels = new Map<number, Promise<CodeChannel | undefined>>();
  const find = async (codeId: number): Promise<CodeChannel | undefined> => channels.get(codeId);
  const all = async (): Promise<readonly CodeChannel[]> =>
    (await Promise.all(channels.values())).filter((channel) => channel !== undefined);
  const exchange = exchangePresence(bus, { find, all });
  const listeningOf = (codeId: number, userId: number) =>
    accounts.read((reader) => readListening(reader, codeId, userId));

  function channelOf(codeId: number): Promise<CodeChannel | undefined> {
    const known = channels.get(codeId);
    if (known) return known;
    const opened = storage.code(codeId).then(
      (partition) =>
        partition &&
        createCodeChannel({
          codeId,
          partition,
          presentData,
          listeningOf: (userId) => listeningOf(codeId, userId),
          async beginListening(userId) {
            const listening = await listeningOf(codeId, userId);
            if (!listening || listening.floor !== undefined) return listening;
            return accounts.transact((transaction) =>
              beginListening(transaction, codeId, userId, () => partition.lastSeq()),
            );
          },
          onPresence: (present) => exchange.report(codeId, present),
          // A channel that could not be opened is forgotten where it was asked for.
          onEmpty: () => void dropIfEmpty(codeId).catch(() => undefined),
          onError: (error) => log.error({ err: error, codeId }, 'the live channel of a Code failed'),
        }),
    );
    channels.set(codeId, opened);
    exchange.opened(codeId);
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
    async open(codeId, userId) {
      if (!(await listeningOf(codeId, userId))) return undefined;
      for (;;) {
        const opened = channelOf(codeId);
        const channel = await opened;
        // One that is being closed, because its last member left meanwhile, is opened again.
        if (!channel || channels.get(codeId) === opened) return channel;
      }
    },
    find,
    all,
    async close() {
      for (const channel of channels.values()) (await channel)?.close();
      exchange.stop();
    },
  };
}
