import { readFileSync } from 'node:fs';
import { readConfig } from '../config/config';
import { createServer } from '../server';
import { sendFile, startLawSite } from './law-site';

/**
 * The server of a journey in which laws are watched: the product's with its checks, in a network that has a site of the journey's own at a
 * public address (`https://law.example/law.pdf`, which answers with the file that `LAW_FILE` names). On SIGUSR2 it looks at all addresses, as
 * it does a day later; the sessions of the journey are no day older then.
 */
const site = await startLawSite();
site.answers.set('law.example/law.pdf', (request, response) =>
  sendFile(readFileSync(process.env['LAW_FILE'] ?? ''))(request, response),
);
const server = await createServer(readConfig(process.env, process.cwd()).config, {
  ports: { lawSites: site.sites() },
});
const { storage } = server.ports;

/** Has every document as if it had last been looked at before yesterday. */
async function passDay(): Promise<void> {
  for (const { id } of await storage.accounts.read((reader) => reader.list('codes'))) {
    const partition = await storage.code(id);
    await partition?.transact(async (transaction) => {
      for (const document of await transaction.list('documents')) {
        const { publication } = document;
        if (!publication?.looked) continue;
        const looked = { ...publication.looked, at: new Date(0).toISOString() };
        await transaction.put('documents', { ...document, publication: { ...publication, looked } });
      }
    });
  }
}

process.on('SIGUSR2', () => void passDay().then(() => server.services.watch.run()));
await server.listen();
