import { useTranslate } from '@glossator/i18n';
import type { Notice } from '../../../core/notices/state';

/** Says a message in the user's language. */
export function useNoticeText(): (notice: Pick<Notice, 'code' | 'label' | 'count' | 'left'>) => string {
  const t = useTranslate('annotator');
  return ({ code, label, count = 1, left = 0 }) => {
    switch (code) {
      case 'undone':
      case 'redone':
        return t(`notices.${code}`, { what: label ? t(`history.${label}`, { count }) : '', left });
      case 'placesConfirmed':
        return t('notices.placesConfirmed', { count });
      default:
        return t(`notices.${code}`);
    }
  };
}
