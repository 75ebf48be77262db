import { useTranslate } from '@glossator/i18n';
import { usePageTitle } from '../app/use-page-title';
import shell from '../shell/glossator-shell.module.css';
import css from './glossator-terms.module.css';

/** Headings and texts of the terms, in their order. */
const TERMS = ['service', 'account', 'content', 'sharing', 'ending', 'liability'] as const;
/** The same of the privacy policy. */
const PRIVACY = ['stored', 'purpose', 'others', 'browser', 'rights'] as const;

/** The terms of use and the privacy policy: a draft that says so, for whoever runs the server to have reviewed and replaced. */
export function TermsScreen() {
  const t = useTranslate('host');
  usePageTitle(t('terms.title'));
  return (
    <article className={shell['page']}>
      <div className={css['text']}>
        <h1 className={shell['title']}>{t('terms.title')}</h1>
        <p role="note" className={css['draft']}>
          {t('terms.draft')}
        </p>
        <h2>{t('terms.use.title')}</h2>
        {TERMS.map((name) => (
          <section key={name}>
            <h3>{t(`terms.use.${name}.title`)}</h3>
            <p>{t(`terms.use.${name}.text`)}</p>
          </section>
        ))}
        <h2 id="privacy">{t('terms.privacy.title')}</h2>
        {PRIVACY.map((name) => (
          <section key={name}>
            <h3>{t(`terms.privacy.${name}.title`)}</h3>
            <p>{t(`terms.privacy.${name}.text`)}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
