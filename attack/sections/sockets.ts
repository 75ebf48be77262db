import type { Section } from '../section';
import { endAtOnce, endSessions } from '../sockets/ended-sessions';
import { joinUnasked, sendFrames } from '../sockets/frames';
import { tryLogFloor } from '../sockets/log-floor';
import { holdSockets, offerOtherProtocol } from '../sockets/open-sockets';
import { stormPresence } from '../sockets/presence';
import type { Arena } from '../world/attacked-server';
import { fillCode } from '../world/entities';

/** Connections that say nothing or too much, channels joined unasked, and what live channels tell whom. */
export function socketsSection(arena: Arena): Section {
  return {
    name: 'sockets',
    what: 'held and refused connections, frames, presence storms, ended sessions, what the log tells strangers',
    async run(context) {
      const server = await arena.start();
      const { owner, codeIds } = server.cast;
      const [codeId = 0, open = 0] = codeIds;
      await fillCode(server, owner, codeId);
      await fillCode(server, owner, open);
      await server.client(owner).codes.update({ id: open, publication: 'published', isPublic: true });
      await joinUnasked(context, server, codeId);
      await sendFrames(context, server, codeId);
      await tryLogFloor(context, server);
      await stormPresence(context, server, open);
      await endSessions(context, server);
      await endAtOnce(context, server, codeId);
      await offerOtherProtocol(context, server);
      await holdSockets(context, server);
      context.judge(await server.isWell(), 'the server has ended');
      await server.close();
    },
  };
}
