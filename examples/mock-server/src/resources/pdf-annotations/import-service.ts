import type { ImportReport, Operations, ParsedInputOf, PdfAnnotations } from '@glossator/client-sdk/contract';
import type { PageText, TextRange } from '@glossator/document-text';
import type { BlobStore } from '../../blobs/blob-store';
import type { MemberCall } from '../../calls/call';
import { liveEvent } from '../../live/announce';
import { missing } from '../../permissions/find-entity';
import type { FoundAnnotations } from '../../pdf/found-annotation';
import type { PdfReader } from '../../pdf/pdf-reader';
import { ProblemError } from '../../problems/problem-error';
import type { TextStore } from '../documents/text/text-store';
import { toDocument, withVersion, type FullDocument } from '../documents/store/view';
import type { FileLedger } from '../files/file-ledger';
import { readNames } from '../../people/names';
import type { CodeReader, CodeTransaction } from '../../tables/tables';
import { readingProblem, type AnnotationStore } from './annotation-store';
import { carryOut, takeBack } from './carry-out';
import { overviewOf, reportOf } from './import-report';
import { locateInCopy } from './locate-in-copy';
import { planImport, type ImportPlan } from './plan-import';
import { trimmed } from './taken-text';
import { threadsOf, type Thread } from './threads';

type Input<Name extends keyof Operations['documents']> = ParsedInputOf<Operations['documents'][Name]>;

/** What imports work with. */
export interface ImportParts {
  readonly annotations: AnnotationStore;
  readonly texts: TextStore;
  readonly ledger: FileLedger;
  readonly blobs: BlobStore;
  readonly pdf: PdfReader;
  readonly now: () => Date;
}

/** Annotations that other programs left in PDFs, and what becomes of them here. Others are notified with DOCUMENT/UPDATE (`importedAt`). */
export interface ImportService {
  overview(id: number, call: MemberCall): Promise<PdfAnnotations>;
  import(input: Input<'importAnnotations'>, call: MemberCall): Promise<ImportReport>;
  /** Throws FORBIDDEN for what somebody else imported, unless by the Code's owner. */
  undo(input: Input<'undoImport'>, call: MemberCall): Promise<{ removed: number; kept: number }>;
}

/** Annotations to import into a text, and where a range of the PDF they are from stands in it. */
interface Import {
  readonly found: FoundAnnotations;
  readonly threads: readonly Thread[];
  readonly pages: readonly PageText[];
  readonly locate: (range: TextRange) => TextRange | undefined;
}

/** Makes the service. */
export function createImportService({
  annotations,
  texts,
  ledger,
  blobs,
  pdf,
  now,
}: ImportParts): ImportService {
  const read = (id: number, call: MemberCall): Promise<FullDocument> =>
    call.partition.read((reader) => existing(reader, id));

  async function ofDocument({ version }: FullDocument, { visit }: MemberCall): Promise<Import> {
    const found = await annotations.of(version.uuid, visit.signal);
    const pages = found.annotations.length > 0 ? await texts.pages(version.uuid, visit.signal) : [];
    const threads = threadsOf(found.annotations);
    return { found, threads, pages, locate: (range) => trimmed(range, pages) };
  }

  /** Reads an uploaded copy, which is not kept. */
  async function ofCopy({ version }: FullDocument, uuid: string, call: MemberCall): Promise<Import> {
    await ledger.claim(uuid, call.user.id, call.code.id);
    try {
      const { signal } = call.visit;
      const source = { ...(await blobs.read(uuid)), owner: call.user.id };
      const found = await pdf.readAnnotations(source, signal);
      const copied = found.annotations.length > 0 ? (await pdf.extractText(source, signal)).pages : [];
      const pages = await texts.pages(version.uuid, signal);
      const threads = threadsOf(found.annotations);
      const located = await locateInCopy(threads, { pages, copied, signal });
      return { found, threads, pages, locate: (range) => located.get(range) };
    } catch (error) {
      throw readingProblem(error);
    } finally {
      await ledger.discard([uuid]);
    }
  }

  async function plan(
    reader: CodeReader,
    documentId: number,
    { threads, pages, locate }: Import,
  ): Promise<ImportPlan> {
    const where = { documentId };
    const [selections, comments, imports] = await Promise.all([
      reader.list('selections', where),
      reader.list('comments', where),
      reader.list('imports', where),
    ]);
    return planImport({ threads, pages, locate, selections, comments, imports });
  }

  /** Tells everybody that the Selections of a document are others now. */
  async function announce(
    transaction: CodeTransaction,
    id: number,
    at: string,
    call: MemberCall,
  ): Promise<void> {
    const { document, version } = await existing(transaction, id);
    const changed = { ...document, importedAt: at };
    await transaction.put('documents', changed);
    const nameOf = await call.accounts.read((accounts) => readNames(accounts, [document.createdBy]));
    const view = toDocument({ document: changed, version }, call.code.id, nameOf);
    await transaction.append(liveEvent('DOCUMENT/UPDATE', view, call.visit.clientId));
  }

  return {
    async overview(id, call) {
      const wanted = await ofDocument(await read(id, call), call);
      const { overview, last } = await call.partition.read(async (reader) => ({
        overview: overviewOf(await plan(reader, id, wanted), wanted.found.annotations),
        last: (await reader.list('imports', { documentId: id })).at(-1),
      }));
      const { silent, isCut } = wanted.found;
      if (!last) return { ...overview, silent, isCut };
      const nameOf = await call.accounts.read((accounts) => readNames(accounts, [last.createdBy]));
      const [selections, comments] = [last.selections.length, last.comments.length];
      const lastImport = {
        id: last.id,
        at: last.createdAt,
        by: nameOf(last.createdBy),
        selections,
        comments,
      };
      return { ...overview, silent, isCut, lastImport };
    },
    async import({ id, uuid }, call) {
      const full = await read(id, call);
      const wanted = uuid === undefined ? await ofDocument(full, call) : await ofCopy(full, uuid, call);
      return call.write(async (transaction) => {
        const { version } = await existing(transaction, id);
        if (version.id !== full.version.id) throw new ProblemError('CONFLICT');
        const made = await plan(transaction, id, wanted);
        const at = now().toISOString();
        const row = await carryOut(transaction, made, call, { documentId: id, versionId: version.id, at });
        if (row) await announce(transaction, id, at, call);
        return reportOf(made, row?.id);
      });
    },
    undo: ({ id, importId }, call) =>
      call.write(async (transaction) => {
        const row = await transaction.get('imports', importId);
        if (row?.documentId !== id) throw missing('document');
        if (row.createdBy !== call.user.id && call.access !== 'owner') throw new ProblemError('FORBIDDEN');
        const outcome = await takeBack(transaction, row);
        await announce(transaction, id, now().toISOString(), call);
        return outcome;
      }),
  };
}

async function existing(reader: CodeReader, id: number): Promise<FullDocument> {
  const document = await reader.get('documents', id);
  if (!document) throw missing('document');
  return withVersion(reader, document);
}
