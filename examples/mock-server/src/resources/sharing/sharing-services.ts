import type { BackgroundWork } from '../../background/background-work';
import type { Bus } from '../../bus/bus';
import type { RateConfig } from '../../config/config';
import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import type { ServerStorage } from '../../tables/tables';
import { createNoticeMails } from '../notifications/notice-mails';
import { createNotifier } from '../notifications/notifier';
import type { AccessNews } from './access-news';
import { createInvitationMails } from './invitation-mails';
import { createInvitationService } from './invitation-service';
import { createInviteService } from './invite-service';
import { createRequestService } from './request-service';
import type { SharingServices } from './routes';
import { createSharingService } from './sharing-service';

/** What sharing works with. */
export interface SharingWorld {
  readonly ports: {
    readonly storage: ServerStorage;
    readonly bus: Bus;
    readonly mailer: Mailer;
  };
  readonly config: { readonly rates: RateConfig; readonly limits: { readonly codes: number } };
  readonly accessNews: AccessNews;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
  readonly now: () => Date;
  readonly publicUrl: () => string;
}

/** Makes the services that share Codes with people. */
export function createSharingServices(world: SharingWorld): SharingServices {
  const { ports, config, accessNews, background, log, now, publicUrl } = world;
  const { storage, bus, mailer } = ports;
  const { accounts } = storage;
  const notifier = createNotifier(accounts, bus, now);
  const mails = createInvitationMails(
    createNoticeMails({ mailer, publicUrl, log, mostPerHour: config.rates.mail }),
  );
  return {
    sharing: createSharingService({ notifier, accessNews, mostCodes: config.limits.codes, now }),
    invites: createInviteService({ notifier, mails, background, now }),
    invitations: createInvitationService({ accounts, notifier, accessNews, now }),
    requests: createRequestService({ accounts, notifier, mails, background, now }),
  };
}
