import { BookMarked, Highlighter, Users } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { useSessionState } from '../app/services';
import { wantedLocation } from '../app/wanted-location';
import { buttonClass } from '../ui/Button';
import { CarryOverFigure } from './CarryOverFigure';
import css from './glossator-landing.module.css';

/** The front page for visitors without a session. */
export function LandingScreen() {
  const t = useTranslate('host');
  const { token } = useSessionState();
  const { state } = useLocation() as { readonly state: unknown };
  if (token) return <Navigate to="/library" replace />;
  return (
    <div className={css['landing']}>
      <div>
        <h1 className={css['title']}>{t('landing.title')}</h1>
        <p className={css['lead']}>{t('landing.lead')}</p>
        {wantedLocation(state) !== undefined && (
          <p className={css['wanted']} role="status">
            {t('login.toContinue')}
          </p>
        )}
        <p className={css['calls']}>
          <Link to="/register" state={state} className={buttonClass('primary')}>
            {t('nav.startNow')}
          </Link>
          <Link to="/login" state={state} className={buttonClass('line')}>
            {t('nav.logIn')}
          </Link>
        </p>
        <ul className={css['points']}>
          <li>
            <BookMarked size="1.43em" aria-hidden /> {t('landing.points.codes')}
          </li>
          <li>
            <Highlighter size="1.43em" aria-hidden /> {t('landing.points.annotate')}
          </li>
          <li>
            <Users size="1.43em" aria-hidden /> {t('landing.points.share')}
          </li>
        </ul>
        <p className={css['early']}>{t('landing.early')}</p>
      </div>
      <CarryOverFigure />
    </div>
  );
}
