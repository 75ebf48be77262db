import * as z from 'zod';

/** Access levels of a Code, each including the ones before it (specification section 4). */
export const ACCESS_LEVELS = ['read', 'annotate', 'organize', 'owner'] as const;

/** One access level of a Code. */
export const accessLevelSchema = z.enum(ACCESS_LEVELS);
/** One access level of a Code. */
export type AccessLevel = z.infer<typeof accessLevelSchema>;

/** What a user may do in a Code, derived from their access. */
export interface Capabilities {
  readonly canRead: boolean;
  readonly canAnnotate: boolean;
  readonly canOrganize: boolean;
  readonly canOwn: boolean;
}

/** The permission table keyed by access (specification section 6). */
export const CAPABILITIES: Readonly<Record<AccessLevel, Capabilities>> = {
  read: { canRead: true, canAnnotate: false, canOrganize: false, canOwn: false },
  annotate: { canRead: true, canAnnotate: true, canOrganize: false, canOwn: false },
  organize: { canRead: true, canAnnotate: true, canOrganize: true, canOwn: false },
  owner: { canRead: true, canAnnotate: true, canOrganize: true, canOwn: true },
};

const NO_CAPABILITIES: Capabilities = {
  canRead: false,
  canAnnotate: false,
  canOrganize: false,
  canOwn: false,
};

/** Whether `access` includes `needed`; without access nothing is included. */
export function hasAccess(access: AccessLevel | undefined, needed: AccessLevel): boolean {
  return access !== undefined && ACCESS_LEVELS.indexOf(access) >= ACCESS_LEVELS.indexOf(needed);
}

/**
 * The capabilities of a user. If `ownerId` is given and is not the user's id, there are none; if it is, or if it is
 * not given, those of the access apply (specification section 6).
 */
export function capabilitiesOf(user: {
  readonly access: AccessLevel | undefined;
  readonly userId?: number;
  readonly ownerId?: number;
}): Capabilities {
  if (user.access === undefined) return NO_CAPABILITIES;
  if (user.ownerId !== undefined && user.ownerId !== user.userId) return NO_CAPABILITIES;
  return CAPABILITIES[user.access];
}
