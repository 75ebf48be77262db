import { ApiError } from '@glossator/client-sdk';
import { rangesOverlap, type TextRange } from '@glossator/document-text';
import { expect } from 'vitest';
import type { TestUser } from './test-server';

/** Words of the document that overlap each other in many ways, as they are marked. */
export const MARKED_LINES = ['Article 1 of the law on land', 'Article 2 of the law on water'] as const;
const PHRASES = ['Article 1 of', '1 of the law', 'law on land', 'Article 2', '2 of the law on', 'on water'];

/** A Selection as it should be; a comment on it is gone with it. */
export interface ModeledSelection<Author> {
  readonly id: number;
  readonly by: Author;
  readonly range: TextRange;
  isDeleted: boolean;
  isPrivate: boolean;
}

interface SelectionModelParts<Author> {
  readonly documentId: number;
  readonly owner: Author;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  readonly random: () => number;
  readonly someWriter: () => Author;
  readonly mayWrite: (author: Author) => boolean;
  /** Does something; what is private takes no number of those that everybody sees. */
  readonly unheard: <T>(isPrivate: boolean, work: () => Promise<T>) => Promise<T>;
  /** Whether others than its author have something on a Selection. */
  readonly hasWorkOfOthers: (selection: ModeledSelection<Author>) => boolean;
  /** What is on a Selection is on another one from now on, under these ids, in their order. */
  readonly moved: (
    from: ModeledSelection<Author>,
    to: ModeledSelection<Author>,
    ids: readonly number[],
  ) => void;
}

/**
 * Selections that random users make, publish, make private, join, delete and restore, as many as fit. Every refusal is foreseen: for whoever
 * makes one, private ones of others are not there.
 */
export async function createSelectionModel<Author extends { readonly user: TestUser }>(
  parts: SelectionModelParts<Author>,
) {
  const { documentId, owner, pick, random, someWriter, mayWrite, unheard } = parts;
  const { api } = owner.user;
  const places = await Promise.all(
    PHRASES.map(async (text) => {
      const { data } = await api.documents.search({ id: documentId, text });
      const [hit] = data;
      if (!hit) throw new Error(`"${text}" stands nowhere`);
      const { excerpt: _excerpt, match: _match, ...range } = hit;
      return { text, range };
    }),
  );
  const all: ModeledSelection<Author>[] = [];
  const refused = { overlaps: 0, conflicts: 0 };

  const isInWay = (wanted: Omit<ModeledSelection<Author>, 'id'>, other: ModeledSelection<Author>): boolean =>
    other !== wanted &&
    !other.isDeleted &&
    other.isPrivate === wanted.isPrivate &&
    (!wanted.isPrivate || other.by === wanted.by) &&
    rangesOverlap(other.range, wanted.range);
  const inWayOf = (wanted: Omit<ModeledSelection<Author>, 'id'>) =>
    all.filter((each) => isInWay(wanted, each));

  /** Makes a call that fails exactly where something is in the way, and names that. */
  async function unlessTaken<T>(
    wanted: Omit<ModeledSelection<Author>, 'id'>,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    const inTheWay = inWayOf(wanted).map(({ id }) => id);
    const problem = await problemOf(work);
    if (inTheWay.length === 0) {
      expect(problem.code, 'nothing is in the way').toBeUndefined();
      return problem.result;
    }
    refused.overlaps += 1;
    expect(problem.code).toBe('SELECTION_OVERLAP');
    expect(inTheWay).toContain(problem.conflictWith);
    return undefined;
  }

  async function create(): Promise<void> {
    const by = someWriter();
    const place = pick(places);
    if (!place) return;
    const { text, range } = place;
    const wanted = { by, range, isDeleted: false, isPrivate: random() < 0.6 };
    const visibility = wanted.isPrivate ? ('private' as const) : ('code' as const);
    const input = { documentId, text, color: 'COLOR_1' as const, ...range, visibility };
    const made = await unheard(wanted.isPrivate, () =>
      unlessTaken(wanted, () => by.user.api.selections.create(input)),
    );
    if (made) all.push({ ...wanted, id: made.id });
  }

  async function turn(): Promise<void> {
    const entity = pick(all.filter(({ isDeleted, by }) => !isDeleted && mayWrite(by)));
    if (!entity) return;
    const { id, by } = entity;
    const { selections } = by.user.api;
    const wanted = { ...entity, isPrivate: !entity.isPrivate };
    const visibility = wanted.isPrivate ? ('private' as const) : ('code' as const);
    if (wanted.isPrivate && parts.hasWorkOfOthers(entity)) {
      refused.conflicts += 1;
      expect((await problemOf(() => selections.update({ id, visibility }))).code).toBe('CONFLICT');
      return;
    }
    const others = inWayOf(wanted).filter((other) => other !== entity);
    const target = wanted.isPrivate || random() < 0.5 ? undefined : pick(others);
    if (target) {
      const joined = await selections.update({ id, visibility, joins: target.id });
      expect(joined.id).toBe(target.id);
      entity.isDeleted = true;
      all.splice(all.indexOf(entity), 1);
      parts.moved(
        entity,
        target,
        joined.data.map((each) => each.id),
      );
      return;
    }
    if (await unlessTaken(wanted, () => selections.update({ id, visibility })))
      entity.isPrivate = wanted.isPrivate;
  }

  /** Whoever may remove it: the owner what is public, its author alone what is private. */
  const removerOf = ({ isPrivate, by }: ModeledSelection<Author>): Author => (isPrivate ? by : owner);

  async function remove(): Promise<void> {
    const entity = pick(all.filter((each) => !each.isDeleted && mayWrite(removerOf(each))));
    if (!entity) return;
    await unheard(entity.isPrivate, () => removerOf(entity).user.api.selections.delete({ id: entity.id }));
    entity.isDeleted = true;
  }

  async function restore(): Promise<void> {
    const entity = pick(all.filter((each) => each.isDeleted && mayWrite(removerOf(each))));
    if (!entity) return;
    const { id, isPrivate } = entity;
    const { selections } = removerOf(entity).user.api;
    if (await unheard(isPrivate, () => unlessTaken(entity, () => selections.restore({ id }))))
      entity.isDeleted = false;
  }

  return {
    refused,
    create,
    turn,
    remove,
    restore,
    /** Those that somebody may write on. */
    seenBy: (author: Author) =>
      all.filter(({ isDeleted, isPrivate, by }) => !isDeleted && (!isPrivate || by === author)),
    /** How many the totals hold. */
    published: () => all.filter(({ isDeleted, isPrivate }) => !isDeleted && !isPrivate).length,
  };
}

/** What a call answers, or is refused with. */
async function problemOf<T>(work: () => Promise<T>): Promise<{
  readonly result?: T;
  readonly code?: string;
  readonly conflictWith?: number | undefined;
}> {
  try {
    return { result: await work() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.problem;
  }
}
