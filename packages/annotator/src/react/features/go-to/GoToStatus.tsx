import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import css from './glossator-go-to.module.css';

/** Says what can be typed, how many places there are, or why there are none (yet). */
export function GoToStatus(props: {
  readonly id: string;
  readonly typed: string;
  readonly count: number;
  /** Whether it will be gone to what was typed once the articles are found. */
  readonly isAwaiting: boolean;
}) {
  const { id, typed, count, isAwaiting } = props;
  const t = useTranslate('annotator');
  const { status, progress, read } = useAnnotatorState(({ structure }) => structure);
  const say = (): string => {
    if (isAwaiting) return t('goTo.awaiting', { typed: typed.trim() });
    if (status === 'loading')
      return progress
        ? t('goTo.reading', { read: progress.pagesRead, total: progress.pageCount })
        : t('goTo.recognizing');
    if (count > 0) return t('goTo.found', { count });
    if (typed.trim() !== '') return t('goTo.none', { typed: typed.trim() });
    return t(read?.structure.units.some(({ kind }) => kind === 'article') ? 'goTo.hint' : 'goTo.noArticles');
  };
  return (
    <p id={id} role="status" className={css['status']}>
      {say()}
    </p>
  );
}
