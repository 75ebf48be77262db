import { pickLocale } from '@glossator/i18n';
import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import { invalidField, ProblemError } from '../../problems/problem-error';
import { emailKeyOf } from '../../people/email-key';
import { composeShareMail } from './share-mail';
import type { SharedEntity } from './shared-entity';
import { readSharedAnnotation, readSharedNote, type Sharing, type SharedPart } from './read-shared';

/** Sends annotations and general notes by e-mail. */
export interface ShareService {
  /** Throws VALIDATION, before anything is sent, for more text than a mail takes; MAIL_NOT_SENT, which names the addresses that got nothing. */
  annotation(input: ParsedInputOf<Operations['selections']['share']>, call: MemberCall): Promise<undefined>;
  note(input: ParsedInputOf<Operations['notes']['share']>, call: MemberCall): Promise<undefined>;
}

/** What shares are made with; `publicUrl` tells where people reach the server. */
export interface ShareParts extends Sharing {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: ServerLog;
}

/** Makes the service. */
export function createShareService(parts: ShareParts): ShareService {
  const { mailer, publicUrl, log } = parts;

  async function send(
    part: SharedPart,
    { emails, message }: { readonly emails: readonly string[]; readonly message: string },
    call: MemberCall,
  ): Promise<undefined> {
    const { user, code, visit } = call;
    const { path, ...rest } = part;
    const shared: SharedEntity = {
      ...rest,
      sender: { name: `${user.firstName} ${user.lastName}`, email: user.email },
      message,
      codeTitle: code.title,
      url: `${publicUrl()}/codes/${code.id}/${path}`,
    };
    assertSendableText(shared);
    const mail = await composeShareMail(shared, pickLocale(user.locale, visit.languages));
    // One each: nobody learns from it who else was written to. And one after the other, for each is put together in memory.
    const sendings: PromiseSettledResult<void>[] = [];
    for (const [index, to] of emails.entries()) {
      const isRepeated = emails.slice(0, index).some((other) => emailKeyOf(other) === emailKeyOf(to));
      const sending = isRepeated ? [] : [mailer.send({ to: [to], replyTo: user.email, ...mail })];
      const [outcome] = await Promise.allSettled(sending);
      sendings.push(outcome ?? { status: 'fulfilled', value: undefined });
    }
    const failed = sendings.flatMap((sending, index) => (sending.status === 'rejected' ? [index] : []));
    const [first] = sendings.filter((sending) => sending.status === 'rejected');
    if (first) {
      const cause: unknown = first.reason;
      const counts = { userId: user.id, failed: failed.length, of: emails.length };
      log.error({ err: cause, ...counts }, 'what was shared could not be sent');
      const errors = failed.map((index) => ({
        path: `emails.${index}`,
        message: 'Nothing could be sent to it',
      }));
      throw new ProblemError('MAIL_NOT_SENT', { errors, cause });
    }
    // Remembered under the caller's key, so that a repeated call sends nothing twice.
    return call.write(() => Promise.resolve(undefined));
  }

  return {
    annotation: async (input, call) =>
      send(await readSharedAnnotation(input.selectionId, parts, call), input, call),
    note: async (input, call) => send(await readSharedNote(input.noteId, call), input, call),
  };
}

/** Characters (UTF-16 units) of what is shared at once: such a mail is put together in a moment, and mail programs show it. */
const SHARED_TEXT_MAX = 200_000;

function assertSendableText({ kind, quote, remarks, attachments }: SharedEntity): void {
  const texts = [
    quote?.text ?? '',
    ...remarks.map(({ text }) => text),
    ...attachments.map(({ name }) => name),
  ];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= SHARED_TEXT_MAX) return;
  throw invalidField(
    kind === 'note' ? 'noteId' : 'selectionId',
    `Has ${length} characters, and an e-mail takes ${SHARED_TEXT_MAX}`,
  );
}
