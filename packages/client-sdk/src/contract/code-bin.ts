import * as z from 'zod';
import { coverColorSchema, publicationSchema } from './codes';
import { idSchema, listOf, momentSchema, pagingShape, pathIdSchema } from './fields';
import { operation } from './operation';

/** A deleted Code that its owner can still restore. Its users come back with it, and where it was public, everybody. */
export const binnedCodeSchema = z.object({
  id: idSchema,
  title: z.string(),
  coverColor: coverColorSchema,
  publication: publicationSchema,
  isPublic: z.boolean(),
  /** Users besides the owner who get their access again when it is restored. */
  membersCount: z.int().nonnegative(),
  /** What it takes of the owner's storage until it is removed for good. */
  storageBytes: z.int().nonnegative(),
  deletedAt: momentSchema,
  /** When it is removed for good (`CODE_BIN_MS` after it was deleted). */
  removedAt: momentSchema,
});
/** A deleted Code that its owner can still restore. */
export type BinnedCode = z.infer<typeof binnedCodeSchema>;

const access = { who: 'user' } as const;
const byId = z.object({ id: pathIdSchema });

/** Calls under `/codes/bin`: one's own recycle bin. To every other call a Code in it does not exist. */
export const codeBinOperations = {
  bin: operation({
    method: 'GET',
    path: '/codes/bin',
    summary: "One's own deleted Codes that can be restored, the one deleted last first",
    input: z.object({ ...pagingShape }).optional(),
    result: listOf(binnedCodeSchema),
    access,
  }),
  restore: operation({
    method: 'POST',
    path: '/codes/bin/{id}/restore',
    summary: 'Restore a deleted Code of one’s own as it was, with its users; one that is there already stays',
    input: byId,
    result: undefined,
    access,
  }),
  deleteForGood: operation({
    method: 'DELETE',
    path: '/codes/bin/{id}',
    summary: 'Remove a deleted Code of one’s own for good, with everything in it',
    input: byId,
    result: undefined,
    access,
  }),
  emptyBin: operation({
    method: 'DELETE',
    path: '/codes/bin',
    summary: "Remove all of one's own deleted Codes for good",
    input: z.object({}).optional(),
    result: undefined,
    access,
  }),
};
