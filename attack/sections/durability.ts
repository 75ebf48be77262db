import { setTimeout } from 'node:timers/promises';
import { createWitness } from '../durability/witness';
import type { Section } from '../section';
import type { Arena } from '../world/attacked-server';
import { fillCode } from '../world/entities';
import { upTo } from '../world/pool';

const WRITERS = 16;
const SHORT_KILLS = 3;
/** Milliseconds after which a writing server is killed at the latest. */
const LATEST_KILL_MS = 1_500;
/** Acknowledged writes that are looked after in one data folder, before a fresh one is begun. */
const IN_ONE_FOLDER = 5_000;

/** Kills while many write: everything that was acknowledged is there afterwards, as it was acknowledged. */
export function durabilitySection(arena: Arena): Section {
  return {
    name: 'durability',
    what: 'kill -9 while 16 write notes, bookmarks, comments and files: no acknowledged write lost',
    async run(context) {
      let kills = 0;
      const isFinished = (): boolean =>
        context.isShort ? kills >= SHORT_KILLS : performance.now() > context.endsAt;
      while (!isFinished()) {
        const server = await arena.start();
        const { owner, codeIds } = server.cast;
        const entities = await fillCode(server, owner, codeIds[0] ?? 0);
        const client = server.client(owner);
        const witness = createWitness();
        for (let all = 0; all < IN_ONE_FOLDER && !isFinished(); kills += 1) {
          const writing = upTo(WRITERS).map(() => witness.writeOn(client, entities));
          await setTimeout(50 + context.random() * LATEST_KILL_MS);
          await server.process.kill();
          const acknowledged = (await Promise.all(writing)).reduce((sum, count) => sum + count, 0);
          await server.process.start();
          const lost = await witness
            .missing(client, entities)
            .catch((error: unknown) => [`the Code cannot be read: ${String(error)}`]);
          context.judge(lost.length === 0, `after a kill: ${lost.slice(0, 3).join('; ')}`, acknowledged);
          all += acknowledged;
        }
        await server.close();
      }
      context.figure('kills', kills);
    },
  };
}
