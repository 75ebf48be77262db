import { useTranslate } from '@glossator/i18n';
import type { ReactNode } from 'react';
import type { ReviewNews } from '../../core/review/state';
import { Button } from '../controls/Button';
import css from './glossator-review.module.css';
import { useReviewCommands, useReviewState } from './review-context';

/** Shows the state of the Update: it has changed, somebody else decided first, it is being compared, or may not be decided about. */
export function NewsBar({ onClose, backTo }: { readonly onClose: () => void; readonly backTo: string }) {
  const t = useTranslate('annotator');
  const { showNewState, reloadDocuments } = useReviewCommands();
  const news = useReviewState((state) => state.news);
  const isDone = useReviewState((state) => state.decision.status === 'done');
  const isFailed = useReviewState((state) => state.documentsStatus === 'failed');
  const documents = useReviewState((state) => state.documents);
  const mayDecide = useReviewState(({ access }) => access === 'organize' || access === 'owner');
  const textOf = (each: ReviewNews) => {
    if (each.kind !== 'reviewed') return t(`review.news.${each.kind}`);
    const { result, by } = each;
    return result === undefined
      ? t('review.news.reviewed')
      : t(`review.news.${result}`, { name: by ?? t('review.news.somebody') });
  };
  const lines = (): ReactNode => {
    if (isDone) return null;
    if (news)
      return (
        <Line text={textOf(news)} isLoud>
          {news.kind === 'changed' ? (
            <Button onClick={showNewState}>{t('review.news.showNew')}</Button>
          ) : (
            <Button onClick={onClose}>{t('review.back', { title: backTo })}</Button>
          )}
        </Line>
      );
    return (
      <>
        {isFailed && (
          <Line text={t('review.news.failed')} isLoud>
            <Button onClick={reloadDocuments}>{t('retry')}</Button>
          </Line>
        )}
        {!mayDecide && <Line text={t('review.hindrance.noAccess')} />}
        {documents
          .filter(({ comparison }) => comparison?.state === 'running')
          .map(({ id, title, comparison }) => (
            <Line
              key={id}
              text={t('review.comparing', { title, percent: Math.round((comparison?.share ?? 0) * 100) })}
            >
              <progress
                className={css['progress']}
                max={1}
                value={comparison?.share ?? 0}
                aria-label={title}
              />
            </Line>
          ))}
      </>
    );
  };
  return (
    <div role="status" className={css['newsBar']}>
      {lines()}
    </div>
  );
}

function Line(props: { readonly text: string; readonly isLoud?: boolean; readonly children?: ReactNode }) {
  return (
    <div className={css['news']} data-loud={props.isLoud ?? false}>
      <span>{props.text}</span>
      {props.children}
    </div>
  );
}
