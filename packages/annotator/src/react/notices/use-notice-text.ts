import { useTranslate } from '@glossator/i18n';
import type { NoticeCode } from '../../core/notices/state';

/** Says a message in the user's language. */
export function useNoticeText(): (code: NoticeCode) => string {
  const t = useTranslate('annotator');
  return (code) => t(`notices.${code}`);
}
