import { readConfig } from './config/config';
import { requireNode } from './config/node-version';
import { DEMO_ACCOUNT } from './demo/demo-account';
import { fatalMessage } from './fatal-error';
import { MAILBOX_PATH } from './http/app';
import { createServer } from './server';

function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function start(): Promise<void> {
  requireNode(process.versions.node);
  const { config, unknownNames } = readConfig(process.env, process.cwd());
  for (const name of unknownNames) process.stderr.write(`${name}: there is no such setting\n`);
  const server = await createServer(config);
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { hasDemoAccount } = await server.listen();
  say(`Glossator is at ${server.publicUrl}`);
  if (hasDemoAccount) say(`Log in as ${DEMO_ACCOUNT.email} with the password ${DEMO_ACCOUNT.password}`);
  say(`Data is in ${config.dataDir}`);
  if (config.mail.smtpUrl === undefined) say(`E-mails are shown at ${server.publicUrl}${MAILBOX_PATH}`);
}

// Whoever reads only the first line of what is said (`| head`) does not end the server.
process.stdout.on('error', () => undefined);
try {
  await start();
} catch (error) {
  process.stderr.write(`${fatalMessage(error)}\n`);
  process.exit(1);
}
