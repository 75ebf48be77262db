import type { BackgroundWork } from '../../background/background-work';
import type { ServerStorage } from '../../tables/tables';
import type { Notifier } from '../notifications/notifier';
import type { AccessNews } from './access-news';
import { createInvitationService } from './invitation-service';
import { createInviteService } from './invite-service';
import { createRequestService } from './request-service';
import type { SharingServices } from './routes';
import { createSharingService } from './sharing-service';

/** What sharing works with. */
export interface SharingWorld {
  readonly ports: { readonly storage: ServerStorage };
  readonly config: { readonly limits: { readonly codes: number } };
  readonly notifier: Notifier;
  readonly accessNews: AccessNews;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

/** Makes the services that share Codes with people. */
export function createSharingServices(world: SharingWorld): SharingServices {
  const { ports, config, notifier, accessNews, background, now } = world;
  const { accounts } = ports.storage;
  return {
    sharing: createSharingService({ notifier, accessNews, mostCodes: config.limits.codes, now }),
    invites: createInviteService({ notifier, accessNews, now }),
    invitations: createInvitationService({ accounts, notifier, accessNews, now }),
    requests: createRequestService({ accounts, notifier, background, now }),
  };
}
