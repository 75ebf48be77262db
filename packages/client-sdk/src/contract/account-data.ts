import * as z from 'zod';
import { fileUuidSchema, idSchema, momentSchema } from './fields';
import { operation } from './operation';

/**
 * Why something of an archive was not imported. Of the whole archive: `notAZip`, `encrypted`, `unsafePath`, `duplicateName`, `tooManyEntries`,
 * `tooLarge`, `tooDense` (it grows beyond measure when it is unpacked), `unsupported` (another way of packing), `notAnExport`.
 * Of an entry or a Code: `missingEntry`, `damaged`, `notBySchema`, `duplicateId`, `unknownReference`, `wrongType`, `invalidPdf`, `lockedPdf`,
 * `fileTooLarge`, `quota`, `tooManyCodes`, `failed`. What is left out by itself: `sharedCode` (it belongs to somebody else), `update` (a waiting
 * Update), `members` (whom it was shared with), `otherText` (a highlight whose words do not stand there), `overlap`, `authors` (what others made that is
 * the importer's now), `unreadable` (the server that exported could not read it).
 */
export const DATA_IMPORT_ISSUES = [
  'notAZip',
  'encrypted',
  'unsafePath',
  'duplicateName',
  'tooManyEntries',
  'tooLarge',
  'tooDense',
  'unsupported',
  'notAnExport',
  'missingEntry',
  'damaged',
  'notBySchema',
  'duplicateId',
  'unknownReference',
  'wrongType',
  'invalidPdf',
  'lockedPdf',
  'fileTooLarge',
  'quota',
  'tooManyCodes',
  'failed',
  'sharedCode',
  'update',
  'members',
  'otherText',
  'overlap',
  'authors',
  'unreadable',
] as const;

const count = z.int().nonnegative();

/** Why something was not imported, or not as it was. */
export const dataImportIssueSchema = z.object({
  issue: z.enum(DATA_IMPORT_ISSUES),
  /** The entry of the archive that it is about. */
  entry: z.string().optional(),
  /** Where in it, or how many; in English. */
  detail: z.string().optional(),
  /** How many it is about, where they are counted. */
  count: count.optional(),
});
/** Why something was not imported, or not as it was. */
export type DataImportIssue = z.infer<typeof dataImportIssueSchema>;

/** What became of one Code of an archive. With `refused` nothing of it was imported. */
export const importedCodeSchema = z.object({
  title: z.string(),
  codeId: idSchema.optional(),
  refused: dataImportIssueSchema.optional(),
  documents: count,
  versions: count,
  selections: count,
  comments: count,
  bookmarks: count,
  notes: count,
  files: count,
  issues: z.array(dataImportIssueSchema),
});
/** What became of one Code of an archive. */
export type ImportedCode = z.infer<typeof importedCodeSchema>;

/**
 * An import under way, or the last one: `share` of it is done, from 0 to 1. `refused` has the `problem` of the whole archive, and nothing was
 * imported; `interrupted` ended with the server: the Codes listed are whole, and of others there is nothing.
 */
export const dataImportSchema = z.object({
  state: z.enum(['running', 'done', 'refused', 'interrupted']),
  startedAt: momentSchema,
  endedAt: momentSchema.optional(),
  share: z.number().min(0).max(1),
  problem: dataImportIssueSchema.optional(),
  /** What was left out of the archive when it was made. */
  issues: z.array(dataImportIssueSchema).optional(),
  codes: z.array(importedCodeSchema),
});
/** An import under way, or the last one. */
export type DataImport = z.infer<typeof dataImportSchema>;

/** What an export would have in it. `bytes` is about its size. */
export const exportOverviewSchema = z.object({
  codes: count,
  /** Codes of others in which one may have written. */
  sharedCodes: count,
  files: count,
  bytes: count,
});
/** What an export would have in it. */
export type ExportOverview = z.infer<typeof exportOverviewSchema>;

const access = { who: 'user' } as const;

/** Calls under `/account`: all data of the caller's account, out of one server and into another. */
export const accountDataOperations = {
  exportOverview: operation({
    method: 'GET',
    path: '/account/export/overview',
    summary: 'How much an export of one’s account has in it',
    input: z.object({}).optional(),
    result: exportOverviewSchema,
    access,
  }),
  export: operation({
    method: 'GET',
    path: '/account/export',
    summary:
      'All of one’s own Codes, and what one has written in those of others, as a ZIP: PDFs, files, JSON by the schemas in it, and W3C Web Annotations',
    input: z.object({}),
    result: undefined,
    access,
    binary: true,
  }),
  startImport: operation({
    method: 'POST',
    path: '/account/imports',
    summary:
      'Import an export that was uploaded (`files.sign` with `purpose: import`), of this server or another one; refused while another import runs',
    input: z.object({ uuid: fileUuidSchema }),
    result: dataImportSchema,
    access,
  }),
  lastImport: operation({
    method: 'GET',
    path: '/account/imports/last',
    summary: 'The import that runs, or the last one with its report; empty where there was none',
    input: z.object({}).optional(),
    result: z.object({ data: dataImportSchema.optional() }),
    access,
  }),
};
