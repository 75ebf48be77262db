import type { LiveEvent, LiveEventName, UserRef } from '../contract/index';
import { LIVE_EVENTS } from '../contract/live-channel';
import type { ContractChecks } from '../http/contract-checks';

/** The number of a frame: in the channel (`seq`), or among what happened to the user's own private annotations (`own`). */
export interface Numbers {
  readonly seq: number | undefined;
  readonly own: number | undefined;
}

/** The server's answer to the client's joining. */
export interface Joined {
  readonly users: readonly UserRef[];
  readonly seq: number;
  readonly own?: number;
  readonly reload: boolean;
}

/** What one received frame means. */
export type ReadFrame =
  | { readonly kind: 'joined'; readonly joined: Joined }
  | ({ readonly kind: 'event'; readonly event: LiveEvent } & Numbers)
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  /** A sign of life; with a number, it stands for an event that says nothing to this listener. */
  | ({ readonly kind: 'ping' } & Numbers)
  | { readonly kind: 'tokenEnded' }
  /** A type or action this version does not know: nothing to do, but its number counts. */
  | ({ readonly kind: 'unknown' } & Numbers)
  /** A known event whose data break the contract: what it changed is not known. */
  | ({ readonly kind: 'broken'; readonly issues: string } & Numbers);

type Fields = Readonly<Record<string, unknown>>;

function parseJson(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const isText = (value: unknown): value is string => typeof value === 'string';
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

function isEventName(name: string): name is LiveEventName {
  return LIVE_EVENTS.some((known) => known === name);
}

function isUserRef(value: unknown): value is UserRef {
  const { id, name } = fieldsOf(value);
  return numberIn(id) !== undefined && isText(name);
}

/** The answer to a joining: other frames of that name have no number of the channel. */
function joinedIn(data: unknown): Joined | undefined {
  const { users, seq: saidSeq, own: saidOwn, reload } = fieldsOf(data);
  const [seq, own] = [numberIn(saidSeq), numberIn(saidOwn)];
  if (!Array.isArray(users) || !users.every(isUserRef)) return undefined;
  if (seq === undefined || typeof reload !== 'boolean') return undefined;
  return { users, seq, ...(own !== undefined && { own }), reload };
}

/** The data of an event, held to the contract where there are checks; without them, to what every event's data are. */
function dataIn(name: LiveEventName, data: unknown, checks: ContractChecks | undefined) {
  if (checks) return checks.event(name, data);
  return typeof data === 'object' && data !== null ? { data } : { issues: `${name} has no data` };
}

/** Reads one frame of the live channel by the contract (specification section 9, decisions.md section 10). */
export function readFrame(text: string, checks?: ContractChecks): ReadFrame {
  const { type, action, data, headers, ...said } = parseJson(text);
  const numbers: Numbers = { seq: numberIn(said['seq']), own: numberIn(said['own']) };
  if (type === 'PING') return { kind: 'ping', ...numbers };
  if (type === 'USER_TOKEN_INVALIDATE') return { kind: 'tokenEnded' };
  if (type === 'ERROR') {
    const { code, message } = fieldsOf(data);
    return { kind: 'error', code: isText(code) ? code : 'INTERNAL', message: isText(message) ? message : '' };
  }
  const name = isText(type) && isText(action) ? `${type}/${action}` : '';
  const joined = name === 'USER/JOIN' ? joinedIn(data) : undefined;
  if (joined) return { kind: 'joined', joined };
  if (!isEventName(name)) return { kind: 'unknown', ...numbers };
  const checked = dataIn(name, data, checks);
  if ('issues' in checked) return { kind: 'broken', ...numbers, issues: checked.issues };
  const { clientId } = fieldsOf(headers);
  const event = {
    name,
    data: checked.data,
    ...(numbers.seq !== undefined && { seq: numbers.seq }),
    ...(numbers.own !== undefined && { own: numbers.own }),
    ...(isText(clientId) && { clientId }),
  } as LiveEvent;
  return { kind: 'event', event, ...numbers };
}
