import { useEffect, useRef, useState } from 'react';
import type { Annotator } from '../../../core/annotator';
import type { AnnotatorState } from '../../../core/features';

/** A part of the state that a host may control. */
export interface ControlledPart<Value> {
  /** What it is now; undefined while that is not known, since a document is being opened, say. */
  readonly read: (state: AnnotatorState) => Value | undefined;
  readonly write: (value: Value) => void;
  /** The nearest value that is possible in a state in which it is known. */
  readonly limit: (value: Value, state: AnnotatorState) => Value;
  /** What a host takes it for before it is notified of another one. */
  readonly usual: Value;
}

/** What a host says of it. */
export interface ControlledValue<Value> {
  /** Undefined where the host does not control it. */
  readonly value: Value | undefined;
  /** To begin with. */
  readonly initial: Value | undefined;
  readonly onChange: ((value: Value) => void) | undefined;
}

/** Keeps a part of the state and a host in step, with the semantics of React's fields. `part` is that of the first render. */
export function useControlled<Value>(
  { store }: Pick<Annotator, 'store'>,
  part: ControlledPart<Value>,
  host: ControlledValue<Value>,
): void {
  const { value } = host;
  const latest = useRef(host);
  // Each change is followed by a render, in which the host has taken it up or not.
  const [turn, setTurn] = useState(0);
  const [follower] = useState(() => createFollower(store.getState, part, host));
  useEffect(() => {
    latest.current = host;
  });
  useEffect(
    () =>
      follower.start(store.subscribe, (now) => {
        latest.current.onChange?.(now);
        setTurn((before) => before + 1);
      }),
    [store, follower],
  );
  useEffect(() => follower.want(value), [follower, value, turn]);
}

/** Knows what the host takes for the value, and what it wants instead. */
function createFollower<Value>(
  getState: () => AnnotatorState,
  { read, write, limit, usual }: ControlledPart<Value>,
  { value, initial }: ControlledValue<Value>,
) {
  const first = value ?? initial;
  let known = first ?? usual;
  let wanted = first;
  let notify: (now: Value) => void = () => undefined;
  const follow = (): void => {
    const state = getState();
    const now = read(state);
    if (now === undefined) return;
    if (wanted !== undefined) {
      known = limit(wanted, state);
      wanted = undefined;
      if (now !== known) write(known);
    } else if (now !== known) {
      known = now;
      notify(now);
    }
  };
  return {
    /** Follows the state until the returned function is called. */
    start(subscribe: Annotator['store']['subscribe'], onChange: (now: Value) => void): () => void {
      notify = onChange;
      return subscribe(follow);
    },
    /** The host wants this value; it is set as soon as there is one. */
    want(next: Value | undefined): void {
      const state = getState();
      const isThere = read(state) !== undefined && next !== undefined && limit(next, state) === known;
      if (next !== undefined && next !== known && !isThere) wanted = next;
      follow();
    },
  };
}
