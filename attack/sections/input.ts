import { listOperations, PROBLEM_CONTENT_TYPE, type Operation } from '@glossator/client-sdk/contract';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import type { SendOptions, World } from '../../packages/client-sdk/src/testing/conformance/world';
import { BROKEN_BODIES, mutated } from '../input/mutations';
import { sampleOf, type Fields } from '../input/schema-sample';
import type { AttackContext, Section } from '../section';
import type { Arena } from '../world/attacked-server';
import { fillCode, publish, worldOf } from '../world/entities';
import { forEachOf, upTo } from '../world/pool';

const SHORT_ROUNDS = 8;
const AT_ONCE = 8;
const NOT_SERVED = 501;
/** Milliseconds after which a call counts as hanging, on however busy a machine. */
const HANGING_MS = 120_000;

/** Inputs of every call with something wrong in them: they are refused or taken, and never break anything. */
export function inputSection(arena: Arena): Section {
  return {
    name: 'input',
    what: 'mutated inputs and broken bodies for every call: no 5xx, no answer that is no problem',
    async run(context) {
      const server = await arena.start();
      const { owner, codeIds } = server.cast;
      const entities = await publish(server, owner, await fillCode(server, owner, codeIds[0] ?? 0));
      const world = await worldOf(server, owner);
      const rounds = context.isShort ? upTo(SHORT_ROUNDS) : roundsUntil(context.endsAt);
      for (const round of rounds)
        await forEachOf(listOperations(), AT_ONCE, ({ name, operation }) =>
          tryInput(context, world, { name, operation, entities, token: owner.token, round }),
        );
      context.judge(await server.isWell(), 'the server has ended');
      await server.close();
    },
  };
}

/** Rounds until a moment on the clock of `performance.now()`; at least as many as there are broken bodies. */
function* roundsUntil(endsAt: number): Generator<number, void, void> {
  for (let round = 0; round < BROKEN_BODIES.length || performance.now() < endsAt; round += 1) yield round;
}

interface Attempt {
  readonly name: string;
  readonly operation: Operation;
  readonly entities: Entities;
  readonly token: string;
  readonly round: number;
}

async function tryInput(
  { judge, random }: AttackContext,
  world: World,
  { name, operation, entities, token, round }: Attempt,
): Promise<void> {
  const sample = sampleOf(name, operation, entities);
  const input = mutated(sample, random);
  await judged(judge, `${name} on ${shown(input)}`, world, name, input, operation, { token });
  if (operation.method === 'GET') return;
  // In the short form each call gets another part of the broken bodies.
  const bodies = BROKEN_BODIES.filter((_, index) => index % SHORT_ROUNDS === round % SHORT_ROUNDS);
  for (const { body, headers } of bodies)
    await judged(judge, `${name} on the body ${body.slice(0, 60)}`, world, name, sample, operation, {
      token,
      body,
      ...(headers && { headers }),
    });
}

async function judged(
  judge: AttackContext['judge'],
  what: string,
  world: World,
  name: string,
  input: Fields,
  operation: Operation,
  options: SendOptions,
): Promise<void> {
  const isTaken = options.body === undefined && operation.input.safeParse(input).success;
  // What would be done is not undone: the Code and the session are needed for the next attempts.
  if ((isTaken || options.body !== undefined) && takesAway(name, operation)) return;
  const answer = await Promise.race([answerTo(world, name, input, options), hanging()]);
  if (answer === 'not sendable') return;
  judge(answer === 'sound', `${what}: ${answer}`);
}

function takesAway(name: string, { method }: Operation): boolean {
  return method === 'DELETE' || name === 'auth.logout';
}

/** How a call was answered: soundly, or what was wrong with it. */
async function answerTo(world: World, name: string, input: Fields, options: SendOptions): Promise<string> {
  let sent: Promise<Response>;
  try {
    sent = world.send(name, input, options);
  } catch {
    // A lone surrogate in a path: no client can send it.
    return 'not sendable';
  }
  try {
    const answer = await sent;
    const { status, headers } = answer;
    await answer.arrayBuffer();
    if (status >= 500 && status !== NOT_SERVED) return `answered with ${status}`;
    const isProblem = headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE) ?? false;
    return status >= 400 && !isProblem ? `refused with ${status}, but without a problem` : 'sound';
  } catch (error) {
    return `cut off: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function hanging(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('not answered'), HANGING_MS).unref();
  });
}

function shown(input: Fields): string {
  return JSON.stringify(input).slice(0, 200);
}
