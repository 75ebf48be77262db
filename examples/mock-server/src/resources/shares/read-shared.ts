import { byMaking, type Stamps } from '../../calls/stamps';
import { plainText } from '@glossator/client-sdk/formatted';
import { citationOf as citationIn } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import type { ServerLog } from '../../log/server-log';
import { missing } from '../../permissions/find-entity';
import { ProblemError } from '../../problems/problem-error';
import type { TextStore } from '../documents/text/text-store';
import { withVersion } from '../documents/store/view';
import { readNames } from '../../people/names';
import type { SelectionRow } from '../../tables/selections';
import type { CodeReader } from '../../tables/tables';
import type { SharedEntity } from './shared-entity';

/** What is shared, but for who sends it where; `path` follows the Code's in the address of its place. */
export type SharedPart = Omit<SharedEntity, 'sender' | 'message' | 'codeTitle' | 'url'> & {
  readonly path: string;
};

/** What reading needs besides the store. */
export interface Sharing {
  readonly texts: Pick<TextStore, 'structure'>;
  readonly log: ServerLog;
}

/** An annotation as it is shared: quote, citation, comments, attachments. */
export async function readSharedAnnotation(
  id: number,
  sharing: Sharing,
  call: MemberCall,
): Promise<SharedPart> {
  const { selection, comments, attachments, document, version } = await call.partition.read(
    async (reader) => {
      const found = await reader.get('selections', id);
      if (!found) throw missing('selection');
      assertPublished(found);
      return {
        selection: found,
        comments: await reader.list('comments', { selectionId: id }),
        attachments: await reader.list('attachments', { selectionId: id }),
        ...(await readDocument(reader, found.documentId)),
      };
    },
  );
  // An area stands beside the articles around it, not in one of them.
  const citation = selection.area
    ? undefined
    : await citationOf(selection, version.uuid, sharing, call.code.citationStyle);
  return {
    kind: 'annotation',
    quote: { text: selection.text, citation, page: selection.range.startPage + 1 },
    remarks: await remarksOf(comments, call),
    attachments: inOrder(attachments),
    documentTitle: document.title,
    shortName: document.shortName,
    version,
    path: `${document.id}?selection=${id}`,
  };
}

/** A general note as it is shared: its text and attachments. */
export async function readSharedNote(id: number, call: MemberCall): Promise<SharedPart> {
  const { note, attachments, document, version } = await call.partition.read(async (reader) => {
    const found = await reader.get('notes', id);
    if (!found) throw missing('note');
    assertPublished(found);
    return {
      note: found,
      attachments: await reader.list('noteAttachments', { noteId: id }),
      ...(await readDocument(reader, found.documentId)),
    };
  });
  return {
    kind: 'note',
    quote: undefined,
    remarks: await remarksOf([note], call),
    attachments: inOrder(attachments),
    documentTitle: document.title,
    shortName: document.shortName,
    version,
    path: `${document.id}?note=${id}`,
  };
}

/** What is private goes to nobody, by mail neither. Throws CONFLICT. */
function assertPublished({ visibility }: Pick<SelectionRow, 'visibility'>): void {
  if (visibility !== 'private') return;
  throw new ProblemError('CONFLICT', { detail: 'It is private; publish it before you share it' });
}

async function readDocument(reader: CodeReader, id: number) {
  const row = await reader.get('documents', id);
  if (!row) throw missing('document');
  return withVersion(reader, row);
}

/** How the place is cited. A mail without a citation is better than none: what cannot be read is logged. */
async function citationOf(
  { range, status }: SelectionRow,
  uuid: string,
  { texts, log }: Sharing,
  style: MemberCall['code']['citationStyle'],
): Promise<string | undefined> {
  if (status !== 'success') return undefined;
  try {
    return citationIn(await texts.structure(uuid), range, { style });
  } catch (error) {
    log.warn({ err: error }, 'what is shared could not be cited');
    return undefined;
  }
}

interface Remark {
  readonly id: number;
  readonly text: string;
  readonly createdAt: string;
  readonly createdBy: number;
}

async function remarksOf(rows: readonly Remark[], call: MemberCall): Promise<SharedEntity['remarks']> {
  const authors = rows.map(({ createdBy }) => createdBy);
  const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
  return inOrder(rows).map(({ text, createdAt, createdBy }) => ({
    author: nameOf(createdBy),
    at: createdAt,
    text: plainText(text),
  }));
}

/** Oldest first. */
function inOrder<Row extends Pick<Stamps, 'id' | 'createdAt'>>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted(byMaking);
}
