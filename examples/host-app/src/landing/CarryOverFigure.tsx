import { useTranslate } from '@glossator/i18n';
import css from './glossator-landing.module.css';

/** Shows what the product does: the same highlight with its comment, in an old and in a new edition of an article. */
export function CarryOverFigure() {
  const t = useTranslate('host');
  return (
    <figure className={css['figure']}>
      <div className={css['edition']}>
        <span className={css['year']}>2025</span>
        <p>
          <b>{t('landing.figure.oldArticle')}</b> {t('landing.figure.oldBefore')}{' '}
          <mark className={css['mark']}>{t('landing.figure.marked')}</mark> {t('landing.figure.oldAfter')}
        </p>
      </div>
      <div className={css['edition']}>
        <span className={css['year']}>2026</span>
        <p>
          <b>{t('landing.figure.newArticle')}</b>{' '}
          <ins className={css['new']}>{t('landing.figure.inserted')}</ins> {t('landing.figure.newBefore')}{' '}
          <mark className={css['mark']}>{t('landing.figure.marked')}</mark> {t('landing.figure.oldAfter')}
        </p>
        <p className={css['comment']}>{t('landing.figure.comment')}</p>
      </div>
      <figcaption className={css['early']}>{t('landing.figure.caption')}</figcaption>
    </figure>
  );
}
