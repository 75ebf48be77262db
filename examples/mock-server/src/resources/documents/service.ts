import { setImmediate } from 'node:timers/promises';
import type { CodeDocument, ParsedInputOf, SearchHit } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import { excerptAt, findRangesInSteps } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import type { PageRequest } from '../../calls/paging';
import type { StoredFile } from '../../calls/stored-file';
import { thingId } from '../../ids/thing-id';
import { liveEvent } from '../../live/announce';
import { missing } from '../../permissions/find-thing';
import { invalidField, ProblemError } from '../../problems/problem-error';
import { assertSearchable, DEFAULT_HITS, matchIn } from '../code-search/query';
import type { CodeTouch } from '../codes/code-touch';
import type { FileLedger } from '../files/file-ledger';
import { readNames } from '../profile/view';
import { filesOf } from '../bin/bin';
import { releaseFiles } from '../files/using-files';
import { OutcomeUnknownError } from '../../storage/storage';
import type { CodeReader, CodeTransaction } from '../tables';
import type { AcceptedPdf, PdfGate } from './pdf-gate';
import { inOrder, moveDocument, renumbered } from './order';
import type { DocumentRow } from './rows';
import type { TextStore } from './text-store';
import { pdfFile, toDocument, withVersion, type FullDocument } from './view';

type Input<Name extends keyof Operations['documents']> = ParsedInputOf<Operations['documents'][Name]>;

/** What documents work with. */
export interface DocumentParts {
  readonly ledger: FileLedger;
  readonly gate: PdfGate;
  readonly texts: TextStore;
  readonly touch: CodeTouch;
  readonly now: () => Date;
}

/**
 * Documents of a Code. Every operation applies at once, in drafts and in published Codes alike: the Update that collects
 * operations on published Codes (decisions.md section 5) is not there yet.
 */
export interface DocumentService {
  create(input: Input<'create'>, call: MemberCall): Promise<CodeDocument>;
  update(input: Input<'update'>, call: MemberCall): Promise<CodeDocument>;
  delete(id: number, call: MemberCall): Promise<void>;
  search(
    input: Input<'search'>,
    call: MemberCall,
  ): Promise<{ data: SearchHit[]; total: number; next?: string }>;
  file(id: number, call: MemberCall): Promise<StoredFile>;
}

/** Makes the service. */
export function createDocumentService({ ledger, gate, texts, touch, now }: DocumentParts): DocumentService {
  const read = (id: number, call: MemberCall): Promise<FullDocument> =>
    call.partition.read(async (reader) => withVersion(reader, await existing(reader, id)));

  /** Puts the document and its first Version into the Code. */
  const insert = (title: string, pdf: AcceptedPdf, call: MemberCall): Promise<CodeDocument> =>
    call.write(async (transaction) => {
      const codeId = call.code.id;
      const id = thingId(codeId, await transaction.nextId());
      const versionId = thingId(codeId, await transaction.nextId());
      const at = now().toISOString();
      const made = { createdAt: at, createdBy: call.user.id };
      const version = {
        id: versionId,
        documentId: id,
        number: 1,
        ...pdf,
        status: 'current' as const,
        ...made,
      };
      const order = await transaction.count('documents');
      const document = { id, title, order, versionId, totalSelectionsCount: 0, updatedAt: at, ...made };
      await transaction.put('versions', version);
      await transaction.put('documents', document);
      const nameOf = await call.accounts.read((accounts) => readNames(accounts, [call.user.id]));
      const answer = toDocument({ document, version }, codeId, nameOf);
      await transaction.append(liveEvent('DOCUMENT/CREATE', answer, call.visit.clientId));
      return answer;
    });

  /** Appends the present state of documents to the change log, and gives it. */
  async function announce(
    transaction: CodeTransaction,
    ids: Iterable<number>,
    call: MemberCall,
  ): Promise<CodeDocument[]> {
    const full: FullDocument[] = [];
    for (const id of ids) full.push(await withVersion(transaction, await existing(transaction, id)));
    const authors = full.map(({ document }) => document.createdBy);
    const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
    const views = full.map((each) => toDocument(each, call.code.id, nameOf));
    for (const view of views)
      await transaction.append(liveEvent('DOCUMENT/UPDATE', view, call.visit.clientId));
    return views;
  }

  return {
    async create(input, call) {
      if (input.id !== undefined) throw new ProblemError('NOT_SERVED');
      const { uuid, title } = input;
      const pdf = await gate.admit({ uuid, title, ownerId: call.user.id, codeId: call.code.id });
      let answer;
      try {
        answer = await insert(title, pdf, call);
      } catch (error) {
        // With an unknown outcome the file stays unsettled: the next start asks the Code.
        if (!(error instanceof OutcomeUnknownError)) await ledger.giveBack(uuid);
        throw error;
      }
      await ledger.settle(uuid);
      await touch(call.code.id);
      gate.prepareText(uuid);
      return answer;
    },
    async update({ id, title, order }, call) {
      const answer = await call.write(async (transaction) => {
        const at = now().toISOString();
        const old = await existing(transaction, id);
        const renamed: DocumentRow = { ...old, ...(title !== undefined && { title }), updatedAt: at };
        await transaction.put('documents', renamed);
        const moved =
          order === undefined ? [] : moveDocument(await transaction.list('documents'), renamed, order);
        for (const row of moved) await transaction.put('documents', { ...row, updatedAt: at });
        const views = await announce(transaction, new Set([id, ...moved.map((row) => row.id)]), call);
        return views.find((view) => view.id === id);
      });
      if (!answer) throw missing('document');
      await touch(call.code.id);
      return answer;
    },
    async delete(id, call) {
      const files = async (reader: CodeReader) => [
        ...(await reader.list('versions', { documentId: id })).map(({ uuid }) => uuid),
        ...(await reader.list('attachments', { documentId: id })).map(({ uuid }) => uuid),
        ...(await reader.list('noteAttachments', { documentId: id })).map(({ uuid }) => uuid),
        ...filesOf(await reader.list('bin', { documentId: id })),
      ];
      await releaseFiles(ledger, await call.partition.read(files), call.code.id, () =>
        call.write(async (transaction) => {
          await existing(transaction, id);
          const uuids = await files(transaction);
          for (const table of [
            'versions',
            'selections',
            'comments',
            'bookmarks',
            'notes',
            'attachments',
            'imports',
            'noteAttachments',
            'bin',
          ] as const) {
            for (const row of await transaction.list(table, { documentId: id }))
              await transaction.delete(table, row.id);
          }
          await transaction.delete('documents', id);
          await transaction.append(liveEvent('DOCUMENT/DELETE', { id }, call.visit.clientId));
          const moved = renumbered(inOrder(await transaction.list('documents')));
          for (const row of moved) await transaction.put('documents', row);
          await announce(
            transaction,
            moved.map((row) => row.id),
            call,
          );
          return uuids;
        }),
      );
      await touch(call.code.id);
    },
    async search({ id, text, limit = DEFAULT_HITS, cursor, ...match }: Input<'search'> & PageRequest, call) {
      const { version } = await read(id, call);
      assertSearchable(text);
      const index = await texts.index(version.uuid);
      const { wholeWord = false, caseSensitive = false } = match;
      const { signal } = call.visit;
      const steps = { pause: setImmediate, ...(signal && { signal }) };
      const found = await findRangesInSteps(index, text, { wholeWord, caseSensitive, ...steps });
      const start = offsetOf(cursor);
      const end = start + limit;
      const data: SearchHit[] = [];
      for (let at = start; at < end; at += 1) {
        const range = found.at(at);
        if (!range) break;
        data.push({ ...range, ...matchIn(excerptAt(index, range)) });
      }
      const total = found.length;
      return { data, total, ...(data.length > 0 && end < total && { next: String(end) }) };
    },
    async file(id, call) {
      return pdfFile(await read(id, call), true);
    },
  };
}

async function existing(reader: CodeReader, id: number): Promise<DocumentRow> {
  const row = await reader.get('documents', id);
  if (!row) throw missing('document');
  return row;
}

/** The text of a Version never changes, so that a cursor of hits is their count. */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw invalidField('cursor', 'Must be the next of an answer');
  return Number(cursor);
}
