import type { CodeDocument, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import type { StoredFile } from '../../calls/stored-file';
import type { KeyedLock } from '../../locks/keyed-lock';
import { ProblemError } from '../../problems/problem-error';
import { OutcomeUnknownError } from '../../storage/storage';
import type { FileCopies } from '../files/file-copies';
import type { FileLedger } from '../files/file-ledger';
import { readNames } from '../../people/names';
import type { NamingService } from './naming/naming-service';
import type { NameProposals } from './naming/proposals';
import { readVersion } from './store/read-version';
import { existingDocument } from './store/existing-document';
import type { PdfGate } from './files/pdf-gate';
import type { CollectedEdits, DocumentEdits } from './store/document-edits';
import type { AcceptedPdf } from './store/make-version';
import { pdfFile, toDocument, withVersion, type FullDocument } from './store/view';

type Input<Name extends keyof Operations['documents']> = ParsedInputOf<Operations['documents'][Name]>;

/** What documents work with. `locks` keeps the edits of a Code apart from its reviews. */
export interface DocumentParts {
  readonly ledger: FileLedger;
  readonly gate: PdfGate;
  /** Notes that something in a Code has changed. */
  readonly touch: (codeId: number) => Promise<void>;
  /** Changes in drafts apply at once. */
  readonly drafts: DocumentEdits;
  /** Changes of published Codes collect in an Update. */
  readonly updates: CollectedEdits;
  readonly locks: KeyedLock;
  readonly copies: FileCopies;
  readonly naming: NamingService;
  readonly proposals: NameProposals;
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
  file(input: Input<'file'>, call: MemberCall): Promise<StoredFile>;
}

/** Makes the service. */
export function createDocumentService(parts: DocumentParts): DocumentService {
  const { ledger, gate, touch, drafts, updates, locks } = parts;
  const read = (id: number, call: MemberCall): Promise<FullDocument> =>
    call.partition.read(async (reader) => withVersion(reader, await existingDocument(reader, id)));

  const collects = async ({ code, partition }: MemberCall): Promise<boolean> =>
    code.publication === 'published' || (await partition.read((reader) => reader.count('updates'))) > 0;

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
    return edit(call, (isCollected) => (isCollected ? updates : drafts).replace(id, title, pdf, call));
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
      parts.proposals.begin(call.code.id);
      return answer;
    },
    async update({ id, title, order, revert, compare, shortName }, call) {
      if (shortName !== undefined) {
        await liveDocument(id, call);
        const named = await parts.naming.name(id, shortName, call);
        if (title === undefined && order === undefined) return named;
      }
      return edit(call, async (isCollected) => {
        const { document, version } = await liveDocument(id, call);
        if (compare) return updates.compare(id, call);
        if (revert) {
          if (isCollected) await updates.revert(id, call);
          const nameOf = await call.accounts.read((accounts) => readNames(accounts, [document.createdBy]));
          return toDocument({ document, version }, call.code.id, nameOf);
        }
        return (isCollected ? updates : drafts).change(id, { title, order }, call);
      });
    },
    delete: (id, call) =>
      edit(call, async (isCollected) => {
        await liveDocument(id, call);
        await (isCollected ? updates : drafts).remove(id, call);
      }),
    file: ({ id, version, showUpdates = false }, call) =>
      call.partition.read(async (reader) => {
        const document = await existingDocument(reader, id);
        const own = await readVersion(reader, document, { number: version, showUpdates }, call.access);
        return pdfFile({ document, version: own }, true);
      }),
  };
}
