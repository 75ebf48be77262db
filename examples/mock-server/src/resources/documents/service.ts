import { setImmediate } from 'node:timers/promises';
import type { CodeDocument, ParsedInputOf, SearchHit } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import { excerptAt, findRangesInSteps } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import type { PageRequest } from '../../calls/paging';
import type { StoredFile } from '../../calls/stored-file';
import type { KeyedLock } from '../../locks/keyed-lock';
import { invalidField, ProblemError } from '../../problems/problem-error';
import { assertSearchable, DEFAULT_HITS, matchIn } from '../code-search/query';
import { OutcomeUnknownError } from '../../storage/storage';
import type { CodeTouch } from '../codes/code-touch';
import type { FileCopies } from '../files/file-copies';
import type { FileLedger } from '../files/file-ledger';
import { readNames } from '../profile/view';
import { readUpdate } from '../updates/pending-update';
import { readVersion } from '../updates/read-version';
import type { DraftEdits } from './draft-edits';
import type { DraftReplace } from './draft-replace';
import { existingDocument } from './existing-document';
import type { AcceptedPdf, PdfGate } from './pdf-gate';
import type { TextStore } from './text-store';
import type { UpdateEdits } from './update-edits';
import { pdfFile, toDocument, withVersion, type FullDocument } from './view';

type Input<Name extends keyof Operations['documents']> = ParsedInputOf<Operations['documents'][Name]>;

/** What documents work with. `locks` keeps the edits of a Code apart from its reviews. */
export interface DocumentParts {
  readonly ledger: FileLedger;
  readonly gate: PdfGate;
  readonly texts: TextStore;
  readonly touch: CodeTouch;
  readonly drafts: DraftEdits;
  readonly replaceDraft: DraftReplace;
  readonly updates: UpdateEdits;
  readonly locks: KeyedLock;
  readonly copies: FileCopies;
}

/**
 * Documents of a Code. In a draft every operation applies at once; in a published Code, or where an Update is pending already, they
 * collect in the Update (decisions.md section 5).
 */
export interface DocumentService {
  /** Throws DOCUMENT_UNCHANGED where a new Version is the very file the document has now. */
  create(input: Input<'create'>, call: MemberCall): Promise<CodeDocument>;
  update(input: Input<'update'>, call: MemberCall): Promise<CodeDocument>;
  delete(id: number, call: MemberCall): Promise<void>;
  search(
    input: Input<'search'>,
    call: MemberCall,
  ): Promise<{ data: SearchHit[]; total: number; next?: string }>;
  file(input: Input<'file'>, call: MemberCall): Promise<StoredFile>;
}

/** Makes the service. */
export function createDocumentService(parts: DocumentParts): DocumentService {
  const { ledger, gate, texts, touch, drafts, updates, locks } = parts;
  const read = (id: number, call: MemberCall): Promise<FullDocument> =>
    call.partition.read(async (reader) => withVersion(reader, await existingDocument(reader, id)));

  const collects = async ({ code, partition }: MemberCall): Promise<boolean> =>
    code.publication === 'published' || (await partition.read(readUpdate)) !== undefined;

  /** One edit after the other, and none while a review runs. */
  async function edit<R>(call: MemberCall, work: (isCollected: boolean) => Promise<R>): Promise<R> {
    const answer = await locks.run(call.code.id, async () => work(await collects(call)));
    await touch(call.code.id);
    return answer;
  }

  /** A document that can be changed. Throws CONFLICT for one that an approved Update deleted. */
  async function liveDocument(id: number, call: MemberCall): Promise<FullDocument> {
    const full = await read(id, call);
    if (full.document.state === 'archived') throw new ProblemError('CONFLICT');
    return full;
  }

  /** The uuid of a copy of the file, where it is that of another Version of the document. */
  async function restored(id: number, uuid: string, call: MemberCall): Promise<string | undefined> {
    const versions = await call.partition.read((reader) => reader.list('versions', { documentId: id }));
    if (!versions.some((version) => version.uuid === uuid && version.status !== 'pending')) return undefined;
    return (await parts.copies.copy([uuid], { ownerId: call.user.id })).get(uuid);
  }

  /** Throws DOCUMENT_UNCHANGED, and the file can be used again. */
  async function assertOther(documentId: number, uuid: string, call: MemberCall): Promise<void> {
    const { version } = await liveDocument(documentId, call);
    const [own, other] = await call.accounts.read((accounts) =>
      Promise.all([accounts.get('files', version.uuid), accounts.get('files', uuid)]),
    );
    if (own?.sha256 !== undefined && own.sha256 === other?.sha256)
      throw new ProblemError('DOCUMENT_UNCHANGED');
  }

  async function put(input: Input<'create'>, pdf: AcceptedPdf, call: MemberCall): Promise<CodeDocument> {
    const { id, title } = input;
    if (id === undefined)
      return edit(call, (isCollected) => (isCollected ? updates : drafts).add(title, pdf, call));
    await assertOther(id, pdf.uuid, call);
    return edit(call, (isCollected) =>
      isCollected ? updates.replace(id, title, pdf, call) : parts.replaceDraft(id, title, pdf, call),
    );
  }

  return {
    async create(input, call) {
      const { title, id } = input;
      const owner = { ownerId: call.user.id, codeId: call.code.id };
      const uuid = (id === undefined ? undefined : await restored(id, input.uuid, call)) ?? input.uuid;
      const pdf = await gate.admit({ uuid, title, ...owner });
      let answer;
      try {
        answer = await put(input, pdf, call);
      } catch (error) {
        // With an unknown outcome the file stays unsettled: the next start asks the Code.
        if (!(error instanceof OutcomeUnknownError)) await ledger.giveBack(uuid);
        throw error;
      }
      await ledger.settle(uuid);
      gate.prepareText(uuid);
      return answer;
    },
    update: ({ id, title, order, revert, compare }, call) =>
      edit(call, async (isCollected) => {
        const { document, version } = await liveDocument(id, call);
        if (compare) return updates.compare(id, call);
        if (revert) {
          if (isCollected) await updates.revert(id, call);
          const nameOf = await call.accounts.read((accounts) => readNames(accounts, [document.createdBy]));
          return toDocument({ document, version }, call.code.id, nameOf);
        }
        return (isCollected ? updates : drafts).change(id, { title, order }, call);
      }),
    delete: (id, call) =>
      edit(call, async (isCollected) => {
        await liveDocument(id, call);
        await (isCollected ? updates : drafts).remove(id, call);
      }),
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
    file: ({ id, version, showUpdates = false }, call) =>
      call.partition.read(async (reader) => {
        const document = await existingDocument(reader, id);
        const own = await readVersion(reader, document, { number: version, showUpdates }, call.access);
        return pdfFile({ document, version: own }, true);
      }),
  };
}

/** The text of a Version never changes, so that a cursor of hits is their count. */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw invalidField('cursor', 'Must be the next of an answer');
  return Number(cursor);
}
