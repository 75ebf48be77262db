import { isIP } from 'node:net';
import type { ServerConfig } from './config';
import { ConfigError } from './config-error';

/** What of a configuration decides who reaches the server. */
type Reach = Pick<ServerConfig, 'host' | 'publicUrl' | 'trustProxy'>;

/**
 * Whether others than the people at this machine reach a server: it listens to them, stands behind a proxy, or has an address for them.
 * Names of hosts other than `localhost` count, whatever they lead to.
 */
export function isReachedFromElsewhere({ host, publicUrl, trustProxy }: Reach): boolean {
  const name = publicUrl === undefined ? 'localhost' : (URL.parse(publicUrl)?.hostname ?? '');
  return !isLoopback(host) || !isLoopback(name) || trustProxy > 0;
}

/**
 * Refuses to show strangers what is meant for a developer: all mails with their links, and an account whose password everybody knows.
 * `hasDemoAccount`: whether the account is among the stored users, or will be. Throws `ConfigError`.
 */
export function refuseStrangers(config: ServerConfig, hasDemoAccount: boolean): void {
  if (config.openToStrangers || !isReachedFromElsewhere(config)) return;
  const lines = [
    ...(config.mail.smtpUrl === undefined
      ? ['SMTP_URL: without it everybody who reaches the server reads all e-mails at /mailbox']
      : []),
    ...(hasDemoAccount
      ? [
          'DEMO: everybody who reaches the server knows the password of the demo account; set DEMO=0 with another DATA_DIR, or change its password',
        ]
      : []),
  ];
  if (lines.length === 0) return;
  const reach = 'HOST, PUBLIC_URL or TRUST_PROXY lets others than this machine reach the server.';
  throw new ConfigError([...lines, `${reach} OPEN_TO_STRANGERS=1 starts it all the same.`]);
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
