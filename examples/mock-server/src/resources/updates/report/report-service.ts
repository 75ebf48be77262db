import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import type { StoredFile } from '../../../calls/stored-file';
import { ProblemError } from '../../../problems/problem-error';
import { readNames } from '../../../people/names';
import { readEntries, type ReportSources } from './report-entries';
import { PrintLimitError, type PrintedReport, type ReportPrinter } from '../../../reports/report-printer';
import { reportCsv } from './report-csv';
import { printedReport } from './report-print';
import { reportWords, type ReportSubject } from './report-words';

type Input = ParsedInputOf<Operations['codes']['updateReport']>;

/** Makes the carry-over report of a reviewed Update. It has no entries where no document was replaced or deleted. Throws NOT_FOUND where the Update was not carried out here, CONFLICT where it is too long to be printed. */
export type ReportService = (input: Input, call: MemberCall) => Promise<StoredFile>;

/** What it works with. */
export interface ReportParts extends ReportSources {
  readonly printer: ReportPrinter;
  readonly now: () => Date;
}

/** Makes the service. */
export function createReportService(parts: ReportParts): ReportService {
  async function print(report: PrintedReport, { user, visit }: MemberCall): Promise<Uint8Array> {
    try {
      return await parts.printer.print(report, user.id, visit.signal);
    } catch (error) {
      if (!(error instanceof PrintLimitError)) throw error;
      const detail = 'The report could not be printed; it can be had as a table';
      throw new ProblemError('CONFLICT', { detail, cause: error });
    }
  }

  return async ({ updateId, format, locale }, call) => {
    const review = await call.partition.read((reader) => reader.get('reviews', updateId));
    if (!review?.isDone) throw new ProblemError('NOT_FOUND', { detail: 'There is no report of this Update' });
    const entries = await readEntries(review, call, parts);
    const [versions, documents] = await call.partition.read(async (reader) => [
      await reader.list('versions'),
      await reader.list('documents'),
    ]);
    const people = entries.flatMap(({ authorId, confirmed }) => [authorId, confirmed?.userId ?? authorId]);
    const nameOf = await call.accounts.read((accounts) => readNames(accounts, [review.userId, ...people]));
    const subject: ReportSubject = {
      codeTitle: call.code.title,
      review,
      shortNames: new Map(
        documents.flatMap(({ id, shortName = '' }) => (shortName ? [[id, shortName]] : [])),
      ),
      versions: new Map(versions.map((version) => [version.id, version])),
      entries,
      nameOf,
      at: parts.now(),
    };
    const words = await reportWords(subject, locale);
    const content =
      format === 'csv'
        ? await reportCsv(subject, words)
        : await print(await printedReport(subject, words), call);
    return {
      blobKey: '',
      contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
      fileName: `${words.fileName}.${format}`,
      inline: false,
      made: { size: content.byteLength, body: oneChunk(content) },
    };
  };
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
