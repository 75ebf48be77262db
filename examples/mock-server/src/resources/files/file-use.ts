import type { FileUse } from '@glossator/client-sdk/contract';
import { enterCode } from '../../permissions/code-access';
import { unlessUnusable } from '../../storage/storage';
import type { CodeRow } from '../../tables/codes';
import type { FileRow } from '../../tables/files';
import type { AttachmentRow } from '../../tables/selections';
import type { NoteAttachmentRow } from '../../tables/notes';
import type { AccountsReader, CodeReader, ServerStorage } from '../../tables/tables';
import { isShownInline } from './attached-files';

/** What a file is in its Code, and how it is saved or shown from there. */
export interface KnownUse {
  readonly use: FileUse;
  readonly fileName: string;
  readonly inline: boolean;
}

type AttachedRow = AttachmentRow | NoteAttachmentRow;

/** Finds what uses the files of one user, each of a Code. The Codes of one page of a list are opened one after another. */
export function createFileUses(storage: ServerStorage) {
  const { accounts } = storage;

  /** Undefined where nothing uses the file. */
  return async (file: FileRow, userId: number): Promise<KnownUse | undefined> => {
    const { codeId } = file;
    if (codeId === undefined || file.state === 'uploaded') return undefined;
    const code = await accounts.read((reader) => openableCode(reader, codeId, userId));
    const partition = code && (await storage.code(codeId).catch(unlessUnusable));
    const found = await partition?.read((reader) => useIn(reader, file)).catch(unlessUnusable);
    const { kind = file.isOfDocument ? 'document' : 'attachment', ...where } = found?.use ?? {};
    const use: FileUse = code
      ? {
          kind,
          code: { id: code.id, title: code.title, ...(code.state === 'binned' && { isDeleted: true }) },
          ...where,
        }
      : { kind };
    return { use, fileName: found?.fileName ?? kind, inline: found?.inline ?? false };
  };
}

/** A Code whose content is shown to the user: one they may open, or that is in their bin. */
async function openableCode(
  reader: AccountsReader,
  codeId: number,
  userId: number,
): Promise<CodeRow | undefined> {
  const entered = await enterCode(reader, codeId, userId);
  if (entered) return entered.code;
  const row = await reader.get('codes', codeId);
  return row?.state === 'binned' && row.ownerId === userId ? row : undefined;
}

async function useIn(reader: CodeReader, { id: uuid }: FileRow): Promise<KnownUse | undefined> {
  const [version] = await reader.list('versions', { uuid });
  if (version) {
    const { number, status } = version;
    const document = await documentOf(reader, version.documentId);
    const use: FileUse = { kind: 'document', document, version: { number, status } };
    return { use, fileName: `${document?.title ?? 'document'}.pdf`, inline: true };
  }
  const [attachment] = await reader.list('attachments', { uuid });
  if (attachment) return attachedUse(reader, kindOf(attachment), attachment);
  const [onNote] = await reader.list('noteAttachments', { uuid });
  if (onNote) return attachedUse(reader, 'noteAttachment', onNote);
  const deleted = (await reader.list('bin')).flatMap(({ rows }) => rows);
  for (const { table, row } of deleted) {
    if (table !== 'attachments' && table !== 'noteAttachments') continue;
    if (row.uuid !== uuid) continue;
    const kind = table === 'attachments' ? kindOf(row) : 'noteAttachment';
    const known = await attachedUse(reader, kind, row);
    return { ...known, use: { ...known.use, isDeleted: true } };
  }
  return undefined;
}

const kindOf = ({ type }: Pick<AttachmentRow, 'type'>): FileUse['kind'] =>
  type === 'media_note' ? 'mediaNote' : 'attachment';

async function attachedUse(reader: CodeReader, kind: FileUse['kind'], row: AttachedRow): Promise<KnownUse> {
  const use: FileUse = { kind, document: await documentOf(reader, row.documentId), name: row.name };
  return { use, fileName: row.name, inline: isShownInline(row) };
}

async function documentOf(reader: CodeReader, id: number): Promise<FileUse['document']> {
  const row = await reader.get('documents', id);
  return row && { id, title: row.title, ...(row.state === 'archived' && { isArchived: true as const }) };
}
