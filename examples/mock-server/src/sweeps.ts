import type { ServerConfig } from './config/config';
import type { Ports } from './ports';
import { removeExpiredLinks } from './resources/auth/expired-links';
import type { Services } from './services';

/** Milliseconds between removals of unused files, of what was deleted and of what ran out. */
const SWEEP_MS = 3_600_000;

/** Does every hour what nobody calls for; gives what ends that. */
export function startSweeps(
  services: Services,
  { storage: { accounts } }: Pick<Ports, 'storage'>,
  { watch }: Pick<ServerConfig, 'watch'>,
  now: () => Date,
): () => void {
  const { background } = services;
  const sweep = setInterval(() => {
    background.start('removal of unused files', () => services.ledger.sweep());
    background.start('removal of sessions that are over', () => services.sessions.endExpired());
    background.start('removal of links that ran out', () => removeExpiredLinks(accounts, now));
    background.start('mails of the day', () => services.dailyMail.send());
    background.start('mails that were not sent', () => services.notificationMails.resume());
    background.start('emptying of bins', () => services.bins.empty());
    background.start('emptying of recycle bins', () => services.codeBin.sweep());
    if (watch) background.start('looking for new laws', () => services.watch.run());
    services.flow.catchUp();
  }, SWEEP_MS);
  sweep.unref();
  return () => clearInterval(sweep);
}
