import { stringify } from 'csv-stringify/sync';
import { REPORT_COLUMNS, reportRows, type ReportSubject, type ReportWords } from './report-words';

/** What spreadsheets know UTF-8 by. */
const BOM = '\u{feff}';

/**
 * A report as a table: RFC 4180, UTF-8 with a byte order mark. What a spreadsheet would take for a formula begins with an apostrophe
 * (OWASP, CSV injection).
 */
export async function reportCsv(subject: ReportSubject, words: ReportWords): Promise<Buffer> {
  const options = { record_delimiter: 'windows', escape_formulas: true } as const;
  const head = REPORT_COLUMNS.map((column) => words.t(`columns.${column}`));
  const parts = [Buffer.from(BOM + stringify([head], options), 'utf8')];
  for await (const rows of reportRows(subject, words)) {
    const records = rows.map((row) => REPORT_COLUMNS.map((column) => row[column]));
    parts.push(Buffer.from(stringify(records, options), 'utf8'));
  }
  return Buffer.concat(parts);
}
