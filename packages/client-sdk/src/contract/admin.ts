import * as z from 'zod';
import { idSchema, listOf, momentSchema, pagingShape, pathIdSchema, userRefSchema } from './fields';
import { operation } from './operation';

const admin = { who: 'admin' } as const;
const bytes = z.number().nonnegative();
const count = z.int().nonnegative();

/** An account as admins see it: nothing of what its user wrote. Archived ones have lost name and address. */
export const adminUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isArchived: z.boolean(),
  createdAt: momentSchema,
  /** Bytes of their files, as their quota counts them. */
  storageBytes: bytes,
});
/** An account as admins see it. */
export type AdminUser = z.infer<typeof adminUserSchema>;

/** A Code as admins see it: that there is one, whose it is and how large, never what is in it. */
export const adminCodeSchema = z.object({
  id: idSchema,
  title: z.string(),
  owner: userRefSchema,
  createdAt: momentSchema,
  /** Bytes of its documents, Versions among them. Attachments are left out: some are their authors' alone. */
  storageBytes: bytes,
});
/** A Code as admins see it. */
export type AdminCode = z.infer<typeof adminCodeSchema>;

/** Jobs of one kind, over all servers that share them. */
export const jobQueueSchema = z.object({
  /** What is done: Versions are compared, texts are read, exports are imported, mails are sent; `round` is recurring work. */
  kind: z.enum(['comparison', 'text', 'import', 'mail', 'round']),
  waiting: count,
  active: count,
  /** Given up: of the last day, or since the start of a server that has no others. */
  failed: count,
});
/** Jobs of one kind. */
export type JobQueue = z.infer<typeof jobQueueSchema>;

/** How a server does. */
export const serverHealthSchema = z.object({
  /** Of the API that it serves. */
  version: z.string(),
  /** When it was started. */
  startedAt: momentSchema,
  uptimeSeconds: z.number().nonnegative(),
  /** Bytes that the process takes in memory. */
  memoryBytes: bytes,
  storage: z.object({
    users: count,
    codes: count,
    files: count,
    /** Bytes of all files. */
    fileBytes: bytes,
    /** Bytes that the disk of the data has left; absent where that is not known. */
    freeBytes: bytes.optional(),
  }),
  /** Work that nobody waits for: what runs now, and what a restart would take up again. */
  jobs: z.object({
    running: count,
    pending: count,
    /** Absent from servers of earlier releases. */
    queues: z.array(jobQueueSchema).optional(),
  }),
  /** Open connections of live channels. */
  sockets: count,
});
/** How a server does. */
export type ServerHealth = z.infer<typeof serverHealthSchema>;

/** Calls under `/admin`, for admins (decisions.md section 13): users, Codes, storage and jobs, never content. */
export const adminOperations = {
  users: operation({
    method: 'GET',
    path: '/admin/users',
    summary: 'All accounts, archived ones among them, in the order in which they were made',
    input: z.object(pagingShape),
    result: listOf(adminUserSchema),
    access: admin,
  }),
  archiveUser: operation({
    method: 'POST',
    path: '/admin/users/{userId}/archive',
    summary: 'Archive an account as its user could; not one of an admin',
    input: z.object({ userId: pathIdSchema }),
    result: undefined,
    access: admin,
  }),
  codes: operation({
    method: 'GET',
    path: '/admin/codes',
    summary: 'All Codes, in the order in which they were made',
    input: z.object(pagingShape),
    result: listOf(adminCodeSchema),
    access: admin,
  }),
  health: operation({
    method: 'GET',
    path: '/admin/health',
    summary: 'How the server does',
    input: z.object({}).optional(),
    result: serverHealthSchema,
    access: admin,
  }),
};
