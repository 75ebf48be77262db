import type { BackgroundWork } from '../../background/background-work';
import type { Bus } from '../../bus/bus';
import type { Jobs } from '../../jobs/jobs';
import type { RateLimiters } from '../../limits/rate-limiters';
import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import type { AccountsPartition } from '../../tables/tables';
import { createDailyMail, type DailyMail } from './daily-mail';
import { createNotificationMails, type NotificationMails } from './notification-mails';
import { createNotifier, type Notifier } from './notifier';

/** What notifies users, in the app and by mail. */
export interface NotificationServices {
  readonly notifier: Notifier;
  readonly notificationMails: NotificationMails;
  readonly dailyMail: DailyMail;
}

/** What they are made with; `publicUrl` tells where people reach the server. */
export interface NotificationServicesParts {
  readonly accounts: AccountsPartition;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly limiters: RateLimiters;
  readonly mailer: Mailer;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
  readonly publicUrl: () => string;
  readonly now: () => Date;
  readonly config: { readonly rates: { readonly mail: number } };
}

/** Makes them. */
export function createNotificationServices(parts: NotificationServicesParts): NotificationServices {
  const { accounts, bus, config, now } = parts;
  const dailyMail = createDailyMail(parts);
  const notificationMails = createNotificationMails({
    ...parts,
    daily: dailyMail,
    mostPerHour: config.rates.mail,
  });
  const notifier = createNotifier({ accounts, bus, mails: notificationMails, now });
  return { notifier, notificationMails, dailyMail };
}
