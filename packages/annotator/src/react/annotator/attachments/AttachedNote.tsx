import { useTranslate } from '@glossator/i18n';
import type { AttachedFile } from './attached-file';
import css from './glossator-attachments.module.css';
import { useFileSize } from './use-file-size';

/** How large the files of a highlight are together, and that they can go inside the PDF. */
export function AttachedNote({ files }: { readonly files: readonly AttachedFile[] }) {
  const t = useTranslate('annotator');
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  const size = sizeOf(files.reduce((sum, file) => sum + file.size, 0));
  return <p className={css['note']}>{t('attachments.inPdf', { count: files.length, size })}</p>;
}
