import { expect, it, vi } from 'vitest';
import { MailDeliveryError, MailRefusedError } from '../../mail/mailer';
import { createContactService } from './contact-service';

const FORM = { email: 'ada@law.example', feedback: 'Well made' };
const VISIT = {
  clientId: undefined,
  idempotencyKey: undefined,
  authorization: undefined,
  address: '192.0.2.1',
  languages: ['en'],
};

/** Sends the form with a mailer that fails, and gives the problem and what was logged. */
async function failing(error: Error) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const mailer = { send: () => Promise.reject(error), close: () => Promise.resolve() };
  const contact = createContactService({ mailer, to: ['office@law.example'], log });
  const writeAccounts = () => Promise.reject(new Error('Nothing was sent that could be remembered'));
  const problem: unknown = await contact.send(FORM, { visit: VISIT, writeAccounts }).catch(String);
  return { log, problem };
}

it('logs why a mail was refused: it may be the address of the server’s own that cannot be used', async () => {
  const error = new MailRefusedError('An address is not an e-mail address.');
  const { log, problem } = await failing(error);
  expect(problem).toContain('ProblemError');
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { err: error },
    'the mail of the contact form was refused',
  );
  expect(log.error).not.toHaveBeenCalled();
});

it('logs as an error that a mail could not be handed over', async () => {
  const error = new MailDeliveryError('The server is away');
  const { log } = await failing(error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: error }, 'the contact form could not be sent');
  expect(log.warn).not.toHaveBeenCalled();
});
