import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { forEachOf, upTo } from '../world/pool';
import { comesTrue } from '../world/process-look';
import { joinCode, listen, type Listener } from './listener';

/** Bytes that a listener may receive for one who comes and goes: names of who came or went, not of everybody. */
const BYTES_A_REJOIN = 400;

/** One reader who joins and leaves all the time, among many who listen to the same Code. */
export async function stormPresence(
  { judge, figure, isShort }: AttackContext,
  server: AttackedServer,
  codeId: number,
): Promise<void> {
  const { crowd, reader } = server.cast;
  const [sockets, rejoins] = isShort ? [2, 60] : [20, 240];
  const listeners: Listener[] = [];
  for (const person of crowd)
    for (const _ of upTo(sockets)) listeners.push(await joinCode(server, person, codeId));
  const before = listeners.map(({ frames }) => frames.length);
  await forEachOf(upTo(rejoins), 4, async () => {
    const own = listen(server, { codeId, token: reader.token });
    await comesTrue(() => own.frames.length > 0 || own.closeCode() !== undefined, 60_000);
    own.close();
    await own.isCut();
  });
  // What is batched comes a little later; whoever comes last is announced for sure.
  const last = await joinCode(server, server.cast.organizer, codeId);
  await Promise.all(listeners.map(({ receives }) => receives(`"id":${server.cast.organizer.id}`)));
  for (const [index, { frames, closeCode }] of listeners.entries()) {
    const received = frames.slice(before[index]);
    const bytes = received.reduce((sum, frame) => sum + frame.length, 0);
    figure('presenceFrames', received.length);
    judge(closeCode() === undefined, 'a listener was cut off by a storm of presence');
    judge(
      received.length <= rejoins / 2 + 2 && bytes <= rejoins * BYTES_A_REJOIN,
      `${rejoins} rejoins of one reader send each listener ${received.length} frames, ${bytes} bytes`,
    );
  }
  for (const { close } of [...listeners, last]) close();
}
