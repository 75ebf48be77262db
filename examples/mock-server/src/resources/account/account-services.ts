import type { BackgroundWork } from '../../background/background-work';
import type { Bus } from '../../bus/bus';
import type { ServerRoutes } from '../../calls/handlers';
import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import type { ServerStorage } from '../../tables/tables';
import type { IsAdmin } from '../../people/admins';
import { createUserView } from '../profile/view';
import { createAccountMails } from '../auth/account-mails';
import { createOneTimeLinks } from '../auth/one-time-links';
import type { Passwords } from '../auth/passwords';
import { createRecoveryService } from '../auth/recovery-service';
import { createRegistrations } from '../auth/registrations';
import { authRoutes } from '../auth/routes';
import { createAuthService } from '../auth/service';
import { createSecondFactors } from '../auth/second-factors';
import type { SessionKeeper } from '../auth/session-keeper';
import type { CodeRemoval } from '../codes/code-removal';
import type { Notifier } from '../notifications/notifier';
import type { AccessNews } from '../sharing/access-news';
import { createArchiveService, type ArchiveService } from './archive-service';
import { createProfileService } from './profile-service';
import { accountRoutes } from './routes';
import { createSecondFactorService } from './second-factor-service';

/** What everything about accounts is made with; `publicUrl` tells where people reach the server. */
export interface AccountServicesParts {
  readonly storage: ServerStorage;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly removal: CodeRemoval;
  readonly accessNews: AccessNews;
  readonly notifier: Notifier;
  readonly mailer: Mailer;
  readonly bus: Bus;
  readonly isAdmin: IsAdmin;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
  readonly publicUrl: () => string;
  readonly now: () => Date;
}

/** Makes the services about accounts; gives what they serve, and what archives accounts. */
export function createAccountServices(parts: AccountServicesParts): {
  readonly routes: readonly ServerRoutes[];
  readonly archive: ArchiveService;
} {
  const { storage, mailer, publicUrl, log, now } = parts;
  const links = createOneTimeLinks(now);
  const mails = createAccountMails(mailer, publicUrl, log);
  const registrations = createRegistrations(now);
  const factors = createSecondFactors(now);
  const showUser = createUserView(parts.isAdmin);
  const shared = { ...parts, accounts: storage.accounts, links, registrations, mails, factors, showUser };
  const archive = createArchiveService(shared);
  const routes = [
    authRoutes(createAuthService(shared), createRecoveryService(shared)),
    accountRoutes(
      createProfileService(shared),
      archive,
      createSecondFactorService(shared),
      parts.sessions,
      showUser,
    ),
  ];
  return { routes, archive };
}
