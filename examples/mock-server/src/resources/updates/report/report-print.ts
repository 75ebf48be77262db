import { setImmediate } from 'node:timers/promises';
import type { PrintedEntry, PrintedHead, PrintedReport } from '../../../reports/report-printer';
import type { ReportedStatus, ReportEntry } from './report-entries';
import type { ReportSubject, ReportWords } from './report-words';

const TONES: Readonly<Record<ReportedStatus, PrintedEntry['tone']>> = {
  success: 'good',
  confirmed: 'good',
  unconfirmed: 'open',
  failed: 'bad',
  deleted: 'bad',
  documentDeleted: 'bad',
};

/** Entries put into words at a time, so that other calls get their turn. */
const AT_ONCE = 200;

/** A report as it is printed: a section for each document that was replaced or deleted. */
export async function printedReport(subject: ReportSubject, words: ReportWords): Promise<PrintedReport> {
  const documents = subject.review.documents.filter(({ from }) => from !== undefined);
  const places = new Map(documents.map(({ documentId }, place) => [documentId, place]));
  const entries: PrintedEntry[] = [];
  for (const [count, entry] of subject.entries.entries()) {
    if (count % AT_ONCE === AT_ONCE - 1) await setImmediate();
    entries.push(printedEntry(entry, places.get(entry.documentId) ?? 0, subject, words));
  }
  return { head: headOf(subject, documents, words), entries };
}

function headOf(
  { review, entries, nameOf, at }: ReportSubject,
  documents: ReportSubject['review']['documents'],
  { t, language, codeTitle, document, moment, named, person, status, version }: ReportWords,
): PrintedHead {
  const counts = new Map<ReportedStatus, number>();
  for (const entry of entries) counts.set(entry.status, (counts.get(entry.status) ?? 0) + 1);
  const summary = [...counts].map(([each, count]) => t('count', { count, status: status(each) }));
  return {
    language,
    title: t('title'),
    subtitle: codeTitle,
    name: named(t('title'), codeTitle),
    at: at.toISOString(),
    facts: [
      named(
        t(review.result === 'copy' ? 'copied' : 'reviewed'),
        t('reviewedBy', { date: moment(review.at), name: person(nameOf(review.userId)) }),
      ),
      named(t('summary'), summary.length > 0 ? summary.join(', ') : t('empty')),
      named(t('made'), moment(at)),
    ],
    intro: t('intro'),
    foot: `${codeTitle}  ·  ${t('page', { page: '{page}', pages: '{pages}' })}`,
    sections: documents.map(({ documentId, title, newTitle, from, to }) => {
      const old = from ? version(from) : '';
      const shown = document(documentId, (to && newTitle) ?? title);
      const heading = to
        ? t('documentHeading', { title: shown, from: old, to: version(to) })
        : t('documentDeleted', { title: shown, from: old });
      return { heading, note: newTitle === undefined ? '' : t('renamed', { title }) };
    }),
  };
}

function printedEntry(
  entry: ReportEntry,
  section: number,
  { nameOf }: ReportSubject,
  { t, moment, named, person, place, reason, status }: ReportWords,
): PrintedEntry {
  const { old, now, confirmed } = entry;
  const confirmedBy = confirmed?.userId === undefined ? undefined : person(nameOf(confirmed.userId));
  const foot = [
    t('by', { name: person(nameOf(entry.authorId)) }),
    confirmed && t('confirmed', { name: confirmedBy ?? '', date: moment(confirmed.at) }),
  ];
  return {
    section,
    status: named(status(entry.status), reason(entry.reason)),
    tone: TONES[entry.status],
    passages: [
      { label: named(t('old'), place(old)), text: old.text },
      { label: named(t('new'), now ? place(now) : t('nowhere')), text: now?.text ?? '' },
    ],
    foot: foot.filter((part) => part !== undefined).join(' · '),
  };
}
