/** The files of a store by path, to be damaged. */
export type StoreFiles = ReadonlyMap<string, Buffer>;

/** A way to damage a file: its new contents, or undefined to remove it. */
export type Damage = (bytes: Buffer, random: () => number, files: StoreFiles) => Buffer | undefined;

const upTo = (random: () => number, end: number): number => Math.floor(random() * end);

const linesOf = (bytes: Buffer): string[] => bytes.toString('latin1').split('\n');
const fromLines = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\n'), 'latin1');

/** Ways in which files are found damaged. */
export const damages: Readonly<Record<string, Damage>> = {
  truncated: (bytes, random) => bytes.subarray(0, upTo(random, bytes.length)),
  'truncated after a line': (bytes, random) => {
    const lines = linesOf(bytes);
    return fromLines([...lines.slice(0, 1 + upTo(random, Math.max(1, lines.length - 2))), '']);
  },
  empty: () => Buffer.alloc(0),
  removed: () => undefined,
  'all zeros': (bytes) => Buffer.alloc(bytes.length),
  'a hole of zeros': (bytes, random) => {
    const damaged = Buffer.from(bytes);
    const start = upTo(random, bytes.length);
    return damaged.fill(0, start, Math.min(bytes.length, start + 1 + upTo(random, 512)));
  },
  'a flipped bit': (bytes, random) => {
    const damaged = Buffer.from(bytes);
    const at = upTo(random, bytes.length);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << upTo(random, 8));
    return damaged;
  },
  'a changed digit': (bytes, random) => {
    const digits = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) >= 48 && (bytes[at] ?? 0) <= 57);
    const damaged = Buffer.from(bytes);
    const at = digits[upTo(random, digits.length)] ?? 0;
    damaged[at] = 48 + (((bytes[at] ?? 0) - 47) % 10);
    return damaged;
  },
  'merged with another file': (bytes, random, files) => {
    const other = [...files.values()][upTo(random, files.size)] ?? bytes;
    return Buffer.concat([
      bytes.subarray(0, upTo(random, bytes.length)),
      other.subarray(upTo(random, other.length)),
    ]);
  },
  'replaced by another file': (_bytes, random, files) => [...files.values()][upTo(random, files.size)],
  'written twice': (bytes) => Buffer.concat([bytes, bytes]),
  'a line lost': (bytes, random) => {
    const lines = linesOf(bytes);
    return fromLines(lines.toSpliced(upTo(random, lines.length - 1), 1));
  },
  'a line repeated': (bytes, random) => {
    const lines = linesOf(bytes);
    const at = upTo(random, lines.length - 1);
    return fromLines(lines.toSpliced(at, 0, lines[at] ?? ''));
  },
  'garbage at the end': (bytes, random) =>
    Buffer.concat([bytes, Buffer.from(`${upTo(random, 1e9)} garbage${random() < 0.5 ? '\n' : ''}`)]),
};
