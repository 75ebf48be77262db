import type { SelectionAttachment } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useFileSize } from '../../annotator/attachments/use-file-size';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import css from './glossator-download.module.css';
import type { AttachmentsAs } from './AttachmentChoice';

interface AttachmentsNoteProps {
  readonly attachments: readonly SelectionAttachment[];
  readonly chosen: ReadonlySet<number>;
  readonly as: AttachmentsAs;
}

/** Says what becomes of the attachments, and how large they are together; files of general notes are never part of a download. */
export function AttachmentsNote({ attachments, chosen, as }: AttachmentsNoteProps) {
  const t = useTranslate('annotator');
  const sizeOf = useFileSize();
  const hasNoteFiles = useAnnotatorState(({ notes }) => notes.items.some(({ data }) => data.length > 0));
  const taken = attachments.filter(({ id }) => chosen.has(id));
  const size = sizeOf(taken.reduce((sum, file) => sum + file.size, 0));
  const sentences = [
    attachments.length > 0 && t(`download.goes.${as}`, { count: taken.length, size }),
    hasNoteFiles && t('download.noteFiles'),
  ];
  return (
    <p aria-live="polite" className={css['parts']}>
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}
