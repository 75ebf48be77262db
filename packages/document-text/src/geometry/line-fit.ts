import type { RunShape } from './run-shape';

/** A shape's place in the directions of its line: `along` from its start, `across` down to its baseline. */
interface Placed {
  readonly index: number;
  readonly shape: RunShape;
  readonly along: number;
  readonly across: number;
  /** Characters without white space around them. */
  readonly length: number;
}

/** A span of one line: what reaches over and under its baseline, and from where to where it goes. */
interface LinePart {
  readonly members: readonly Placed[];
  readonly across: number;
  /** Size of the font that most of it is in. */
  readonly size: number;
  readonly from: number;
  readonly to: number;
  rise: number;
  fall: number;
}

/** Baselines this near (in sizes of the larger font) are one line: raised numbers and signs set low are in it. */
const SAME_LINE = 0.38;
/** A gap of this many heights begins another column. */
const COLUMN_GAP = 2;
/** A gap of this many heights is more than one between words ... */
const TOUCHING = 0.5;
/** ... and what stands behind it on another baseline (in sizes of the larger font) is another text, ... */
const LEVEL = 0.1;
/** ... unless it is a raised number: no more characters than these. */
const SIGN_LENGTH = 4;
/** Stretches that a line has at most: words set apart, numbers of a table. */
const MOST_STRETCHES = 400;
/** Fonts this much larger than their line's are initials over several lines and keep their own height. */
const INITIAL = 1.5;
/** Lines nearer than this (in heights) lie over each other by intent. */
const OVERPRINT = 0.55;
/** How exactly two directions must agree, in radians. */
const SAME_ANGLE = 0.01;

/**
 * Gives all elements of a line the same top and bottom, whatever fonts they are in, and takes back what reaches into the
 * lines above and below where lines are set tightly.
 */
export function fitLines(shapes: readonly RunShape[], texts: readonly string[]): RunShape[] {
  const fitted = [...shapes];
  for (const group of byAngle(shapes, texts)) {
    const parts = linesOf(group).flatMap(partsOf);
    keepApart(parts);
    for (const part of parts) {
      for (const member of part.members) fitted[member.index] = fit(member, part);
    }
  }
  return fitted;
}

function byAngle(shapes: readonly RunShape[], texts: readonly string[]): Placed[][] {
  const groups = new Map<number, Placed[]>();
  shapes.forEach((shape, index) => {
    if (shape.width <= 0 || shape.height <= 0) return;
    const key = Math.round(shape.angle / SAME_ANGLE);
    const cos = Math.cos(shape.angle);
    const sin = Math.sin(shape.angle);
    const along = shape.x * cos + shape.y * sin;
    const across = shape.y * cos - shape.x * sin + shape.rise;
    const group = groups.get(key) ?? [];
    group.push({ index, shape, along, across, length: (texts[index] ?? '').trim().length });
    groups.set(key, group);
  });
  return [...groups.values()];
}

function linesOf(group: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = [];
  for (const placed of [...group].sort((a, b) => a.across - b.across)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const size = Math.max(placed.shape.fontSize, first?.shape.fontSize ?? 0);
    if (line && first && placed.across - first.across <= SAME_LINE * size) line.push(placed);
    else lines.push([placed]);
  }
  return lines;
}

function partsOf(line: readonly Placed[]): LinePart[] {
  const parts: LinePart[] = [];
  const stretches = stretchesOf(line);
  // Nothing that is read: a file made to take time.
  if (stretches.length > MOST_STRETCHES) return stretches.map(partFrom);
  for (const members of stretches) {
    const part = partFrom(members);
    const before = parts.at(-1);
    if (before && isContinued(before, part))
      parts[parts.length - 1] = partFrom([...before.members, ...members]);
    else parts.push(part);
  }
  return parts;
}

/** What touches each other in a line. */
function stretchesOf(line: readonly Placed[]): Placed[][] {
  const stretches: Placed[][] = [];
  let end = -Infinity;
  for (const placed of [...line].sort((a, b) => a.along - b.along)) {
    const stretch = stretches.at(-1);
    if (stretch && placed.along - end <= TOUCHING * placed.shape.height) stretch.push(placed);
    else stretches.push([placed]);
    end = Math.max(end, placed.along + placed.shape.width);
  }
  return stretches;
}

/** Whether a part goes on in the next one: not in another column, and not in a marginal note that is set a little higher or lower. */
function isContinued(before: LinePart, next: LinePart): boolean {
  if (next.from - before.to > COLUMN_GAP * (next.members[0]?.shape.height ?? 0)) return false;
  const isLevel = Math.abs(next.across - before.across) <= LEVEL * Math.max(before.size, next.size);
  return isLevel || isSign(before) || isSign(next);
}

function isSign({ members }: LinePart): boolean {
  return members.reduce((sum, { length }) => sum + length, 0) <= SIGN_LENGTH;
}

/** The part's baseline and reach are those of the font that takes most of its width. */
function partFrom(members: readonly Placed[]): LinePart {
  const lettered = members.filter(({ length }) => length > 0);
  const counted = lettered.length > 0 ? lettered : members;
  const size = sizeOfMost(counted);
  const usual = counted.filter(({ shape }) => shape.fontSize <= INITIAL * size);
  const widest = usual
    .filter(({ shape }) => shape.fontSize === size)
    .reduce<Placed | undefined>((a, b) => (a && a.shape.width >= b.shape.width ? a : b), undefined);
  const across = widest?.across ?? counted[0]?.across ?? 0;
  return {
    members,
    across,
    size,
    from: Math.min(...members.map(({ along }) => along)),
    to: Math.max(...members.map(({ along, shape }) => along + shape.width)),
    rise: Math.max(0, ...usual.map((placed) => across - placed.across + placed.shape.rise)),
    fall: Math.max(
      0,
      ...usual.map((placed) => placed.across - across + placed.shape.height - placed.shape.rise),
    ),
  };
}

function sizeOfMost(members: readonly Placed[]): number {
  const widths = new Map<number, number>();
  for (const { shape } of members)
    widths.set(shape.fontSize, (widths.get(shape.fontSize) ?? 0) + shape.width);
  return [...widths].reduce((a, b) => (b[1] > a[1] ? b : a), [0, -1])[0];
}

/** Parts the space between two lines in the ratio in which they reach into it. */
function keepApart(parts: LinePart[]): void {
  const wanted = parts.map(({ rise, fall }) => ({ rise, fall }));
  const sorted = parts
    .map((part, index) => ({ part, ...(wanted[index] ?? { rise: 0, fall: 0 }) }))
    .sort((a, b) => a.part.across - b.part.across);
  const tallest = Math.max(0, ...wanted.map(({ rise, fall }) => rise + fall));
  sorted.forEach((upper, index) => {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const lower = sorted[next];
      if (!lower) return;
      const pitch = lower.part.across - upper.part.across;
      if (pitch > tallest) return;
      const reach = upper.fall + lower.rise;
      const least = OVERPRINT * Math.min(upper.rise + upper.fall, lower.rise + lower.fall);
      const isBeside = upper.part.from >= lower.part.to || lower.part.from >= upper.part.to;
      if (isBeside || pitch >= reach || pitch < least) continue;
      upper.part.fall = Math.min(upper.part.fall, (upper.fall * pitch) / reach);
      lower.part.rise = Math.min(lower.part.rise, (lower.rise * pitch) / reach);
    }
  });
}

function fit({ shape, across, length }: Placed, part: LinePart): RunShape {
  const own = { rise: shape.rise, fall: shape.height - shape.rise };
  const isUsual = length === 0 || shape.fontSize <= INITIAL * part.size;
  const rise = isUsual ? part.rise + across - part.across : own.rise;
  const fall = isUsual ? part.fall + part.across - across : own.fall;
  const up = rise - shape.rise;
  return {
    ...shape,
    x: shape.x + up * Math.sin(shape.angle),
    y: shape.y - up * Math.cos(shape.angle),
    rise,
    height: rise + fall,
  };
}
