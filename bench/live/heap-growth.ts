import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LiveStage } from './live-stage';
import { lookAtMemory } from './memory';

/** Objects of one type by which a heap grew. */
interface Growth {
  /** The constructor, or what V8 calls what has none. */
  readonly name: string;
  readonly objects: number;
  /** Their own size. */
  readonly bytes: number;
}

/** The part of a heap snapshot that lists objects: `fields` of numbers each, in a row. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Types of which each object has a name of its own. */
const UNNAMED = new Set([
  'string',
  'concatenated string',
  'sliced string',
  'code',
  'number',
  'symbol',
  'bigint',
  'regexp',
]);

/** Types that are listed. */
const LISTED = 15;

/** Leaves heap snapshots of a stage's server in a folder, `before` and `after`; the end gives lines about what it holds more for 1,000 changes. */
export function watchGrowth(
  { memorySocket }: Pick<LiveStage, 'memorySocket'>,
  folder: string,
): { begin(): Promise<void>; end(changes: number): Promise<readonly string[]> } {
  const [before, after] = ['before', 'after'].map((name) => resolve(join(folder, `${name}.heapsnapshot`)));
  return {
    async begin() {
      await lookAtMemory(memorySocket, before);
    },
    async end(changes) {
      await lookAtMemory(memorySocket, after);
      return heapGrowth(before ?? '', after ?? '')
        .slice(0, LISTED)
        .map(({ name, objects, bytes }) => {
          const [more, size] = [objects, bytes].map((count) => ((count * 1_000) / changes).toFixed(1));
          return `${name.padEnd(40)} ${more} objects, ${size} bytes more for 1,000 changes`;
        });
    },
  };
}

/** By which types the second heap snapshot is larger than the first, the largest growth first. */
function heapGrowth(before: string, after: string): readonly Growth[] {
  const [old, now] = [typesIn(before), typesIn(after)];
  return [...now]
    .map(([name, { objects, bytes }]) => {
      const was = old.get(name);
      return { name, objects: objects - (was?.objects ?? 0), bytes: bytes - (was?.bytes ?? 0) };
    })
    .toSorted((one, other) => other.bytes - one.bytes);
}

function typesIn(file: string): ReadonlyMap<string, Omit<Growth, 'name'>> {
  const { snapshot, nodes, strings } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const found = new Map<string, { objects: number; bytes: number }>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + (type ?? 0)] ?? 0] ?? '';
    const key = UNNAMED.has(kind) ? `(${kind})` : `${strings[nodes[at + (name ?? 0)] ?? 0]} (${kind})`;
    const known = found.get(key) ?? { objects: 0, bytes: 0 };
    known.objects += 1;
    known.bytes += nodes[at + (size ?? 0)] ?? 0;
    found.set(key, known);
  }
  return found;
}
