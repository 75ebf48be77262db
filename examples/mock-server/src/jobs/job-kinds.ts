import * as z from 'zod';

/** Recurring work, each of which is done once an hour over all servers. */
export const ROUNDS = [
  'unused files',
  'ended sessions',
  'expired links',
  'mails of the day',
  'unsent mails',
  'bins',
  'recycle bins',
  'new laws',
  'copies',
  'comparisons',
  'imports',
] as const;

/** The name of recurring work. */
export type Round = (typeof ROUNDS)[number];

/** What jobs of each kind are about. A server of another release may have written it: fields are added, never changed. */
export const jobSchemas = {
  /** The pending Version of a document is to be compared. */
  comparison: z.object({ codeId: z.number(), documentId: z.number() }),
  /** The text and the annotations of a stored PDF are to be read. */
  text: z.object({ uuid: z.uuid() }),
  /** An export is to be imported. */
  import: z.object({ userId: z.number() }),
  /** The mail of a pending task is to be sent. */
  mail: z.object({ taskId: z.string() }),
  round: z.object({ name: z.enum(ROUNDS) }),
};

/** A kind of jobs. */
export type JobKind = keyof typeof jobSchemas;

/** What a job of a kind is about. */
export type JobData<Kind extends JobKind> = z.infer<(typeof jobSchemas)[Kind]>;

/** All kinds. */
export const JOB_KINDS = Object.keys(jobSchemas) as readonly JobKind[];
