import { randomBytes } from 'node:crypto';
import { API_BASE, LIVE_MAX_FRAME_BYTES, LIVE_TYPES } from '@glossator/client-sdk/contract';
import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { upTo } from '../world/pool';
import { openSocket, requestText } from '../world/raw-request';
import { joinCode, listen } from './listener';

/** Who is not let in: no token, a broken one, a foreign Code, a first frame that joins nothing. */
export async function joinUnasked(
  { judge }: AttackContext,
  server: AttackedServer,
  codeId: number,
): Promise<void> {
  const { outsider, reader } = server.cast;
  const strangers = [
    { name: 'nobody', listening: { codeId } },
    { name: 'a broken token', listening: { codeId, token: 'no such token' } },
    { name: 'an outsider', listening: { codeId, token: outsider.token } },
    { name: 'somebody in a Code that nobody has', listening: { codeId: 2_000_000, token: outsider.token } },
    { name: 'nobody, on the users channel', listening: {} },
    ...BROKEN_FRAMES.map((first) => ({
      name: `whoever says ${first.slice(0, 40)} first`,
      listening: { codeId, token: reader.token, first },
    })),
  ];
  for (const { name, listening } of strangers) {
    const listener = listen(server, listening);
    const isCut = await listener.isCut();
    const hasJoined = listener.frames.some((frame) => frame.includes('"JOIN"'));
    judge(isCut && !hasJoined, `the live channel lets in ${name}`);
    listener.close();
  }
}

const BROKEN_FRAMES: readonly string[] = [
  '',
  '7',
  'null',
  '[]',
  '{"type":"USER"}',
  '{"type":"USER","action":"JOIN","headers":{"authorization":7}}',
  '{"__proto__":{"type":"USER","action":"JOIN"}}',
  '['.repeat(20_000),
  'x'.repeat(LIVE_MAX_FRAME_BYTES + 1),
];

/** What somebody who has joined sends besides: it reaches nobody, changes nothing, and breaks nothing. */
export async function sendFrames(
  { judge }: AttackContext,
  server: AttackedServer,
  codeId: number,
): Promise<void> {
  const { reader, annotator } = server.cast;
  const witness = await joinCode(server, annotator, codeId);
  for (const type of LIVE_TYPES) {
    const sender = await joinCode(server, reader, codeId);
    for (const action of ['CREATE', 'UPDATE', 'DELETE'])
      sender.socket.send(JSON.stringify({ type, action, seq: 1, data: { text: `forged ${type}` } }));
    for (const broken of BROKEN_FRAMES.slice(0, -1)) sender.socket.send(broken);
    sender.socket.send(Uint8Array.from([0xff, 0xfe, 0xc3, 0x28]));
    sender.close();
    await sender.isCut();
    judge(!witness.frames.some((frame) => frame.includes('forged')), `a client's ${type} reaches others`);
  }
  const flooder = await joinCode(server, reader, codeId);
  for (const _ of upTo(500)) flooder.socket.send('{"type":"PING"}');
  judge(await flooder.isCut(), 'somebody who sends 500 frames at once is not cut off');
  await sendGarbage(server, codeId);
  judge(await server.isWell(), 'frames have ended the server');
  witness.close();
}

/** Bytes after the handshake that are no frames. */
async function sendGarbage({ port }: AttackedServer, codeId: number): Promise<void> {
  for (const _ of upTo(20)) {
    const socket = openSocket(port);
    const head = requestText('GET', `${API_BASE}/socket/codes/${codeId}`, {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    });
    await new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
      socket.once('data', () => socket.end(randomBytes(2_000)));
      socket.write(head);
    });
  }
}
