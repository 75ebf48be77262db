import type { ReactNode } from 'react';
import { useTranslate } from '@glossator/i18n';
import { usePageTitle } from '../app/use-page-title';
import shell from '../shell/glossator-shell.module.css';
import css from './glossator-terms.module.css';

/** Headings and texts of the terms, in their order. */
const TERMS = ['service', 'account', 'content', 'sharing', 'ending', 'liability'] as const;
/** The same of the privacy policy. */
const PRIVACY = ['stored', 'purpose', 'others', 'contact', 'browser', 'rights'] as const;

/** The terms of use and the privacy policy: a draft that says so, for whoever runs the server to have reviewed and replaced. */
export function TermsScreen() {
  const t = useTranslate('host');
  return (
    <LegalText title={t('terms.title')}>
      <h2>{t('terms.use.title')}</h2>
      {TERMS.map((name) => (
        <section key={name}>
          <h3>{t(`terms.use.${name}.title`)}</h3>
          <p>{t(`terms.use.${name}.text`)}</p>
        </section>
      ))}
      <h2 id="privacy">{t('terms.privacy.title')}</h2>
      <PrivacyText />
    </LegalText>
  );
}

/** The privacy policy alone. */
export function PrivacyScreen() {
  const t = useTranslate('host');
  return (
    <LegalText title={t('terms.privacy.title')}>
      <PrivacyText />
    </LegalText>
  );
}

function PrivacyText() {
  const t = useTranslate('host');
  return PRIVACY.map((name) => (
    <section key={name}>
      <h3>{t(`terms.privacy.${name}.title`)}</h3>
      <p>{t(`terms.privacy.${name}.text`)}</p>
    </section>
  ));
}

/** A text to be reviewed by counsel, which says so. */
function LegalText({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTranslate('host');
  usePageTitle(title);
  return (
    <article className={shell['page']}>
      <div className={css['text']}>
        <h1 className={shell['title']}>{title}</h1>
        <p role="note" className={css['draft']}>
          {t('terms.draft')}
        </p>
        {children}
      </div>
    </article>
  );
}
