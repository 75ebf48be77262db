import type { CodeTables } from './tables';

/** The tables whose entities can be restored after they were deleted. */
export type BinnedTable =
  'selections' | 'comments' | 'attachments' | 'bookmarks' | 'notes' | 'noteAttachments';

/** A row as it was when it was deleted, and where it stood. */
export type BinnedRow<Table extends BinnedTable = BinnedTable> = {
  [Name in Table]: { readonly table: Name; readonly row: CodeTables[Name] };
}[Table];

/** What kind of entity was deleted. */
export type BinnedKind = 'selection' | 'comment' | 'attachment' | 'bookmark' | 'note';

/**
 * An entity that was deleted, with all that went with it; `id` is the entity's own. It stays for a day, so that who deleted it can bring it
 * back, and after that too (`isRestored`), so that asking twice does no harm.
 */
export interface BinRow {
  readonly id: number;
  readonly kind: BinnedKind;
  readonly documentId: number;
  /** The Version of the document that was current then. */
  readonly versionId?: number;
  /** Who deleted it. */
  readonly createdBy: number;
  /** When, in milliseconds since 1970. */
  readonly deletedAt: number;
  readonly isRestored: boolean;
  /** It was private when it was deleted, or on something private: nobody but who deleted it knows of it. */
  readonly isOfPrivate?: true;
  readonly rows: readonly BinnedRow[];
}
