import { setImmediate } from 'node:timers/promises';
import type { CarryOverReason, UserRef } from '@glossator/client-sdk/contract';
import { createTranslate, loadMessages, type LocaleCode } from '@glossator/i18n';
import type { NameOf } from '../../../people/names';
import { versionStates } from '../../../people/version-state';
import { momentFormat } from '../../../people/written-moment';
import type { ReportedPlace, ReportedStatus, ReportEntry } from './report-entries';
import type { VersionRow } from '../../../tables/documents';
import type { ReviewRow } from '../../../tables/updates';

/** The columns of a report's table, in their order. */
export const REPORT_COLUMNS = [
  'code',
  'document',
  'shortName',
  'id',
  'author',
  'status',
  'reason',
  'oldVersion',
  'oldPage',
  'oldCitation',
  'oldText',
  'newVersion',
  'newPage',
  'newCitation',
  'newText',
  'confirmedBy',
  'confirmedAt',
] as const;

/** One column of a report's table. */
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

/** What a report is about. */
export interface ReportSubject {
  readonly codeTitle: string;
  readonly review: ReviewRow;
  /** What lawyers call the documents, by their ids, where that is known. */
  readonly shortNames: ReadonlyMap<number, string>;
  /** The Versions of the Code by their ids. */
  readonly versions: ReadonlyMap<number, Pick<VersionRow, 'legalDate' | 'label'>>;
  readonly entries: readonly ReportEntry[];
  readonly nameOf: NameOf;
  /** When it is made. */
  readonly at: Date;
}

/** Gives the words of a report. */
export interface ReportWords {
  readonly language: LocaleCode;
  readonly codeTitle: string;
  readonly fileName: string;
  readonly t: Awaited<ReturnType<typeof translateReports>>;
  moment(at: string | Date): string;
  /** A value with what it is: `Old: page 3`; the one alone where the other is empty. */
  named(name: string, value: string): string;
  /** A person, as they are called in reports. */
  person(ref: UserRef): string;
  reason(reason: CarryOverReason | undefined): string;
  status(status: ReportedStatus): string;
  place(place: ReportedPlace): string;
  /** A document by its title, and by what lawyers call it where that is known: `Zivilgesetzbuch (ZGB)`. */
  document(id: number, title: string): string;
  /** A Version by its number, with the state of its law where that is known: `2 (in force 1 January 2020)`. */
  version(version: { readonly id: number; readonly number: number }): string;
}

const translateReports = async (language: LocaleCode) =>
  createTranslate(language, await loadMessages(language), 'report');

/** Puts a report into words. */
export async function reportWords(
  { codeTitle, review, shortNames, versions }: ReportSubject,
  language: LocaleCode,
): Promise<ReportWords> {
  const t = await translateReports(language);
  const stateOf = await versionStates(language);
  const formatted = momentFormat(language);
  const title = codeTitle === '' ? t('untitled') : codeTitle;
  return {
    language,
    codeTitle: title,
    fileName: t('fileName', { code: title, date: review.at.slice(0, 10) }),
    t,
    moment: (at) => formatted.format(typeof at === 'string' ? new Date(at) : at),
    named: (name, value) => (value === '' ? name : t('named', { name, value })),
    person: ({ name, isFormer }) => (isFormer ? t('formerUser') : name),
    version: ({ id, number }) => {
      const state = stateOf(versions.get(id) ?? {});
      return state === undefined ? String(number) : `${number} (${state})`;
    },
    status: (status) => t(`status.${status}`),
    document(id, title) {
      const shortName = shortNames.get(id);
      return shortName === undefined ? title : t('documentNamed', { title, shortName });
    },
    place: ({ citation, page }) =>
      citation === undefined
        ? t('pageOnly', { page: String(page) })
        : t('place', { citation, page: String(page) }),
    reason: (reason) => writtenReason(t, reason),
  };
}

/** Why an annotation was carried over as it was; empty where nothing is known. */
export function writtenReason(t: ReportWords['t'], reason: CarryOverReason | undefined): string {
  if (!reason) return '';
  const { kind, changedWords, from, to, places = 0 } = reason;
  if (kind === 'words-changed') return t('reasons.words-changed', { count: changedWords });
  if (kind === 'several-places') return t('reasons.several-places', { count: places });
  if (kind !== 'moved') return t(`reasons.${kind}`);
  if (from === undefined || to === undefined) return t('reasons.movedSomewhere');
  return t('reasons.moved', { from, to });
}

/** Rows made at a time, so that other calls get their turn. */
const AT_ONCE = 200;

/** The table of a report, a row for each annotation, some rows at a time. */
export async function* reportRows(
  { entries, nameOf }: ReportSubject,
  words: ReportWords,
): AsyncGenerator<readonly Record<ReportColumn, string>[]> {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    yield entries.slice(at, at + AT_ONCE).map(({ old, now, confirmed, ...entry }) => ({
      code: words.codeTitle,
      document: entry.documentTitle,
      shortName: entry.shortName,
      id: String(entry.id),
      author: words.person(nameOf(entry.authorId)),
      status: words.status(entry.status),
      reason: words.reason(entry.reason),
      oldVersion: String(old.version),
      oldPage: String(old.page),
      oldCitation: old.citation ?? '',
      oldText: old.text,
      newVersion: String(now?.version ?? ''),
      newPage: String(now?.page ?? ''),
      newCitation: now?.citation ?? '',
      newText: now?.text ?? '',
      confirmedBy: confirmed?.userId === undefined ? '' : words.person(nameOf(confirmed.userId)),
      confirmedAt: confirmed?.at ?? '',
    }));
    await setImmediate();
  }
}
