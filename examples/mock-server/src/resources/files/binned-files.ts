import type { BinRow } from '../../tables/bin';

/** The stored files that deleted entities still hold. */
export function binnedFiles(rows: readonly BinRow[]): readonly string[] {
  return rows.flatMap((row) =>
    row.rows.flatMap((entry) =>
      entry.table === 'attachments' || entry.table === 'noteAttachments' ? [entry.row.uuid] : [],
    ),
  );
}
