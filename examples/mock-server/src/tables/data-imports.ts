import type { DataImport } from '@glossator/client-sdk/contract';

/** The import of an export that runs for a user, or the last one; `id` is the user's, `uuid` that of the export, while it runs. */
export type DataImportRow = DataImport & { readonly id: number; readonly uuid?: string };
