import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import type { Person } from '../world/cast';
import { upTo } from '../world/pool';
import { comesTrue } from '../world/process-look';
import { joinCode, listen, type Listener } from './listener';

/** Bytes that a listener may receive for one who comes and goes: names of who came or went, not of everybody. */
const BYTES_A_REJOIN = 400;

/** One member who joins and leaves all the time, among many who listen to the same Code. */
export async function stormPresence(
  { judge, figure, isShort }: AttackContext,
  server: AttackedServer,
  codeId: number,
): Promise<void> {
  const { crowd, annotator, organizer } = server.cast;
  await letIn(server, codeId, crowd);
  const [sockets, rejoins] = isShort ? [2, 60] : [20, 240];
  const listeners: Listener[] = [];
  for (const person of crowd)
    for (const _ of upTo(sockets)) listeners.push(await joinCode(server, person, codeId));
  const before = listeners.map(({ frames }) => frames.length);
  const begin = performance.now();
  // One after the other: of whoever is there twice, nobody hears when they come or go once.
  for (const _ of upTo(rejoins)) {
    const own = listen(server, { codeId, token: annotator.token });
    await comesTrue(() => own.frames.length > 0 || own.closeCode() !== undefined, 60_000);
    own.close();
    await own.isCut();
  }
  // On a machine that is slow at it: a frame about who came and one about who went every half second.
  const most = 2 + Math.max(rejoins / 2, (4 * (performance.now() - begin)) / 1_000);
  // What is batched comes a little later; whoever comes last is announced for sure.
  const last = await joinCode(server, organizer, codeId);
  for (const [index, { frames, closeCode, receives }] of listeners.entries()) {
    judge(await receives(`"id":${organizer.id}`), 'a listener does not hear who has come');
    const received = frames.slice(before[index]);
    const bytes = received.reduce((sum, frame) => sum + frame.length, 0);
    figure('presenceFrames', received.length);
    judge(closeCode() === undefined, 'a listener was cut off by a storm of presence');
    judge(
      received.length <= most && bytes <= rejoins * BYTES_A_REJOIN,
      `${rejoins} rejoins of one member send each listener ${received.length} frames, ${bytes} bytes`,
    );
  }
  for (const { close } of [...listeners, last]) close();
}

/** Makes people members of a Code: whoever only reads it because it is public hears of nobody but its owner. */
async function letIn(server: AttackedServer, codeId: number, people: readonly Person[]): Promise<void> {
  const emails = people.map(({ email }) => email);
  await server.client(server.cast.owner).sharing.invite({ id: codeId, emails, access: 'read' });
  for (const person of people)
    await server.client(person).sharing.answerInvitation({ id: codeId, action: 'accept_invitation' });
}
