import * as z from 'zod';
import { areaSchema } from './areas';
import { idSchema, momentSchema, userRefSchema } from './fields';
import { rangeShape } from './ranges';

/** Whether a Selection found its place in the current Version; `unconfirmed` and `failed` are unported. */
export const selectionStatusSchema = z.enum(['success', 'unconfirmed', 'failed']);
/** Whether a Selection found its place. */
export type SelectionStatus = z.infer<typeof selectionStatusSchema>;

/**
 * Why a Selection was carried over as it was. The first eleven are what the comparison of the texts says (`CarryOverReasonKind` of
 * document-text); `no-text-layer`: the new file is a scan without text; `overlap`: a surer Selection has the place;
 * `not-compared`: the texts could not be compared.
 */
export const CARRY_OVER_REASONS = [
  'identical',
  'layout-only',
  'punctuation-only',
  'words-changed',
  'moved',
  'split',
  'merged',
  'several-places',
  'repealed',
  'no-text',
  'outside-text',
  'no-text-layer',
  'overlap',
  'not-compared',
] as const;

/** A reason with what belongs to it: words that changed, citations of the old and the new place, number of equal places (up to 20). */
export const carryOverReasonSchema = z.object({
  kind: z.enum(CARRY_OVER_REASONS),
  changedWords: z.int().nonnegative(),
  from: z.string().exactOptional(),
  to: z.string().exactOptional(),
  places: z.int().nonnegative().exactOptional(),
});
/** A reason with what belongs to it. */
export type CarryOverReason = z.infer<typeof carryOverReasonSchema>;

/** A place in the new Version where a Selection may belong, with its text and how sure it is, from 0 to 1. */
export const carryOverCandidateSchema = z.object({
  ...rangeShape,
  /** Of a marked area: the rectangle proposed. */
  area: areaSchema.exactOptional(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
});
/** A place in the new Version where a Selection may belong. */
export type CarryOverCandidate = z.infer<typeof carryOverCandidateSchema>;

/**
 * What carrying a Selection over came to. `from` is its last sure place: a Version by its number, range and wording there. `outcome` is
 * what the comparison said; the Selection's own `status` follows what people decide. `candidates` are best first; a Selection that was carried
 * over without doubt has none.
 */
export const carriedOverSchema = z.object({
  from: z.object({
    versionId: idSchema,
    versionNumber: z.int().positive(),
    ...rangeShape,
    area: areaSchema.exactOptional(),
    text: z.string(),
  }),
  outcome: selectionStatusSchema,
  confidence: z.number().min(0).max(1),
  reason: carryOverReasonSchema,
  candidates: z.array(carryOverCandidateSchema),
  confirmedAt: momentSchema.optional(),
  confirmedBy: userRefSchema.optional(),
});
/** What carrying a Selection over came to. */
export type CarriedSelection = z.infer<typeof carriedOverSchema>;

/** How many Selections were, or would be, carried over with each status. */
export const carryOverCountsSchema = z.object({
  success: z.int().nonnegative(),
  unconfirmed: z.int().nonnegative(),
  failed: z.int().nonnegative(),
});
/** How many Selections were carried over with each status. */
export type CarryOverCounts = z.infer<typeof carryOverCountsSchema>;

/** Why two Versions could not be compared. */
export const comparisonFailureSchema = z.enum(['time', 'memory', 'ended', 'text']);
/** Why two Versions could not be compared. */
export type ComparisonFailure = z.infer<typeof comparisonFailureSchema>;

/** Pages of the older and of the newer of two texts that cannot be read: all of them where a text cannot be read at all. */
export const unreadPagesSchema = z.object({ old: z.int().nonnegative(), new: z.int().nonnegative() });
/** Pages of the older and of the newer of two texts that cannot be read. */
export type UnreadPages = z.infer<typeof unreadPagesSchema>;

/**
 * The comparison of a Version with the one before it. `likeness` is the share of words both have, from 0 to 1. `verdict`: `same-text` (nothing
 * to review but the look), `no-text` (a scan: every annotation fails), `different` (hardly a word in common: probably the wrong file), else
 * `changed`. `share` is the progress while it runs. `failure` says why it failed: it took too much `time` or `memory`, its process `ended`
 * too early, or a `text` cannot be read, of which `unreadPages` says how much; all annotations fail then, and it can be made anew
 * (`documents.update` with `compare`).
 */
export const comparisonSchema = z.object({
  state: z.enum(['running', 'ready', 'failed']),
  share: z.number().min(0).max(1).optional(),
  verdict: z.enum(['same-text', 'no-text', 'different', 'changed']).optional(),
  likeness: z.number().min(0).max(1).optional(),
  changes: z.int().nonnegative().optional(),
  failure: comparisonFailureSchema.optional(),
  unreadPages: unreadPagesSchema.optional(),
});
/** The comparison of a Version with the one before it. */
export type VersionComparison = z.infer<typeof comparisonSchema>;
