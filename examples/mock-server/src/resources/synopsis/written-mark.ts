import { citationOf } from '@glossator/document-text';
import type { WrittenAnnotation } from '../../reports/annotations-document';
import { recited } from '../documents/text/citing';
import type { FullDocument } from '../documents/store/view';
import type { AnnotatedText } from '../exports/read-annotations';
import { writtenAnnotation, type AnnotationWriting } from '../exports/written-annotation';
import { writtenReason } from '../updates/report/report-words';
import type { TextPair } from './changed-articles';
import type { ComparedText } from './compared-text';
import type { SynopsisMark } from './synopsis-marks';

/** What a synopsis is put into words with. */
export interface SynopsisWriting extends AnnotationWriting {
  readonly document: FullDocument['document'];
}

/** Puts an annotation beside a passage into words: what became of it first, then what an annotation says everywhere. */
export function writtenMark(
  mark: SynopsisMark,
  texts: TextPair,
  writing: SynopsisWriting,
): WrittenAnnotation {
  const { row, comments, attachments } = mark;
  const from = mark.new ? undefined : row.carried?.from;
  const { area: _area, ...plain } = row;
  const area = from ? from.area : row.area;
  const placed = { ...plain, ...(from && { range: from.range, text: from.text }), ...(area && { area }) };
  const written = writtenAnnotation(
    {
      row: { ...placed, status: 'success' },
      text: annotated(from ? texts.old : texts.new, writing.document),
      isLost: false,
      comments,
      attachments,
    },
    writing,
  );
  const outcome = outcomeOf(mark, texts, writing);
  return { ...written, notes: [...(outcome === '' ? [] : [outcome]), ...written.notes] };
}

/** What became of it on the way from the old text into the new one. */
function outcomeOf(
  { row, old, new: now }: SynopsisMark,
  texts: TextPair,
  { words, style }: SynopsisWriting,
): string {
  const { t, named } = words;
  const { carried, status } = row;
  if (!carried) return t('synopsis.made');
  if (!old) return status === 'success' ? '' : t(`status.${status}`);
  const said = status === 'success' && carried.confirmedAt !== undefined ? 'confirmed' : status;
  const reason = recited(carried.reason, {
    from: citationOf(texts.old.structure, old, { style }),
    to: now && citationOf(texts.new.structure, now, { style }),
  });
  return named(t(`status.${said}`), writtenReason(t, reason));
}

function annotated(
  { version, structure, pages }: ComparedText,
  document: FullDocument['document'],
): AnnotatedText {
  return { document, version, structure, labels: pages.map(({ label }) => label) };
}
