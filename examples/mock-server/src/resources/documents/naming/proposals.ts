import { proposeShortName, proposeVersionState, type PageText } from '@glossator/document-text';
import type { BackgroundWork } from '../../../background/background-work';
import { PdfReaderClosedError } from '../../../pdf/pdf-reader';
import { ProblemError } from '../../../problems/problem-error';
import { isUnusable } from '../../../storage/storage';
import { StructureReaderClosedError } from '../../../structure/structure-reader';
import type { VersionRow } from '../../../tables/documents';
import type { AccountsPartition, CodePartition, ServerStorage } from '../../../tables/tables';
import { announce } from '../store/draft-edits';
import { hasNoText } from '../text/has-no-text';
import type { TextStore } from '../text/text-store';

/**
 * Short names of documents and the state of their Versions, as their texts say them. They are proposed once, and only where nobody has said
 * anything: what organisers set, or took away, stays.
 */
export interface NameProposals {
  /** Has the texts of a Code's Versions asked that were not yet, while nobody waits for it. */
  begin(codeId: number): void;
}

/** What proposing works with. */
export interface ProposalParts {
  readonly storage: ServerStorage;
  readonly texts: Pick<TextStore, 'pages'>;
  readonly background: BackgroundWork;
}

/** Makes the proposals. */
export function createNameProposals({ storage, texts, background }: ProposalParts): NameProposals {
  /** Codes that are being looked through; true where something came meanwhile. */
  const running = new Map<number, boolean>();

  async function work(codeId: number): Promise<void> {
    const partition = await storage.code(codeId);
    if (!partition) return;
    const versions = await partition.read((reader) => reader.list('versions'));
    const open = versions.filter(({ isAsked }) => !isAsked);
    // The newest ones first: what it is called now is what the document is called.
    for (const version of open.toSorted((a, b) => b.number - a.number)) {
      const pages = await pagesOf(version.uuid, texts);
      if (pages) await keep(partition, storage.accounts, codeId, version.id, pages);
    }
  }

  async function run(codeId: number): Promise<void> {
    try {
      do {
        running.set(codeId, false);
        await work(codeId);
      } while (running.get(codeId));
    } catch (error) {
      // The server is ending, or the Code cannot be opened: whoever opens it next has it done.
      const isEnd = error instanceof PdfReaderClosedError || error instanceof StructureReaderClosedError;
      if (!isEnd && !isUnusable(error)) throw error;
    } finally {
      running.delete(codeId);
    }
  }

  return {
    begin(codeId) {
      if (running.has(codeId)) running.set(codeId, true);
      else background.start('reading of names', () => run(codeId));
    },
  };
}

/** The pages of a text; none where it cannot be read, undefined where it cannot be read now. */
async function pagesOf(
  uuid: string,
  texts: Pick<TextStore, 'pages'>,
): Promise<readonly PageText[] | undefined> {
  try {
    return await texts.pages(uuid);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.code === 'CONFLICT' ? [] : undefined;
  }
}

/** Keeps what the text of a Version says, where nobody said anything else meanwhile. */
async function keep(
  partition: CodePartition,
  accounts: AccountsPartition,
  codeId: number,
  versionId: number,
  pages: readonly PageText[],
): Promise<void> {
  const shortName = proposeShortName(pages);
  const state = proposeVersionState(pages);
  const withoutText = pages.filter(hasNoText).length;
  const scans = pages.length > 0 && { pagesWithoutText: withoutText };
  await partition.transact(async (transaction) => {
    const version = await transaction.get('versions', versionId);
    if (!version || version.isAsked) return;
    const isStated = version.legalDate !== undefined || version.label !== undefined;
    const asked: VersionRow = { ...version, ...(!isStated && state), ...scans, isAsked: true };
    await transaction.put('versions', asked);
    const document = await transaction.get('documents', version.documentId);
    if (!document) return;
    const isNamed = document.shortName !== undefined || shortName === undefined;
    if (!isNamed) await transaction.put('documents', { ...document, shortName });
    const isShown = document.state === undefined && document.versionId === versionId;
    const isNew = !isNamed || (isShown && (withoutText > 0 || (!isStated && Object.keys(state).length > 0)));
    if (isNew && document.state === undefined)
      await announce(transaction, [document.id], { accounts, code: { id: codeId }, visit: {} });
  });
}
