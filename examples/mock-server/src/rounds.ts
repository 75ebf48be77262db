import type { ServerConfig } from './config/config';
import { ROUNDS, type Round } from './jobs/job-kinds';
import type { Ports } from './ports';
import { removeExpiredLinks } from './resources/auth/expired-links';
import type { Services } from './services';

/** Seconds in which each round is made once, over all servers. */
const EACH_SECONDS = 3_600;

/** Milliseconds between two looks whether a round is due. */
const LOOK_MS = 300_000;

/** What is done in each round. */
function worksOf(
  services: Services,
  { storage: { accounts } }: Pick<Ports, 'storage'>,
  now: () => Date,
): Readonly<Record<Round, () => Promise<void>>> {
  return {
    'unused files': () => services.ledger.sweep(),
    'ended sessions': () => services.sessions.endExpired(),
    'expired links': () => removeExpiredLinks(accounts, now),
    'mails of the day': () => services.dailyMail.send(),
    'unsent mails': () => services.notificationMails.resume(),
    bins: () => services.bins.empty(),
    'recycle bins': () => services.codeBin.sweep(),
    'new laws': () => services.watch.run(),
    copies: async () => services.flow.catchUp(),
    comparisons: () => services.comparisons.resume(),
    imports: () => services.imports.resume(),
  };
}

/** The rounds of a server. */
export interface Rounds {
  /** Adds those that are due, unless another server has. */
  look(): Promise<void>;
  /** Looks no more. */
  stop(): void;
}

/** Has done once an hour, by whichever server, what nobody calls for. Looks now and then whether it is due, from five minutes after the start on. */
export function createRounds(
  services: Services,
  ports: Pick<Ports, 'storage' | 'jobs'>,
  { watch }: Pick<ServerConfig, 'watch'>,
  now: () => Date,
): Rounds {
  const { jobs } = ports;
  const works = worksOf(services, ports, now);
  jobs.handle('round', ({ name }) => works[name]());
  const wanted = ROUNDS.filter((name) => watch || name !== 'new laws');
  const look = async (): Promise<void> => {
    for (const name of wanted) await jobs.add('round', name, { name }, { onceInSeconds: EACH_SECONDS });
  };
  const timer = setInterval(() => services.background.start('rounds', look), LOOK_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}
