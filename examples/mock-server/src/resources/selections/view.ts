import { byMaking } from '../../calls/stamps';
import type {
  CarriedSelection,
  SelectionAttachment,
  SelectionComment,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type { NameOf } from '../../people/names';
import type { CodeReader } from '../../tables/tables';
import type { AttachmentRow, CarriedPart, CommentRow, SelectionRow } from '../../tables/selections';

/** A remark as the contract has it. */
export function toComment(row: CommentRow, nameOf: NameOf): SelectionComment {
  const { documentId: _documentId, createdBy, resolved, mentions, ...rest } = row;
  return {
    ...rest,
    type: 'comment',
    ...(mentions && { mentions: mentions.map(nameOf) }),
    ...(resolved && { resolvedAt: resolved.at, resolvedBy: nameOf(resolved.by) }),
    createdBy: nameOf(createdBy),
  };
}

/** Everybody whom a remark names. */
export function peopleOfComment({ createdBy, resolved, mentions = [] }: CommentRow): readonly number[] {
  return [createdBy, ...mentions, ...(resolved ? [resolved.by] : [])];
}

/** An attachment as the contract has it. */
export function toAttachment(row: AttachmentRow, nameOf: NameOf): SelectionAttachment {
  const { documentId: _documentId, createdBy, ...rest } = row;
  return { ...rest, createdBy: nameOf(createdBy) };
}

/** Gives the number of a Version by its id. */
export type VersionNumberOf = (versionId: number) => number;

/** Reads the numbers of a document's Versions. */
export async function readVersionNumbers(reader: CodeReader, documentId: number): Promise<VersionNumberOf> {
  const versions = await reader.list('versions', { documentId });
  const numbers = new Map(versions.map(({ id, number }) => [id, number]));
  return (id) => numbers.get(id) ?? 1;
}

/** How a Selection was carried over, as the contract has it. */
function toCarried(
  { from, confirmedBy, candidates, ...rest }: CarriedPart,
  nameOf: NameOf,
  versionNumberOf: VersionNumberOf,
): CarriedSelection {
  const { versionId, range, area, text } = from;
  return {
    ...rest,
    from: { versionId, versionNumber: versionNumberOf(versionId), ...range, text, ...(area && { area }) },
    candidates: [...candidates],
    ...(confirmedBy !== undefined && { confirmedBy: nameOf(confirmedBy) }),
  };
}

/** What is on a Selection. */
export interface SelectionContents {
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
}

/**
 * A Selection as the contract has it, with its remarks and attachments, oldest first; it is an annotation once it has any
 * (decisions.md section 2).
 */
export function toSelection(
  row: SelectionRow,
  { comments, attachments }: SelectionContents,
  nameOf: NameOf,
  versionNumberOf: VersionNumberOf,
): TextSelection {
  const { range, createdBy, carried, ...rest } = row;
  const data = [
    ...comments.map((comment) => toComment(comment, nameOf)),
    ...attachments.map((attachment) => toAttachment(attachment, nameOf)),
  ].toSorted(byMaking);
  return {
    ...rest,
    ...range,
    data,
    isAnnotation: data.length > 0,
    ...(carried && { carriedOver: toCarried(carried, nameOf, versionNumberOf) }),
    createdBy: nameOf(createdBy),
  };
}
