import { TEST_PASSWORD } from '../../examples/mock-server/src/testing/test-server';
import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { fillCode } from '../world/entities';
import { upTo } from '../world/pool';

/** Mails about their account that one user may cause, for each one that an e-mail address may get. */
const MAILS_PER_USER_FACTOR = 10;
/** Times that are tried above a limit. */
const MORE = 3;

/** Something that reaches other people, as often as somebody likes. */
interface Nuisance {
  readonly name: string;
  readonly most: number;
  /** Does it for the n-th time. */
  commit(number: number): Promise<unknown>;
}

/** Mails and notifications to others beyond the limits (`most`), which are set: by addresses that one wants to have, invitations, requests, mentions. */
export async function pesterPeople(
  { judge }: AttackContext,
  server: AttackedServer,
  most: number,
): Promise<void> {
  for (const { name, most: allowed, commit } of await nuisancesOf(server, most)) {
    let done = 0;
    for (const number of upTo(allowed + MORE))
      await commit(number).then(
        () => (done += 1),
        () => undefined,
      );
    judge(done <= allowed, `${done} ${name} past a limit of ${allowed}`, allowed + MORE);
    judge(done > 0, `there were no ${name} at all`);
  }
}

async function nuisancesOf(server: AttackedServer, most: number): Promise<readonly Nuisance[]> {
  const { owner, outsider, reader, codeIds } = server.cast;
  const codeId = codeIds[1] ?? 0;
  const { selectionId } = await fillCode(server, owner, codeId);
  const [own, strange] = [server.client(owner), server.client(outsider)];
  return [
    {
      name: 'addresses that somebody wants to have',
      most: most * MAILS_PER_USER_FACTOR,
      commit: (number) =>
        strange.profile.update({
          email: `wanted-${number}@law.example`,
          currentPassword: TEST_PASSWORD,
        }),
    },
    {
      name: 'invitations',
      most,
      commit: (number) =>
        own.sharing.invite({
          id: codeId,
          emails: [`invited-${number}@law.example`],
          access: 'read',
          message: 'x'.repeat(1_000),
        }),
    },
    {
      name: 'requests for access',
      most,
      commit: () => strange.sharing.requestAccess({ id: codeId, access: 'read', message: '' }),
    },
    {
      name: 'mentions',
      most,
      commit: () => own.selections.createComment({ selectionId, text: 'Look', mentions: [reader.id] }),
    },
  ];
}
