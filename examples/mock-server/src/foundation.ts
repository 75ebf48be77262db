import type { BackgroundWork } from './background/background-work';
import type { ServerConfig } from './config/config';
import type { ServerLog } from './log/server-log';
import type { Ports } from './ports';
import type { PasswordCost } from './resources/auth/passwords';
import type { BinKeeper } from './resources/bin/bin-keeper';
import type { TextStore } from './resources/documents/text/text-store';
import type { FileCopies } from './resources/files/file-copies';
import type { FileLedger } from './resources/files/file-ledger';
import type { Notifier } from './resources/notifications/notifier';
import type { AnnotationStore } from './resources/pdf-annotations/annotation-store';
import type { AccountsLog } from './totals/accounts-log';
import type { CodeDigests } from './totals/code-digests';
import type { CodeLists } from './resources/codes/code-lists';

/** What services know of the world besides the ports. */
export interface ServiceSettings {
  readonly config: ServerConfig;
  readonly log: ServerLog;
  readonly now: () => Date;
  /** Where people reach the server. */
  readonly publicUrl: () => string;
  /** How many connections of live channels are open. */
  readonly sockets: () => number;
  /** Undefined: what is recommended. */
  readonly passwordCost: PasswordCost | undefined;
  /** Tells what is written to the accounts, those of the ports. */
  readonly accountsLog: AccountsLog;
}

/** What the services of several resources share. */
export interface Foundation extends ServiceSettings {
  readonly ports: Ports;
  readonly background: BackgroundWork;
  readonly ledger: FileLedger;
  readonly copies: FileCopies;
  readonly texts: TextStore;
  readonly annotations: AnnotationStore;
  readonly bins: BinKeeper;
  readonly notifier: Notifier;
  readonly digests: CodeDigests;
  /** What users list. */
  readonly lists: CodeLists;
}
