import { DOWNLOAD_ATTACHMENTS_MAX } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import css from './glossator-download.module.css';

/** Says, where one file does not take all chosen attachments, in how many the `rest` comes, and how many are saved already. */
export function PartsNote(props: { readonly saved: number; readonly rest: number; readonly parts: number }) {
  const { saved, rest, parts } = props;
  const t = useTranslate('annotator');
  const sentences = [
    saved > 0 ? t('download.saved', { count: saved }) : '',
    parts > 1 || (saved > 0 && rest > 0)
      ? t('download.parts', { count: rest, parts, most: DOWNLOAD_ATTACHMENTS_MAX })
      : '',
  ];
  return (
    <p role="status" className={css['parts']}>
      {sentences.join(' ').trim()}
    </p>
  );
}
