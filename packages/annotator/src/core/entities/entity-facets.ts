import type { SelectionColor, UserRef } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';
import type { Entity, EntityKinds } from './entity-kind';
import type { GroupLabel, MarkLabel } from './labels';

/** What one entity says of itself to filter and search. */
export interface EntityFacets {
  /** What is written in it, where words are looked for. */
  readonly texts: readonly string[];
  readonly color?: SelectionColor;
  /** The group in which it is counted: one of its kind's. */
  readonly group?: GroupLabel;
  readonly tags?: readonly string[];
  /** Marks for which the filter can ask. */
  readonly marks?: readonly MarkLabel[];
  /** Whom it mentions. */
  readonly mentions?: readonly UserRef[];
  /** The entities on it: they are found with it. */
  readonly parts?: readonly { readonly kind: string; readonly entity: Entity }[];
}

/** What filter and search see of an entity together with all that is on it. */
export interface Facets {
  readonly color: SelectionColor | undefined;
  readonly tags: readonly string[];
  readonly groups: ReadonlySet<GroupLabel>;
  /** The marks of it or of something on it. */
  readonly marks: ReadonlySet<MarkLabel>;
  /** Everybody who made it or something on it, by id. */
  readonly people: ReadonlyMap<number, UserRef>;
  /** All that is written there, and who wrote it: without regard to case, accents and line ends. */
  readonly words: () => string;
}

/** Reads the facets of entities of one kind. */
export type FacetReader = (entity: Entity) => Facets;

/** Who looks at entities: a user's id, and since when what others make is new to them. Undefined: nobody in particular, and nothing is new. */
export interface Onlooker {
  readonly userId?: number | undefined;
  readonly since?: string | undefined;
}

/** Whether an entity was made by somebody else since the onlooker was here before. */
export function isNewTo({ userId, since }: Onlooker, { createdBy, createdAt }: Entity): boolean {
  if (since === undefined || createdAt === undefined || createdBy.id === userId) return false;
  return Date.parse(createdAt) > Date.parse(since);
}

/**
 * Reads facets as an onlooker sees them, those of each entity once: folding takes a hundred times as long as looking for a word in what was folded. An
 * entity that changes is another object, and is read again; one that is gone takes its facets along.
 */
export function createFacetReader(kinds: EntityKinds, kind: string, onlooker: Onlooker = {}): FacetReader {
  const known = new WeakMap<Entity, Facets>();
  return (entity) => {
    const facets = known.get(entity) ?? readFacets(kinds, kind, entity, onlooker);
    known.set(entity, facets);
    return facets;
  };
}

function readFacets(kinds: EntityKinds, kind: string, entity: Entity, onlooker: Onlooker): Facets {
  const texts: string[] = [];
  const tags: string[] = [];
  const groups = new Set<GroupLabel>();
  const marks = new Set<MarkLabel>();
  const people = new Map<number, UserRef>();
  const visit = (name: string, each: Entity): SelectionColor | undefined => {
    const { createdBy } = each;
    people.set(createdBy.id, createdBy);
    const facets = kinds.get(name).facets?.of(each);
    texts.push(...(facets?.texts ?? []));
    tags.push(...(facets?.tags ?? []));
    if (facets?.group !== undefined) groups.add(facets.group);
    for (const mark of facets?.marks ?? []) marks.add(mark);
    if (facets?.mentions?.some(({ id }) => id === onlooker.userId)) marks.add('mentionsMe');
    if (isNewTo(onlooker, each)) marks.add('new');
    for (const part of facets?.parts ?? []) visit(part.kind, part.entity);
    return facets?.color;
  };
  const color = visit(kind, entity);
  let folded: string | undefined;
  return {
    color,
    tags,
    groups,
    marks,
    people,
    words: () => {
      const names = [...people.values()].map(({ name }) => name);
      return (folded ??= foldText([...texts, ...tags, ...names].join(' ')).folded);
    },
  };
}
