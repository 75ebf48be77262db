import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import css from './glossator-workspace.module.css';

/** The way back to the library, and the Code's title. */
export function CodeTitle({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  return (
    <div className={css['start']}>
      <Link to="/library" className={css['back']}>
        <ChevronLeft size="1.14em" aria-hidden />
        <span className={css['backText']}>{t('common.backToLibrary')}</span>
      </Link>
      <h1 className={css['title']} title={code.title}>
        {code.title || t('library.untitled')}
      </h1>
    </div>
  );
}
