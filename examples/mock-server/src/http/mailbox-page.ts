import { Router } from 'express';

import { createMailboxRouter } from './mailbox/mailbox-router';

/** Where the development mailbox is. */
export const MAILBOX_PATH = '/mailbox';

/** The development mailbox: what the server would have sent by e-mail, where no SMTP server is set (decisions.md section 7). */
export function mailboxPage(directory: string): Router {
  return Router().use(MAILBOX_PATH, createMailboxRouter({ directory }));
}
