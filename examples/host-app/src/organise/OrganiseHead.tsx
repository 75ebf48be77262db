import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import shell from '../shell/glossator-shell.module.css';
import { BackLink } from '../ui/BackLink';
import { Button, buttonClass } from '../ui/Button';
import { DiscardUpdateModal } from './DiscardUpdateModal';
import css from './glossator-organise.module.css';

/** How many documents the pending Update does something to. */
export function countChanged(code: Code): number {
  return code.documents.filter(({ warnings }) => warnings !== undefined && warnings.length > 0).length;
}

/** Whose documents these are, and what becomes of the changes made here. */
export function OrganiseHead({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  const [isDiscarding, setDiscarding] = useState(false);
  const count = countChanged(code);
  return (
    <header className={css['head']}>
      <BackLink to={`/codes/${code.id}`} className={css['back']}>
        {code.title || t('library.untitled')}
      </BackLink>
      <h1 className={shell['title']}>{t('organising.title')}</h1>
      {code.update ? (
        <div className={css['update']} role="status">
          <div className={css['updateText']}>
            <strong>{t('organising.waiting', { count })}</strong>
            <span>{t(code.update.isFromSource ? 'organising.fromSource' : 'organising.waitingText')}</span>
          </div>
          <Button onClick={() => setDiscarding(true)}>{t('organising.discardAll')}</Button>
          <Link to={`/codes/${code.id}/review`} className={buttonClass('primary')}>
            {t('organising.review')}
          </Link>
        </div>
      ) : (
        <p className={css['lead']}>
          {t(code.publication === 'draft' ? 'organising.draft' : 'organising.published')}
        </p>
      )}
      {isDiscarding && <DiscardUpdateModal code={code} count={count} onClose={() => setDiscarding(false)} />}
    </header>
  );
}
