import type { ExportedCode } from '@glossator/client-sdk/account-export';
import type { DataImportIssue, ImportedCode } from '@glossator/client-sdk/contract';
import type { PlacedCode } from './write-code';

const NOTHING = { documents: 0, versions: 0, selections: 0, comments: 0, bookmarks: 0, notes: 0, files: 0 };

/** What became of a Code of which nothing was imported. */
export function refusedCode(title: string, refused: DataImportIssue): ImportedCode {
  return { title, refused, ...NOTHING, issues: [] };
}

/** What became of a Code that was imported. */
export function reportOf(
  { head, documents, files }: PlacedCode,
  codeId: number,
  issues: readonly DataImportIssue[],
): ImportedCode {
  const selections = documents.flatMap((placed) => placed.selections.map(({ selection }) => selection));
  const bookmarks = documents.flatMap((placed) => placed.bookmarks);
  const notes = documents.flatMap((placed) => placed.notes);
  const comments = selections.flatMap((selection) => selection.comments);
  const attachments = [...selections, ...notes].flatMap((each) => each.attachments);
  const me = new Set(head.people.filter(({ isMe }) => isMe).map(({ id }) => id));
  const ofOthers = [...selections, ...comments, ...bookmarks, ...notes, ...attachments].filter(
    ({ by }) => !me.has(by),
  ).length;
  return {
    title: head.title,
    codeId,
    documents: documents.length,
    versions: files.versions.size,
    selections: selections.length,
    comments: comments.length,
    bookmarks: bookmarks.length,
    notes: notes.length,
    files: attachments.length,
    issues: [
      ...issues,
      ...(ofOthers > 0 ? [{ issue: 'authors' as const, count: ofOthers }] : []),
      ...leftOut(head),
    ],
  };
}

/** What an export tells of a Code that no import makes again. */
function leftOut({ hasUpdate, sharedWith }: ExportedCode): readonly DataImportIssue[] {
  return [
    ...(hasUpdate ? [{ issue: 'update' as const }] : []),
    ...(sharedWith.length > 0 ? [{ issue: 'members' as const, count: sharedWith.length }] : []),
  ];
}
