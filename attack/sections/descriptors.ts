import { API_BASE, listOperations, type Operation } from '@glossator/client-sdk/contract';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import { uploadPicture } from '../../packages/client-sdk/src/testing/conformance/world';
import { sampleOf, type Fields } from '../input/schema-sample';
import type { AttackContext, Section } from '../section';
import type { Arena, AttackedServer } from '../world/attacked-server';
import { fillCode, publish } from '../world/entities';
import { forEachOf, upTo } from '../world/pool';
import { comesTrue, descriptorsOf, mostDescriptors } from '../world/process-look';
import { abortedRequest, requestText, type AbortMoment } from '../world/raw-request';

/** Descriptors that a server may have open for one call: its socket, a file or two, the pipes of a child process. */
const A_CALL = 16;
/** Descriptors that may be left over: connections that are kept alive, a journal that was begun. */
const SLACK = 16;
/** Milliseconds until what is given up has to be closed. */
const CLOSED_MS = 60_000;
/** Calls of each kind that are given up, shared between its moments, and how many of them at once. */
const FULL = { calls: 1_000, atOnce: 25 };
const SHORT = { calls: 30, atOnce: 10 };

/** A streaming call, ready to be sent, and when it can be given up. */
interface StreamingCall {
  readonly name: string;
  readonly text: string;
  readonly moments: readonly AbortMoment[];
}

const MOMENTS: readonly AbortMoment[] = ['at once', 'after the head', 'in the middle'];

/** Calls that stream, given up at every moment: nothing of them stays open. */
export function descriptorsSection(arena: Arena): Section {
  return {
    name: 'descriptors',
    what: 'streaming calls and uploads given up at once, after the head, in the middle: nothing stays open',
    async run(context) {
      const server = await arena.start();
      const { owner, codeIds } = server.cast;
      const entities = await publish(server, owner, await fillCode(server, owner, codeIds[0] ?? 0));
      const ids = await attachMany(server, entities, context.isShort ? 40 : 200);
      const calls = [...streamingCalls(server, entities, ids), ...(await uploads(server))];
      // Once to the end, so that what is kept for good is there.
      for (const { text, moments } of calls)
        await abortedRequest(server.port, text, moments.at(-1) ?? 'at once');
      const { pid } = server.process;
      const baseline = descriptorsOf(pid);
      if (baseline === undefined) throw new Error('Descriptors can only be counted where there is /proc');
      for (const call of calls)
        for (const moment of call.moments) await giveUp(context, server, call, moment, baseline);
      context.judge(await server.isWell(), 'the server has ended');
      context.figure('descriptorsBefore', baseline);
      context.figure('descriptorsAfter', descriptorsOf(pid) ?? 0);
      await server.close();
    },
  };
}

async function giveUp(
  { judge, isShort }: AttackContext,
  { process: { pid }, port }: AttackedServer,
  { name, text, moments }: StreamingCall,
  moment: AbortMoment,
  baseline: number,
): Promise<void> {
  const { calls, atOnce } = isShort ? SHORT : FULL;
  const count = Math.ceil(calls / moments.length);
  const most = await mostDescriptors(pid, () =>
    forEachOf(upTo(count), atOnce, () => abortedRequest(port, text, moment)),
  );
  const bound = baseline + SLACK + A_CALL * atOnce;
  judge((most ?? 0) <= bound, `${name}, given up ${moment}: ${most} descriptors open for ${atOnce} calls`);
  const isBack = await comesTrue(() => (descriptorsOf(pid) ?? 0) <= baseline + SLACK, CLOSED_MS);
  const left = (descriptorsOf(pid) ?? 0) - baseline;
  judge(isBack, `${name}, given up ${moment}: ${left} descriptors stay open after ${count} calls`, count);
}

/** Attaches files to the Selection; gives their ids. */
async function attachMany(
  server: AttackedServer,
  { selectionId }: Entities,
  count: number,
): Promise<number[]> {
  const client = server.client(server.cast.owner);
  const ids: number[] = [];
  await forEachOf(upTo(count), 8, async (number) => {
    const uuid = await uploadPicture(client);
    const name = `Plan ${number}.png`;
    const { id } = await client.selections.createAttachment({ selectionId, uuid, name, type: 'attachment' });
    ids.push(id);
  });
  return ids;
}

function streamingCalls(
  server: AttackedServer,
  entities: Entities,
  attachmentIds: readonly number[],
): StreamingCall[] {
  const { token } = server.cast.owner;
  return listOperations().flatMap(({ name, operation }) => {
    if (operation.binary !== true) return [];
    const sample = sampleOf(name, operation, entities);
    if (!('attachmentsIds' in sample))
      return [{ name, text: textOf(operation, sample, token), moments: MOMENTS }];
    const attachmentsIds = allowedIds(operation, sample, attachmentIds);
    return (['embedded', 'zip'] as const).map((attachmentsAs) => ({
      name: `${name} (${attachmentsIds.length} attachments, ${attachmentsAs})`,
      text: textOf(operation, { ...sample, withAnnotations: true, attachmentsIds, attachmentsAs }, token),
      moments: MOMENTS,
    }));
  });
}

/** As many attachments as the contract allows in one call. */
function allowedIds({ input }: Operation, sample: Fields, ids: readonly number[]): readonly number[] {
  let allowed = ids;
  while (allowed.length > 1 && !input.safeParse({ ...sample, attachmentsIds: allowed }).success)
    allowed = allowed.slice(0, allowed.length / 2);
  return allowed;
}

function textOf({ method, path }: Operation, input: Fields, token: string): string {
  const rest = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_match, field: string) => {
    const value = String(rest.get(field));
    rest.delete(field);
    return value;
  });
  const headers = { authorization: `Bearer ${token}` };
  if (method !== 'GET')
    return requestText(method, API_BASE + filled, headers, JSON.stringify(Object.fromEntries(rest)));
  const query = new URLSearchParams([...rest].map(([field, value]) => [field, String(value)]));
  return requestText(method, `${API_BASE}${filled}?${query.toString()}`, headers);
}

/** Uploads of which only a part arrives: there is no answer before the end. */
async function uploads(server: AttackedServer): Promise<StreamingCall[]> {
  const { url } = await server.client(server.cast.owner).files.sign({ contentType: 'application/pdf' });
  const path = new URL(url, server.url).pathname;
  const head = requestText('PUT', path, { 'content-type': 'application/pdf', 'content-length': '9000000' });
  return [0, 5_000, 1_000_000].map((bytes) => ({
    name: `an upload of which ${bytes} bytes arrive`,
    text: `${head}${'%PDF-1.7\n'.padEnd(bytes, 'x').slice(0, bytes)}`,
    moments: ['at once'],
  }));
}
