// An entry of its own, free of schemas: deciding what a user is offered must not take zod along.
import type { MemberAccess } from './operation';

/** Access levels of a Code, each including the ones before it (specification section 4). */
export const ACCESS_LEVELS = ['read', 'annotate', 'organize', 'owner'] as const;

/** One access level of a Code. */
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** What a user may do in a Code, derived from their access. */
export interface Capabilities {
  readonly canRead: boolean;
  readonly canAnnotate: boolean;
  readonly canOrganize: boolean;
  readonly canOwn: boolean;
}

/** Whether `access` includes `needed`; without access nothing is included. */
export function hasAccess(access: AccessLevel | undefined, needed: AccessLevel): boolean {
  return access !== undefined && ACCESS_LEVELS.indexOf(access) >= ACCESS_LEVELS.indexOf(needed);
}

/** The capabilities that an access gives (specification section 6); without access there are none. */
export function capabilitiesOf(access: AccessLevel | undefined): Capabilities {
  return {
    canRead: hasAccess(access, 'read'),
    canAnnotate: hasAccess(access, 'annotate'),
    canOrganize: hasAccess(access, 'organize'),
    canOwn: hasAccess(access, 'owner'),
  };
}

/** A row of the access table, as far as levels and authors go. */
export type AccessRule = Pick<MemberAccess, 'level' | 'author' | 'fieldLevels'>;

/** To change what somebody wrote: the owner-id rule of the specification (section 6), only its author may. */
export const EDITING = { level: 'annotate', author: 'only' } as const satisfies AccessRule;
/** To delete what somebody wrote: its author may, and the owner of the Code. */
export const DELETING = { level: 'annotate', author: 'orOwner' } as const satisfies AccessRule;
/** To decide where a Selection belongs in a new Version: its author, or for a former user, who never will, the owner of the Code. */
export const DECIDING = { level: 'annotate', author: 'authorOrOwnerIfFormer' } as const satisfies AccessRule;

/** The level that a call needs: that of its rule, or the highest of the fields it carries. `input` is the parsed input. */
export function neededLevel(
  { level, fieldLevels = {} }: AccessRule,
  input: Readonly<Record<string, unknown>> = {},
): AccessLevel {
  const raised = Object.entries(fieldLevels).filter(([field]) => input[field] !== undefined);
  return raised.reduce((highest, [, other]) => (hasAccess(highest, other) ? highest : other), level);
}

/** What somebody is to the entity that a call is about. */
export interface Standing {
  /** Their level in its Code; undefined where they have none. */
  readonly access: AccessLevel | undefined;
  /** Whether they are its author; of a deleted entity, whether they deleted it. */
  readonly isAuthor: boolean;
  /** Whether its author is a former user (`userRefSchema`); absent means no. */
  readonly isFormerAuthor?: boolean;
}

/**
 * Whether a member's call is allowed by its row of the access table (decisions.md section 6): the one place where levels and authors are
 * weighed, for the server, the fake api and what a user interface offers. `input` is the parsed input; without it, a call that
 * carries no field that raises its level.
 */
export function isAllowed(
  rule: AccessRule,
  { access, isAuthor, isFormerAuthor = false }: Standing,
  input?: Readonly<Record<string, unknown>>,
): boolean {
  if (!hasAccess(access, neededLevel(rule, input))) return false;
  if (rule.author === undefined || isAuthor) return true;
  const mayOwner = rule.author === 'orOwner' || (rule.author === 'authorOrOwnerIfFormer' && isFormerAuthor);
  return mayOwner && access === 'owner';
}
