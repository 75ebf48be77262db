import type { ParsedInputOf, SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import { selectionQuoteOf, type PageText } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import { thingId } from '../../ids/thing-id';
import { liveEvent } from '../../live/announce';
import { missing } from '../../permissions/find-thing';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { FileLedger } from '../files/file-ledger';
import { releaseFiles } from '../files/using-files';
import type { TextStore } from '../documents/text-store';
import { withVersion } from '../documents/view';
import { readNames } from '../profile/view';
import type { CodeReader, CodeTransaction } from '../tables';
import type { CarryOverJobs } from '../updates/carry-over-jobs';
import { assertFree, assertQuoted, rangeOf } from './placement';
import { readContents } from './contents';
import type { SelectionRow } from './rows';
import { confirmed, isConfirming, unconfirmed } from './confirming';
import { readVersionNumbers, toSelection } from './view';

type Input<Name extends keyof Operations['selections']> = ParsedInputOf<Operations['selections'][Name]>;

/** What Selections work with. */
export interface SelectionParts {
  readonly ledger: FileLedger;
  readonly texts: TextStore;
  readonly jobs: CarryOverJobs;
  readonly now: () => Date;
}

/** Selections of a document. */
export interface SelectionService {
  create(input: Input<'create'>, call: MemberCall): Promise<TextSelection>;
  update(input: Input<'update'>, call: MemberCall): Promise<TextSelection>;
  delete(id: number, call: MemberCall): Promise<void>;
}

/** Makes the service. */
export function createSelectionService({ ledger, texts, jobs, now }: SelectionParts): SelectionService {
  /** The text a document has now, and the Version it is of. */
  async function readText(
    documentId: number,
    call: MemberCall,
  ): Promise<{ pages: readonly PageText[]; versionId: number }> {
    const version = await call.partition.read(async (reader) => {
      const document = await reader.get('documents', documentId);
      if (!document) throw missing('document');
      return (await withVersion(reader, document)).version;
    });
    return { pages: await texts.pages(version.uuid), versionId: version.id };
  }

  /** Refuses where the text is another one than the range was checked against. Throws CONFLICT. */
  async function assertVersion(reader: CodeReader, documentId: number, versionId: number): Promise<void> {
    const document = await reader.get('documents', documentId);
    if (document?.versionId !== versionId || document.state !== undefined) throw new ProblemError('CONFLICT');
  }

  /** Changes the document's total; refuses where the text is another one than the range was checked against. */
  async function count(
    transaction: CodeTransaction,
    documentId: number,
    by: 1 | -1,
    versionId?: number,
  ): Promise<void> {
    if (versionId !== undefined) await assertVersion(transaction, documentId, versionId);
    const document = await transaction.get('documents', documentId);
    if (!document) throw missing('document');
    const totalSelectionsCount = document.totalSelectionsCount + by;
    await transaction.put('documents', { ...document, totalSelectionsCount });
  }

  /** A color that is used becomes one of the Code's colors; whoever hears of the Selection knows it. */
  async function useColor(transaction: CodeTransaction, color: SelectionColor): Promise<void> {
    if (!(await transaction.get('colors', color))) await transaction.put('colors', { id: color });
  }

  async function view(reader: CodeReader, row: SelectionRow, call: MemberCall): Promise<TextSelection> {
    const contents = await readContents(reader, { selectionId: row.id });
    const authors = [row.createdBy, row.carried?.confirmedBy ?? row.createdBy, ...contents.authors];
    const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
    const numberOf = await readVersionNumbers(reader, row.documentId);
    return toSelection(row, contents.of(row.id), nameOf, numberOf);
  }

  return {
    async create(input, call) {
      const { documentId, text, color, isBookmark = false, name } = input;
      const range = rangeOf(input);
      const { pages, versionId } = await readText(documentId, call);
      assertQuoted(range, text, pages);
      const answer = await call.write(async (transaction) => {
        assertFree(range, await transaction.list('selections', { documentId }));
        await count(transaction, documentId, 1, versionId);
        const at = now().toISOString();
        const row: SelectionRow = {
          id: thingId(call.code.id, await transaction.nextId()),
          ...{ documentId, text, color, range, isBookmark },
          ...(name !== undefined && { name }),
          ...{ status: 'success', createdAt: at, updatedAt: at, createdBy: call.user.id },
        };
        await transaction.put('selections', row);
        const shown = await view(transaction, row, call);
        await transaction.append(liveEvent('SELECTION/CREATE', shown, call.visit.clientId));
        await useColor(transaction, color);
        return shown;
      });
      jobs.refresh(call.code.id, documentId);
      return answer;
    },
    async update({ id, range, status, ...changes }, call) {
      const before = await call.partition.read((reader) => existing(reader, id));
      const isTakenBack = status === 'unconfirmed';
      const isPlaced = isConfirming(before, { status, range });
      if (isPlaced && before.status === 'failed' && !range) throw invalidField('range', 'Must be given');
      const isMoved = range !== undefined || changes.text !== undefined;
      const newRange = range ?? before.range;
      const current = isMoved ? await readText(before.documentId, call) : undefined;
      const text = current && (changes.text ?? selectionQuoteOf(newRange, current.pages));
      if (current && text !== undefined) assertQuoted(newRange, text, current.pages);
      const answer = await call.write(async (transaction) => {
        const old = await existing(transaction, id);
        if (current) await assertVersion(transaction, old.documentId, current.versionId);
        if (range !== undefined || isPlaced) {
          const others = await transaction.list('selections', { documentId: old.documentId });
          assertFree(
            newRange,
            others.filter((other) => other.id !== id),
          );
        }
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        const at = now().toISOString();
        const moved: SelectionRow = {
          ...old,
          ...given,
          range: range ?? old.range,
          ...(text !== undefined && { text }),
          updatedAt: at,
        };
        const decided = isPlaced ? confirmed(moved, { userId: call.user.id, at }) : moved;
        const row = isTakenBack ? unconfirmed(decided) : decided;
        await transaction.put('selections', row);
        const shown = await view(transaction, row, call);
        await transaction.append(liveEvent('SELECTION/UPDATE', shown, call.visit.clientId));
        if (changes.color !== undefined) await useColor(transaction, changes.color);
        return shown;
      });
      jobs.refresh(call.code.id, answer.documentId);
      return answer;
    },
    async delete(id, call) {
      const files = (reader: CodeReader) => reader.list('attachments', { selectionId: id });
      const uuids = (await call.partition.read(files)).map(({ uuid }) => uuid);
      await releaseFiles(ledger, uuids, call.code.id, () =>
        call.write(async (transaction) => {
          const { documentId } = await existing(transaction, id);
          const attachments = await files(transaction);
          for (const comment of await transaction.list('comments', { selectionId: id }))
            await transaction.delete('comments', comment.id);
          for (const attachment of attachments) await transaction.delete('attachments', attachment.id);
          await transaction.delete('selections', id);
          await count(transaction, documentId, -1);
          await transaction.append(liveEvent('SELECTION/DELETE', { id, documentId }, call.visit.clientId));
          return attachments.map(({ uuid }) => uuid);
        }),
      );
    },
  };
}

async function existing(reader: CodeReader, id: number): Promise<SelectionRow> {
  const row = await reader.get('selections', id);
  if (!row) throw missing('selection');
  return row;
}
