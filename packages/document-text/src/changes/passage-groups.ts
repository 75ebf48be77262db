import type { Parts } from '../alignment/parts';
import type { Sections } from '../alignment/sections';
import type { Connection } from './connection';

/** Passages that belong together: half-open spans of old and new ones, both with at least one. */
export interface PassageGroup {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
  /** The letters of the words that both sides share. */
  readonly letters: number;
}

/** The passages of one version, and how many before each one have a connection. */
export interface GroupedSide {
  readonly passages: Parts;
  readonly sections: Sections;
  readonly connectedBefore: Int32Array;
}

/** Prepares the passages of a version; `isConnected` is 1 for those that have a connection. */
export function groupedSide(passages: Parts, sections: Sections, isConnected: Uint8Array): GroupedSide {
  const connectedBefore = new Int32Array(isConnected.length + 1);
  isConnected.forEach((mark, passage) => {
    connectedBefore[passage + 1] = (connectedBefore[passage] ?? 0) + mark;
  });
  return { passages, sections, connectedBefore };
}

/**
 * Groups connected passages, strong connections first. A group is one span on either side, so passages join one only where they
 * are beside it (or beyond unconnected ones of the same article): one paragraph that became two, two that became one. Connections
 * with passages elsewhere hold no group together. Returns the groups in the order of the old text.
 */
export function groupPassages(
  connections: readonly Connection[],
  old: GroupedSide,
  next: GroupedSide,
): PassageGroup[] {
  const forest = createForest();
  const ofOld = new Int32Array(old.passages.length).fill(-1);
  const ofNew = new Int32Array(next.passages.length).fill(-1);
  const groups: (PassageGroup | undefined)[] = [];

  const join = (connection: Connection): boolean => {
    const [a, b] = [forest.rootOf(ofOld[connection.old] ?? -1), forest.rootOf(ofNew[connection.next] ?? -1)];
    const [one, other] = [groups[a], groups[b]];
    const own = {
      oldFrom: connection.old,
      oldTo: connection.old + 1,
      newFrom: connection.next,
      newTo: connection.next + 1,
      letters: 0,
    };
    const [left, right] = [one ?? own, other ?? own];
    const isJoint =
      areBeside(old, left.oldFrom, left.oldTo, right.oldFrom, right.oldTo) &&
      areBeside(next, left.newFrom, left.newTo, right.newFrom, right.newTo);
    if (!isJoint) return false;
    const root = forest.plant(a, b);
    if (a >= 0) groups[a] = undefined;
    if (b >= 0) groups[b] = undefined;
    groups[root] = {
      oldFrom: Math.min(left.oldFrom, right.oldFrom),
      oldTo: Math.max(left.oldTo, right.oldTo),
      newFrom: Math.min(left.newFrom, right.newFrom),
      newTo: Math.max(left.newTo, right.newTo),
      letters: connection.letters + left.letters + (right === left ? 0 : right.letters),
    };
    ofOld[connection.old] = root;
    ofNew[connection.next] = root;
    return true;
  };

  let open = connections.toSorted((a, b) => b.letters - a.letters).filter((one) => !join(one));
  open.sort((a, b) => a.old - b.old || a.next - b.next);
  // What was not beside its group may be now; sweeps in both directions let groups grow to both sides.
  for (let before = Infinity; open.length > 0 && open.length < before;) {
    before = open.length;
    open = open.filter((one) => !join(one)).reverse();
    open = open.filter((one) => !join(one)).reverse();
  }
  return groups.filter((group) => group !== undefined).sort((a, b) => a.oldFrom - b.oldFrom);
}

/** Whether two spans overlap, touch, or have nothing but unconnected passages of one article between them. */
function areBeside(side: GroupedSide, from: number, to: number, otherFrom: number, otherTo: number): boolean {
  const [end, begin] = from <= otherFrom ? [to, otherFrom] : [otherTo, from];
  if (begin <= end) return true;
  const { passages, sections, connectedBefore } = side;
  const sectionOf = (passage: number): number | undefined => sections.ofWord[passages.from[passage] ?? -1];
  return sectionOf(end - 1) === sectionOf(begin) && connectedBefore[end] === connectedBefore[begin];
}

/** Trees of numbers that became one (union by planting both under a new root). */
function createForest() {
  const parent: number[] = [];
  return {
    /** The number that stands for all that were joined with this one; -1 stays -1. */
    rootOf: (number: number): number => {
      let root = number;
      for (let up = parent[root] ?? root; up !== root; up = parent[root] ?? root) {
        parent[root] = parent[up] ?? up;
        root = up;
      }
      return root;
    },
    /** A root for two others, each -1 for none; one that is there already is kept. */
    plant: (a: number, b: number): number => {
      const root = a >= 0 ? a : b >= 0 ? b : parent.push(parent.length) - 1;
      if (b >= 0) parent[b] = root;
      return root;
    },
  };
}
