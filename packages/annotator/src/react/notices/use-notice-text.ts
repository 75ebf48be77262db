import { useTranslate } from '@glossator/i18n';
import type { Notice } from '../../core/notices/state';

/** Says a message in the user's language. */
export function useNoticeText(): (notice: Pick<Notice, 'code' | 'label'>) => string {
  const t = useTranslate('annotator');
  return ({ code, label }) => {
    switch (code) {
      case 'undone':
      case 'redone':
        return t(`notices.${code}`, { what: label ? t(`history.${label}`) : '' });
      default:
        return t(`notices.${code}`);
    }
  };
}
